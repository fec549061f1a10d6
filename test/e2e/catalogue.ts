/** The living catalogue, built for a test and served alone: parts need no Plaza behind them. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { afterAll, beforeAll } from 'vitest'
import { sendAvatar } from '#platform/server/avatars/send-avatar.ts'
import { withHtmlTag } from '#platform/server/page-cache.ts'
import { staticFiles } from '#platform/server/static-files.ts'
import { documentDigits, documentLanguage, htmlTag, keptTheme } from '#platform/server/visitor.ts'
import { DEFAULT_THEME } from '#platform/shared/theme.ts'
import { foundBrowser } from './stage.ts'
import { Visitor } from './visitor.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Where files of tests, some at the same time, each build their own. */
const BUILDS = 'build-catalogue'

export type Catalogue = { arrive(options?: Parameters<typeof Visitor.arrive>[2]): Promise<Visitor> }

export function useCatalogue(): Catalogue {
  let browser: Browser
  let server: Server
  let url = ''
  let folder = ''

  beforeAll(async () => {
    mkdirSync(ROOT + BUILDS, { recursive: true })
    folder = mkdtempSync(`${ROOT}${BUILDS}/`)
    buildCatalogue(folder)
    const { path, flags } = foundBrowser()
    ;[server, browser] = await Promise.all([serve(folder), chromium.launch({ executablePath: path, args: flags })])
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await browser?.close()
    server?.closeAllConnections()
    server?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { arrive: (options) => Visitor.arrive(browser, url, options) }
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
