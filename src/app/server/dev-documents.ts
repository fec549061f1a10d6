/** Documents of `npm run dev`: rendered by Vite from the sources as they are, with data from the API over HTTP. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { Contract } from '#contract'
import { withHtmlTag } from '#platform/server/page-cache.ts'
import { documentCurrency, documentDigits, documentLanguage, hasSessionCookie, htmlTag, readThemeCookie } from '#platform/server/visitor.ts'
import { DEFAULT_THEME, type Theme } from '#platform/shared/theme.ts'
import { renderShell } from './app-shell.ts'
import { redirect } from './documents.ts'
import { routeGuard } from './route-guard.ts'

type WebEntry = { pageContext: Parameters<RouterContextProvider['set']>[0] }

const HTTP = { https: false }

/**
 * `origin` is the public address, `api` the child's address. There is no page cache and no CSP, because Vite injects scripts into the page.
 */
export function createDevDocuments(
  vite: ViteDevServer,
  origin: string,
  api: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    const language = documentLanguage(request, url)
    const digits = documentDigits(request)
    const currency = documentCurrency(request)
    const clientOf = (cookie?: string): ContractRouterClient<Contract> =>
      createORPCClient(
        new RPCLink({
          url: `${api}/rpc`,
          headers: { origin, 'sec-fetch-site': 'same-origin', 'accept-language': language, ...(cookie && { cookie }) },
        }),
      )
    const carried = hasSessionCookie(request, HTTP)
    const user = carried ? (await clientOf(request.headers.cookie).accounts.session.get()).user : null
    const admission = await routeGuard(build)(url, { carriesSession: carried, whoAsks: async () => user })
    if ('to' in admission) return redirect(response, 302, admission.to)
    const render = createRequestHandler(build, 'development')
    const kept = readThemeCookie(request)
    const theme: Theme = user?.preferences.theme ?? (kept === 'unreadable' || !kept ? DEFAULT_THEME : kept)
    const tag = htmlTag({ language, digits, currency, theme, viewer: user ? 'member' : 'guest' })
    const send = (status: number, html: string) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      response.end(withHtmlTag(html, tag))
    }
    if (admission.show === 'shell') return send(200, (await renderShell(render, build, { language, origin })).html)

    const provider = new RouterContextProvider()
    provider.set((build.entry.module as unknown as WebEntry).pageContext, {
      api: clientOf(),
      language,
      digits,
      currency,
      origin,
      path: url.pathname,
    })
    const result = await render(new Request(url), provider)
    const location = result.headers.get('location')
    if (location) return redirect(response, result.status, location)
    send(result.status, await result.text())
  }
}
