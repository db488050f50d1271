// Runs before anything is drawn, so that a page in the dark never flashes white. No module: it must not wait.
try {
  const theme = JSON.parse(localStorage.getItem("reddog.theme") ?? '"system"');
  if (theme !== "system") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme will do.
}
