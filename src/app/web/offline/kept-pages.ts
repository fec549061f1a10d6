import { CACHES } from '#platform/web/worker/names.ts'

export type KeptPage = { path: string; title: string }

const MOST = 12

/** Public pages that can be opened without a connection, the last kept first, by what they are called. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!('caches' in window) || !(await caches.has(CACHES.pages))) return []
  const cache = await caches.open(CACHES.pages)
  const requests = [...(await cache.keys())].reverse().slice(0, MOST)
  return Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
      const { title } = new DOMParser().parseFromString(html, 'text/html')
      return { path: pathname + search, title: title.split(' · ')[0] || pathname }
    }),
  )
}
