/** Pages of Plaza as PDF, drawn by a Chromium that reaches nobody: whatever it asks for, Plaza answers itself. */
import type { Request } from 'playwright-core'
import type { Language } from '#platform/shared/language.ts'
import { chromiumFlags } from './chromium.ts'

export type PageRequest = { method: string; url: string; headers: Record<string, string>; body: Buffer | null }
export type PageAnswer = { status: number; headers: Record<string, string>; body: Buffer }

/**
 * `ready` is a selector of what has to stand on the page; printing throws when that does not come. `cookies` are those that the page's
 * own scripts read, nothing secret.
 */
export type Paper = {
  url: string
  ready: string
  language: Language
  cookies: Readonly<Record<string, string>>
  answer: (request: PageRequest) => Promise<PageAnswer>
}
export type Print = (paper: Paper) => Promise<Buffer>

const PATIENCE_MS = 20_000

/** `executablePath` null: there is none, and nothing is printed. */
export function openPrinter(executablePath: string | null): Print | null {
  if (executablePath === null) return null
  return async ({ url, ready, language, cookies, answer }) => {
    const { chromium } = await import('playwright-core')
    const browser = await chromium.launch({ executablePath, args: chromiumFlags(), timeout: PATIENCE_MS })
    try {
      const context = await browser.newContext({ serviceWorkers: 'block', colorScheme: 'light', locale: language })
      context.setDefaultTimeout(PATIENCE_MS)
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
      const page = await context.newPage()
      await page.route('**/*', async (route) => {
        const request = route.request()
        if (new URL(request.url()).origin !== new URL(url).origin) return route.abort()
        await route.fulfill(await answer(await asked(request)))
      })
      await page.goto(url)
      await page.locator(ready).waitFor()
      await page.evaluate('document.fonts.ready.then(() => true)')
      return await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true })
    } finally {
      await browser.close()
    }
  }
}

async function asked(request: Request): Promise<PageRequest> {
  return { method: request.method(), url: request.url(), headers: await request.allHeaders(), body: request.postDataBuffer() }
}
