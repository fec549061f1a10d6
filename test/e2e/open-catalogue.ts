/** Serves the component catalog alone, without a Plaza. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { sendAvatar } from '#platform/server/avatars/send-avatar.ts'
import { withHtmlTag } from '#platform/server/page-cache.ts'
import { staticFiles } from '#platform/server/static-files.ts'
import { documentDigits, documentLanguage, htmlTag, readThemeCookie } from '#platform/server/visitor.ts'
import { DEFAULT_THEME } from '#platform/shared/theme.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export type OpenCatalogue = { url: string; close(): void }

/** Serves a build of the catalog until `close`; `folder` is that of `buildCatalogue`. */
export async function openCatalogue(folder: string): Promise<OpenCatalogue> {
  const server = await serve(folder)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

type WebEntry = { pageContext: Parameters<RouterContextProvider['set']>[0] }

async function serve(folder: string): Promise<Server> {
  const build = (await import(`${folder}/server/index.js`)) as ServerBuild
  const { pageContext } = build.entry.module as unknown as WebEntry
  const render = createRequestHandler(build, 'production')
  const built = staticFiles(`${folder}/client`)
  const pictures = staticFiles(ROOT)
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const path = url.pathname
    if (path.startsWith('/avatars/')) return sendAvatar(request, response, path)
    if (path.startsWith('/demo/') && (await pictures.send(request, response, path, 'revalidate'))) return
    if (path !== '/' && (await built.send(request, response, path, 'revalidate'))) return
    if (!path.startsWith('/dev/ui')) return void response.writeHead(404).end()
    const language = documentLanguage(request, url)
    const provider = new RouterContextProvider()
    const digits = documentDigits(request)
    provider.set(pageContext, { language, digits, currency: null, origin: url.origin, path })
    const kept = readThemeCookie(request)
    const theme = kept === 'unreadable' || !kept ? DEFAULT_THEME : kept
    const tag = htmlTag({ language, digits, theme, viewer: 'guest' })
    const page = await render(new Request(url), provider)
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' })
    response.end(withHtmlTag(await page.text(), tag))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
