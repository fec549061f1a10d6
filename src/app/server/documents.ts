/** Serves documents: rendered by the web build, cached by the page cache, sent with the visitor's own `<html>` tag. */
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRouterClient } from '@orpc/server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { contentSecurityPolicy, inlineScriptHashes } from '#platform/server/content-security-policy.ts'
import { acceptedEncoding } from '#platform/server/encoding.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import { type Page, type PageCache, type Variant, withHtmlTag } from '#platform/server/page-cache.ts'
import type { Member, Services } from '#platform/server/services.ts'
import { documentCurrency, documentDigits, documentLanguage, hasSessionCookie, htmlTag } from '#platform/server/visitor.ts'
import { type Digits, type DisplayCurrency, type Language, toLocale } from '#platform/shared/language.ts'
import { OFFLINE_CACHE_HEADER, OFFLINE_PATH } from '#platform/shared/offline.ts'
import { safeReturnPath } from '#platform/shared/safe-return-path.ts'
import type { Theme } from '#platform/shared/theme.ts'
import { isAvailableOffline } from '../offline-pages.ts'
import { anonymousContext } from './anonymous-context.ts'
import { createAppShells } from './app-shell.ts'
import { loadDocumentTheme } from './document-theme.ts'
import { pageModules } from './page-modules.ts'
import { canonicalUrl, findPageRule } from './page-rules.ts'
import { routeGuard } from './route-guard.ts'
import { router } from './wiring.ts'

type Chosen = { digits: Digits; currency: DisplayCurrency | null }

const BUILD = new URL('../../../build/server/index.js', import.meta.url)

/** Loads the web build of this version. Throws when there is none. */
export async function loadWebBuild(): Promise<ServerBuild> {
  if (!existsSync(BUILD)) throw new Error('The web is not built. Run `npm run build`, or `npm start`, which builds it automatically.')
  return (await import(BUILD.href)) as ServerBuild
}

/** `contextOf` is called only for members, and when a page must be rendered. */
export type Documents = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  contextOf: () => Promise<RequestContext>,
) => Promise<void>

/** `rate` returns the current display rate, in riyals per dollar. */
export function createDocuments(build: ServerBuild, cache: PageCache, services: Services, rate: () => Promise<number>): Documents {
  const { publicOrigin, log } = services
  const https = publicOrigin.startsWith('https:')
  const render = createRequestHandler(build, 'production')
  const shellOf = createAppShells(build, publicOrigin)
  const admit = routeGuard(build)
  const { pageContext, fontsToPreload, otherTranslationsUrl, setExchangeRate } = build.entry.module as unknown as WebEntry
  const modulesOf = pageModules(build)

  return async (request, response, url, askContext) => {
    let asked: Promise<RequestContext> | null = null
    const contextOf = () => {
      asked ??= askContext()
      return asked
    }
    // A visitor who was sent to the offline page and reaches the server is online, so redirect back.
    const wanted = url.pathname === OFFLINE_PATH ? url.searchParams.get('to') : null
    if (wanted !== null) return redirect(response, 302, safeReturnPath(wanted) ?? '/')
    const admission = await admit(url, {
      carriesSession: hasSessionCookie(request, { https }),
      whoAsks: async () => memberFor(await contextOf()),
    })
    if ('to' in admission) return redirect(response, 302, admission.to)
    const language = documentLanguage(request, url)
    const digits = documentDigits(request)
    const currency = documentCurrency(request)
    const theme = await loadDocumentTheme(request, response, { https, log, contextOf })
    const sarPerUsd = await rate()
    setExchangeRate(sarPerUsd)
    const viewer = admission.viewer ?? (hasSessionCookie(request, { https }) ? 'member' : 'guest')
    const tag = htmlTag({ language, digits, currency, theme, viewer, sarPerUsd })
    response.setHeader('link', fontsToPreload(theme, language).map(preloadFont))
    if (admission.show === 'shell') {
      response.appendHeader('link', [preloadTexts(otherTranslationsUrl(language)), ...modulesOf(url.pathname).map(preloadScript)])
      if (isAvailableOffline(url.pathname)) response.setHeader(OFFLINE_CACHE_HEADER, 'members')
      const served = await cache.serve(`shell ${language}`, [], tag, () => shellOf(language))
      return sendServed(request, response, served, tag)
    }
    const rule = findPageRule(url.pathname)
    const target = canonicalUrl(url, rule)
    const renderPage = () => renderDocument(target, anonymousContext(services, language), { digits, currency })

    // Browsers open documents without headers of ours, so none of them has a meaning here.
    if (!rule.tags) {
      const result = await renderDocument(target, { ...(await contextOf()), language, header: () => null }, { digits, currency })
      if (rule.offline && viewer === 'member' && result.status === 200) response.setHeader(OFFLINE_CACHE_HEADER, rule.offline)
      return sendPage(response, result, tag)
    }
    const tags = rule.tags(rule.pattern.exec(url.pathname) ?? ([''] as unknown as RegExpExecArray))
    const key = `${toLocale(language, digits, currency)} ${target}`
    if (rule.offline) response.setHeader(OFFLINE_CACHE_HEADER, rule.offline)
    sendServed(request, response, await cache.serve(key, tags, tag, renderPage), tag)
  }

  async function renderDocument(target: string, context: RequestContext, chosen: Chosen): Promise<Page> {
    const provider = new RouterContextProvider()
    const path = new URL(target, publicOrigin).pathname
    const api = createRouterClient(router, { context })
    provider.set(pageContext, { api, language: context.language, ...chosen, origin: publicOrigin, path })
    const result = await render(new Request(new URL(target, publicOrigin)), provider)
    return { status: result.status, html: await result.text(), location: result.headers.get('location') }
  }
}

/** An administrator who lacks a second factor may open the administration, which then says what to do. */
function memberFor({ viewer }: RequestContext): Pick<Member, 'role'> | null {
  if (viewer.kind !== 'member') return null
  return viewer.lacksSecondFactor ? { role: 'admin' } : viewer
}

/** The address of the style sheet of every page. */
export const stylesheetOf = (build: ServerBuild) => (build.entry.module as unknown as WebEntry).stylesheet

type WebEntry = {
  stylesheet: string
  pageContext: Parameters<RouterContextProvider['set']>[0]
  fontsToPreload(theme: Theme, language: Language): string[]
  otherTranslationsUrl(language: Language): string
  setExchangeRate(sarPerUsd: number): void
}

const preloadFont = (href: string) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`
const preloadTexts = (href: string) => `<${href}>; rel=preload; as=fetch; crossorigin`
const preloadScript = (href: string) => `<${href}>; rel=modulepreload`

function sendServed(
  request: IncomingMessage,
  response: ServerResponse,
  served: Awaited<ReturnType<PageCache['serve']>>,
  tag: string,
): void {
  if ('variant' in served) sendVariant(request, response, served.variant)
  else sendPage(response, served.page, tag)
}

function sendVariant(request: IncomingMessage, response: ServerResponse, { bodies, etag, policy }: Variant): void {
  response.setHeader('content-security-policy', policy)
  response.setHeader('cache-control', 'private, no-cache')
  response.setHeader('vary', 'Accept-Encoding, Accept-Language, Cookie')
  response.setHeader('etag', etag)
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bodies[encoding].length })
  response.end(request.method === 'HEAD' ? undefined : bodies[encoding])
}

function sendPage(response: ServerResponse, { status, html, location }: Page, tag: string): void {
  if (location) {
    redirect(response, status, location)
    return
  }
  const body = Buffer.from(withHtmlTag(html, tag))
  response.setHeader('content-security-policy', contentSecurityPolicy(inlineScriptHashes(html)))
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'private, no-cache',
  })
  response.end(body)
}

export function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location, 'cache-control': 'no-store', 'content-length': 0 }).end()
}
