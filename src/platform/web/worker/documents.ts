/** Documents: from the server if it answers, else from the cache, else the offline page. */
import { CacheExpiration } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { OFFLINE_CACHE_HEADER, OFFLINE_PATH } from '#platform/shared/offline.ts'
import { CACHES, pageKey, TITLE_HEADER } from './names.ts'
import { type DocumentEvent, scope } from './scope.ts'

const MONTH_S = 30 * 24 * 3600
const HOUR_MS = 3_600_000

/** Documents that the worker has seen and must not cache, so that it doesn't ask for them again. */
const unmarked = new Set<string>()

/** Logouts since the worker started. A page that was asked for before one is not cached after it. */
let logouts = 0

const expiration = new CacheExpiration(CACHES.pages, { maxEntries: 60, maxAgeSeconds: MONTH_S })

/** Called when the user has logged out. */
export async function forgetCachedPages(): Promise<void> {
  logouts += 1
  await caches.delete(CACHES.pages)
}

export async function answerDocument(request: Request, event: DocumentEvent): Promise<Response> {
  const logoutsBefore = logouts
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    if (isForEveryone(response)) event.waitUntil(cachePage(request.url, response.clone(), logoutsBefore))
    if (isPage(response) && marksFor(response) === null) unmarked.add(request.url)
    return response
  } catch {
    return (await findCachedPage(request.url)) ?? (await offlinePage(new URL(request.url)))
  }
}

/** Caches a page whose document the worker has not seen: it was open before the worker was installed, or opened by the router. */
export async function cacheVisitedPage(address: string, title: string): Promise<void> {
  const logoutsBefore = logouts
  if (unmarked.has(address) || (await wasCachedLately(address))) return
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (isForEveryone(response)) await cachePage(address, response, logoutsBefore)
  else if (marksFor(response) === 'members') await cachePage(address, withTitle(response, title), logoutsBefore)
}

/** Only documents that the server marks are cached; they contain nothing personal. */
function marksFor(response: Response): string | null {
  return isPage(response) ? response.headers.get(OFFLINE_CACHE_HEADER) : null
}

/** A redirect or a failure may be something else the next time. */
const isPage = (response: Response) => response.status === 200 && !response.redirected

const isForEveryone = (response: Response) => marksFor(response) === 'everyone'

/** The document of a page behind login has no title of its own. */
function withTitle(response: Response, title: string): Response {
  const headers = new Headers(response.headers)
  headers.set(TITLE_HEADER, encodeURIComponent(title))
  return new Response(response.body, { headers })
}

async function wasCachedLately(address: string): Promise<boolean> {
  const page = await (await caches.open(CACHES.pages)).match(pageKey(address), { ignoreVary: true })
  const sentAt = Date.parse(page?.headers.get('date') ?? '')
  return Date.now() - sentAt < HOUR_MS
}

async function cachePage(address: string, response: Response, logoutsBefore: number): Promise<void> {
  if (logoutsBefore !== logouts) return
  const key = pageKey(address)
  try {
    const cache = await caches.open(CACHES.pages)
    await cache.put(key, response)
    if (logoutsBefore !== logouts) {
      await cache.delete(key)
      return
    }
    await expiration.updateTimestamp(key)
    await expiration.expireEntries()
  } catch (error) {
    // A full disk is not an error here: the page just isn't available offline.
    console.info('could not cache a page', error)
  }
}

async function findCachedPage(address: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.pages)
  const page = await cache.match(pageKey(address), { ignoreVary: true })
  return page && withChosenTheme(page)
}

async function offlinePage({ pathname, search }: URL): Promise<Response> {
  if (pathname !== OFFLINE_PATH) return Response.redirect(`${OFFLINE_PATH}?${new URLSearchParams({ to: pathname + search })}`)
  const page = await matchPrecache(OFFLINE_PATH)
  return page ? withChosenTheme(page) : Response.error()
}

/** A cached page may have an older theme than the current one. */
async function withChosenTheme(page: Response): Promise<Response> {
  const theme = (await scope.cookieStore?.get('plaza_theme'))?.value
  if (!theme || !/^[a-z0-9-]{1,40}$/.test(theme)) return page
  const html = await page.text()
  return new Response(html.replace(/(<html[^>]* data-theme=")[^"]*/, `$1${theme}`), { headers: page.headers })
}
