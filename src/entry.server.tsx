/** Renders a page completely before anything is sent: a document is cached and sent whole, or not at all. */

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { forwarded } from 'virtual:forwarded-files'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { serverI18n } from '#platform/web/i18n/server.ts'
import { LocaleContext } from '#platform/web/i18n/use-locale.ts'
import { pageContext } from '#platform/web/page-context.ts'
import { skipForwardedFiles, startScriptsAfterFirstPaint } from '#platform/web/start-scripts.ts'
import { OriginContext } from '#platform/web/ui/page-head.tsx'

export { fontsToPreload } from '#platform/web/fonts.ts'
export { otherTranslationsUrl } from '#platform/web/i18n/browser.ts'
export { setExchangeRate } from '#platform/web/money.tsx'
export { pageContext } from '#platform/web/page-context.ts'
export { default as stylesheet } from '#platform/web/styles.css?url'

const RENDER_LIMIT_MS = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { language, digits, currency, origin } = loadContext.get(pageContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', language)
  const html = await renderDocument(
    <I18nextProvider i18n={serverI18n(language)}>
      <LocaleContext value={{ digits, currency }}>
        <OriginContext value={origin}>
          <ServerRouter context={routerContext} url={request.url} />
        </OriginContext>
      </LocaleContext>
    </I18nextProvider>,
  )
  const withScripts = routerContext.isSpaMode ? skipForwardedFiles : startScriptsAfterFirstPaint
  return new Response(withScripts(html, forwarded), { status, headers })
}

function renderDocument(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // React must not split the document into parts that a script inserts later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(limit)
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onError: reject,
    })
    const limit = setTimeout(() => abort(new Error('The page took too long.')), RENDER_LIMIT_MS)
  })
}
