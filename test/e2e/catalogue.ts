/** The living catalogue for a file of tests, and a browser. */
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type OpenCatalogue, openCatalogue } from './open-catalogue.ts'
import { foundBrowser } from './stage.ts'
import { Visitor } from './visitor.ts'

export type Catalogue = { arrive(options?: Parameters<typeof Visitor.arrive>[2]): Promise<Visitor> }

export function useCatalogue(): Catalogue {
  let browser: Browser
  let catalogue: OpenCatalogue

  beforeAll(async () => {
    const { path, flags } = foundBrowser()
    ;[catalogue, browser] = await Promise.all([openCatalogue(), chromium.launch({ executablePath: path, args: flags })])
  })
  afterAll(async () => {
    await browser?.close()
    catalogue?.close()
  })
  return { arrive: (options) => Visitor.arrive(browser, catalogue.url, options) }
}
