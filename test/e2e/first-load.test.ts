/** What a guest's first visit leaves for later: texts that public pages don't show, and code of what isn't seen yet. */
import { setTimeout } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()
const PAGES = [
  '/',
  '/marketplace',
  '/marketplace?q=nothingofthekind',
  '/vendors/dar-amira',
  '/pages/about',
  '/checkout',
  '/login',
  '/register',
]

test.each(LANGUAGES)('public pages in %s show no text that is not in their first file', async (language) => {
  const guest = await fixture.arrive({ words: loadTranslations(language) })
  await guest.context.route('**/app.json*', (route) => route.abort())
  guest.forgive(/app\.json/)
  for (const path of [...PAGES, await firstProduct()]) {
    await guest.open(path)
    expect(await namelessControls(guest), path).toEqual([])
  }
  // React reports a text that differs from the document's.
  await guest.leave()
})

const namelessControls = ({ page }: Actor) =>
  page.locator('h1, h2, h3, button, a').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.textContent?.trim() && !element.getAttribute('aria-label'))
      .filter((element) => !element.querySelector('img[alt]:not([alt=""]), svg[aria-label]'))
      .map((element) => element.outerHTML),
  )

test('the reviews of a product are in the document, and their code is loaded when they are about to be seen', async () => {
  const guest = await fixture.arrive({ width: 390 })
  const scripts: string[] = []
  guest.page.on('request', (request) => scripts.push(request.url()))
  const areLoaded = () => scripts.some((url) => url.includes('/reviews-section-'))
  await guest.page.goto(await firstProduct(), { waitUntil: 'networkidle' })
  const reviews = guest.page.locator('section[aria-labelledby=reviews-title]')
  expect(await reviews.isVisible()).toBe(true)
  expect(areLoaded()).toBe(false)
  const heading = await reviews.locator('h2').elementHandle()
  await reviews.scrollIntoViewIfNeeded()
  await expect.poll(areLoaded).toBe(true)
  await guest.awake()
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  await guest.leave()
})

test('the cards below the first rows and the footer run when somebody uses the page', async () => {
  const guest = await fixture.arrive({ width: 390 })
  await guest.page.goto('/marketplace', { waitUntil: 'networkidle' })
  const cards = guest.main().getByRole('article')
  const footer = guest.page.getByRole('contentinfo')
  await expect.poll(() => isAwake(cards.nth(0))).toBe(true)
  const later = cards.nth(20)
  expect([await isAwake(later), await isAwake(footer)]).toEqual([false, false])
  const link = await later.getByRole('link').elementHandle()
  await later.scrollIntoViewIfNeeded()
  await expect.poll(() => isAwake(later)).toBe(true)
  await expect.poll(() => isAwake(footer)).toBe(true)
  expect(await link?.evaluate((element) => element.isConnected)).toBe(true)
  await guest.leave()
})

test('the scripts of a product begin when its picture is there', async () => {
  const guest = await fixture.arrive({ width: 390 })
  const loaded: string[] = []
  await guest.context.route('**/files/*', async (route) => {
    await setTimeout(200)
    loaded.push('picture')
    await route.continue()
  })
  guest.page.on('request', (request) => void (request.resourceType() === 'script' && loaded.push('script')))
  await guest.page.goto(await firstProduct(), { waitUntil: 'networkidle' })
  expect(loaded[0]).toBe('picture')
  expect(loaded).toContain('script')
  await guest.leave()
})

test('what is typed into the search before its script has loaded is kept, and gets suggestions', async () => {
  const guest = await fixture.arrive({ width: 1440 })
  const { promise: waited, resolve: goOn } = Promise.withResolvers<void>()
  await guest.context.route('**/shop-search-*', async (route) => {
    await waited
    await route.continue()
  })
  await guest.page.goto('/', { waitUntil: 'networkidle' })
  const field = guest.page.getByRole('banner').getByRole('combobox')
  await field.click()
  await guest.page.keyboard.type('bowl')
  goOn()
  await expect.poll(() => isAwake(field)).toBe(true)
  await guest.page.getByRole('option').first().waitFor()
  expect(await field.inputValue()).toBe('bowl')
  await guest.page.keyboard.press('Enter')
  await guest.page.waitForURL('**/marketplace?q=bowl')
  await guest.leave()
})

const isAwake = (place: Locator) => place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))

async function firstProduct(): Promise<string> {
  const response = await fetch(`${fixture.plaza.url}/api/v1/marketplace/listings?limit=1`)
  const { items } = (await response.json()) as { items: { productId: string }[] }
  return `/products/${items[0]?.productId}`
}
