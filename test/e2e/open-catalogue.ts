/** The living catalogue, built and served alone: parts need no Plaza behind them. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { sendAvatar } from '#platform/server/avatars/send-avatar.ts'
import { withHtmlTag } from '#platform/server/page-cache.ts'
import { staticFiles } from '#platform/server/static-files.ts'
import { documentDigits, documentLanguage, htmlTag, keptTheme } from '#platform/server/visitor.ts'
import { DEFAULT_THEME } from '#platform/shared/theme.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Where files of tests, some at the same time, each build their own. */
const BUILDS = 'build-catalogue'

export type OpenCatalogue = { url: string; close(): void }

/** Built and served until `close`, which leaves nothing of it. */
export async function openCatalogue(): Promise<OpenCatalogue> {
  mkdirSync(ROOT + BUILDS, { recursive: true })
  const folder = mkdtempSync(`${ROOT}${BUILDS}/`)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    buildCatalogue(folder)
    const server = await serve(folder)
    const close = () => {
      server.closeAllConnections()
      server.close()
      remove()
    }
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
  } catch (error) {
    remove()
    throw error
  }
}

function buildCatalogue(folder: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${ROOT}node_modules/@react-router/dev/bin.cjs`, 'build'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', PLAZA_CATALOGUE: relative(ROOT, folder) },
  })
  if (status !== 0) throw new Error(`the catalogue was not built:\n${stdout}${stderr}`)
}

type WebEntry = { apiContext: Parameters<RouterContextProvider['set']>[0] }

async function serve(folder: string): Promise<Server> {
  const build = (await import(`${folder}/server/index.js`)) as ServerBuild
  const { apiContext } = build.entry.module as unknown as WebEntry
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
    provider.set(apiContext, { language, digits, origin: url.origin, path })
    const kept = keptTheme(request)
    const theme = kept === 'unreadable' || !kept ? DEFAULT_THEME : kept
    const tag = htmlTag({ language, digits, theme, viewer: 'guest' })
    const page = await render(new Request(url), provider)
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' })
    response.end(withHtmlTag(await page.text(), tag))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
