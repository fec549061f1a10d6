/** Names shared by page and worker. */
export const WORKER_PATH = '/sw.js'

export const CACHES = { pages: 'plaza-pages', pictures: 'plaza-pictures', assets: 'plaza-assets', words: 'plaza-words' } as const

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
