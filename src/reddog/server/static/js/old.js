// For browsers that are too old for the page, and for a page of which a part did not come. Written so that all of them
// can read it: no module, no word that came later.
(function () {
  var script = document.createElement("script");
  var known = window.HTMLScriptElement && HTMLScriptElement.supports && HTMLScriptElement.supports("importmap");
  var drawn = window.CSS && CSS.supports && CSS.supports("color", "light-dark(#fff, #000)");
  if (!("noModule" in script) || !known || !drawn) show("old");
  // What a page is made of may fail to come, in the middle of it.
  window.addEventListener(
    "error",
    function (/** @type {any} */ event) {
      var name = event.target && event.target.nodeName;
      if ((name === "SCRIPT" || name === "LINK") && document.querySelector("[data-empty]")) show("part");
    },
    true
  );
  /** @param {string} name */
  function show(name) {
    var text = document.getElementById("plain-" + name);
    if (text) text.removeAttribute("hidden");
  }
})();
