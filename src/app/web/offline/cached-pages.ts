import { CACHES, TITLE_HEADER } from '#platform/web/worker/names.ts'

export type CachedPage = { path: string; title: string }

const MAX_PAGES = 12

const titleOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').title

/** Lists the cached pages with their titles, newest first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  if (!('caches' in window) || !(await caches.has(CACHES.pages))) return []
  const cache = await caches.open(CACHES.pages)
  const requests = [...(await cache.keys())].reverse().slice(0, MAX_PAGES)
  return Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const response = await cache.match(request, { ignoreVary: true })
      const kept = response?.headers.get(TITLE_HEADER)
      const title = kept ? decodeURIComponent(kept) : titleOf((await response?.text()) ?? '')
      return { path: pathname + search, title: title.split(' · ')[0] || pathname }
    }),
  )
}
