/** What page and worker call by the same name. */
export const WORKER_PATH = '/sw.js'

export const CACHES = { pages: 'plaza-pages', pictures: 'plaza-pictures', assets: 'plaza-assets', words: 'plaza-words' } as const

/** What tells where somebody has been; the rest is the same for all who use this version. */
const TRACES = [CACHES.pages, CACHES.pictures]

/** Nothing stays of where somebody was and what they saw. */
export async function forgetKeptPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  await Promise.all(TRACES.map((name) => caches.delete(name)))
}

/** Keys that say where a visitor comes from or which language they read; a kept page is the same page without them. */
const NOT_THE_PAGE = /^(lng|utm_.*|fbclid|gclid)$/

/** One address for all ways of writing the same page. */
export function pageKey(address: string): string {
  const url = new URL(address)
  for (const key of [...url.searchParams.keys()]) if (NOT_THE_PAGE.test(key)) url.searchParams.delete(key)
  url.searchParams.sort()
  url.hash = ''
  return url.href
}
