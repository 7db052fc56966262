// The service worker: the second visit works without a network. It keeps the files of one build, all of them or none. It imports nothing, so
// that it starts in browsers too that have no modules there.

export {};

/** Files of the build; put in by `build/page-folder.ts`. */
declare const __VITP_FILES__: { readonly hash: string; readonly names: readonly string[] };

/** The little that is used of a service worker's surroundings. */
interface Scope {
  addEventListener(type: string, listen: (event: ExtendableFetch) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
interface ExtendableFetch {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const scope = self as unknown as Scope;
const PREFIX = 'vitp-page-';
const NAME = `${PREFIX}${__VITP_FILES__.hash}`;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(['./', ...__VITP_FILES__.names]))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((n) => n.startsWith(PREFIX) && n !== NAME).map((n) => caches.delete(n))));
  event.waitUntil(old.then(() => scope.clients.claim()));
});

// The network first, so that a new version is seen at once; without one, what is kept.
scope.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(
    fetch(event.request).catch(async () => {
      const kept = await (await caches.open(NAME)).match(event.request, { ignoreSearch: true });
      return kept ?? Response.error();
    }),
  );
});
