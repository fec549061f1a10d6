/** Documents: from Plaza while it answers; else what was kept of that address; else a page that says what can be done. */
import { CacheExpiration } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { KEEP_HEADER, OFFLINE_PATH } from '#platform/shared/offline.ts'
import { CACHES, pageKey } from './names.ts'
import { type DocumentEvent, scope } from './scope.ts'

const MONTH_S = 30 * 24 * 3600

const expiration = new CacheExpiration(CACHES.pages, { maxEntries: 60, maxAgeSeconds: MONTH_S })

export async function answerDocument(request: Request, event: DocumentEvent): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    if (isForEveryone(response)) event.waitUntil(keep(request.url, response.clone()))
    return response
  } catch {
    return (await keptPage(request.url)) ?? (await offlinePage(new URL(request.url)))
  }
}

/** The page that was open before there was a worker to keep it. */
export async function keepPage(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (isForEveryone(response)) await keep(address, response)
}

/** Only what the server calls the same for everyone: never a page of somebody. */
function isForEveryone(response: Response): boolean {
  return response.status === 200 && !response.redirected && response.headers.has(KEEP_HEADER)
}

async function keep(address: string, response: Response): Promise<void> {
  const key = pageKey(address)
  try {
    const cache = await caches.open(CACHES.pages)
    await cache.put(key, response)
    await expiration.updateTimestamp(key)
    await expiration.expireEntries()
  } catch (error) {
    // A full disk costs a convenience.
    console.info('a page was not kept', error)
  }
}

async function keptPage(address: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.pages)
  const page = await cache.match(pageKey(address), { ignoreVary: true })
  return page && inChosenTheme(page)
}

async function offlinePage({ pathname, search }: URL): Promise<Response> {
  if (pathname !== OFFLINE_PATH) return Response.redirect(`${OFFLINE_PATH}?${new URLSearchParams({ to: pathname + search })}`)
  const page = await matchPrecache(OFFLINE_PATH)
  return page ? inChosenTheme(page) : Response.error()
}

/** A page is kept as it was sent, and the theme may have changed since. */
async function inChosenTheme(page: Response): Promise<Response> {
  const theme = (await scope.cookieStore?.get('plaza_theme'))?.value
  if (!theme || !/^[a-z0-9-]{1,40}$/.test(theme)) return page
  const html = await page.text()
  return new Response(html.replace(/(<html[^>]* data-theme=")[^"]*/, `$1${theme}`), { headers: page.headers })
}
