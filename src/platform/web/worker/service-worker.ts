/**
 * `/sw.js`: Plaza offline (docs/decisions/0017-offline.md). Caches the shell of this build, the documents of visited pages,
 * and their assets; never an answer of `/rpc` or a personal document. A new version is activated only when the user asks for it.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { OFFLINE_PATH } from '#platform/shared/offline.ts'
import { answerDocument, cacheVisitedPage, forgetCachedPages } from './documents.ts'
import { CACHES } from './names.ts'
import { openPlace, showPush } from './push.ts'
import { scope } from './scope.ts'

/** The files of the offline page; scripts/build-worker.ts fills them in. */
declare const PLAZA_SHELL: { url: string; revision: string | null }[]

const DAY_S = 24 * 3600

const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true })],
})
const translations = new CacheFirst({ cacheName: CACHES.words, plugins: [new ExpirationPlugin({ maxEntries: 6 })] })
const pictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
})

// The offline page is cached in the visitor's language, with the translations and fonts it links to.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (new URL(request.url).pathname === OFFLINE_PATH && response.ok) await cacheLinkedAssets(await response.clone().text())
      return response.ok ? response : null
    },
  },
])
precache(PLAZA_SHELL)
cleanupOutdatedCaches()

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request, event }) => answerDocument(request, event),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (asked) => (await matchPrecache(asked.request)) ?? assets.handle(asked),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/locales/') && url.searchParams.has('v'), translations)
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(files|avatars|icons)\/|^\/favicon\.svg$/.test(url.pathname), pictures)

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]))
})

scope.addEventListener('message', (event) => {
  const { type, page, title = '' } = (event.data ?? {}) as { type?: string; page?: string; title?: string }
  if (type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting())
  if (type === 'FORGET_PAGES') event.waitUntil(forgetCachedPages().then(() => event.ports[0]?.postMessage('forgotten')))
  if (type === 'KEEP_PAGE' && page && new URL(page).origin === scope.location.origin) event.waitUntil(cacheVisitedPage(page, title))
})

scope.addEventListener('push', showPush)
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPlace(event.notification.data.href))
})

async function cacheLinkedAssets(html: string): Promise<void> {
  const linked = [...html.matchAll(/<link rel="preload" href="(\/(?:assets|locales)\/[^"]+)"/g)].map(([, url = '']) => url)
  // A page behind login also loads the texts that the document doesn't link to.
  const parts = linked.flatMap((url) => (url.startsWith('/locales/') ? [url, url.replace('/translation.json', '/app.json')] : url))
  for (const [name, folder] of [
    [CACHES.assets, '/assets/'],
    [CACHES.words, '/locales/'],
  ] as const) {
    const cache = await caches.open(name)
    await cache.addAll(parts.filter((url) => url.startsWith(folder)))
  }
}
