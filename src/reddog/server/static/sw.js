// Keeps the page's files of one version, so that it opens without a network and at once with one.
// Never the socket, never the HTTP interface: what is played is always asked for.

const ROOT = "$root/";
const KEPT = "reddog-$version";
/** What the page needs to open and to say that there is no network. */
const SHELL = $shell;

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith("reddog-") && name !== KEPT);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(ROOT)) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(freshFirst(request));
});

const isPage = (path) => path === "/" || path === "/new" || path.startsWith("/t/");

async function keep() {
  const kept = await caches.open(KEPT);
  await kept.addAll(["/", ...SHELL]);
}

async function keptFirst(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

// The page is the same for every address of it; without a network the copy of the start page will do.
async function freshFirst(request) {
  try {
    return await fetch(request);
  } catch (trouble) {
    const found = await (await caches.open(KEPT)).match("/");
    if (found) return found;
    throw trouble;
  }
}
