/** Names shared by page and worker. */
export const WORKER_PATH = '/sw.js'

export const CACHES = { pages: 'plaza-pages', pictures: 'plaza-pictures', assets: 'plaza-assets', words: 'plaza-words' } as const

/** The caches that show which pages were visited; the others are the same for all users of this version. */
const PERSONAL_CACHES = [CACHES.pages, CACHES.pictures]

/** Called on logout: deletes the visited pages and images, and tells the worker, which may be caching one. */
export async function deleteCachedPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  navigator.serviceWorker?.controller?.postMessage({ type: 'FORGET_PAGES' })
  await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)))
}

/** The title of a cached page, URI-encoded. */
export const TITLE_HEADER = 'plaza-title'

/** Parameters for tracking and language; the page is the same without them. */
const IGNORED_PARAMS = /^(lng|utm_.*|fbclid|gclid)$/

/** A normalized address, the same for all variants of a page. */
export function pageKey(address: string): string {
  const url = new URL(address)
  for (const key of [...url.searchParams.keys()]) if (IGNORED_PARAMS.test(key)) url.searchParams.delete(key)
  url.searchParams.sort()
  url.hash = ''
  return url.href
}
