/** Documents of `npm run dev`: rendered by Vite from the sources as they are, with data from the API over HTTP. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { withHtmlTag } from '#platform/server/page-cache.ts'
import { documentLanguage, htmlTag } from '#platform/server/visitor.ts'
import { redirect } from './documents.ts'

type WebEntry = { apiContext: Parameters<RouterContextProvider['set']>[0] }

/** `origin` is what people type, `api` where the child listens. No page cache and no CSP: Vite writes scripts into the page. */
export function devDocuments(
  vite: ViteDevServer,
  origin: string,
  api: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    const language = documentLanguage(request, url)
    const client = createORPCClient(
      new RPCLink({ url: `${api}/rpc`, headers: { origin, 'sec-fetch-site': 'same-origin', 'accept-language': language } }),
    )
    const provider = new RouterContextProvider()
    provider.set((build.entry.module as unknown as WebEntry).apiContext, { api: client, language, origin, path: url.pathname })
    const result = await createRequestHandler(build, 'development')(new Request(url), provider)
    const location = result.headers.get('location')
    if (location) return redirect(response, result.status, location)
    response.writeHead(result.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(withHtmlTag(await result.text(), htmlTag(request, language, { https: false })))
  }
}
