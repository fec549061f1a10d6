/** Keyboard only: everything can be reached, and the focus is always visible. */
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()

const focusIsIn = (visitor: Actor, selector: string) =>
  expect.poll(() => visitor.page.evaluate((where) => document.activeElement?.closest(where) !== null, selector)).toBe(true)

test('the first Tab leads past the header', async () => {
  const bruno = await fixture.arrive()
  await bruno.open('/marketplace')
  await bruno.page.keyboard.press('Tab')
  await expect.poll(() => bruno.link('app.shell.skip').evaluate((link) => link === document.activeElement)).toBe(true)
  await bruno.page.keyboard.press('Enter')
  await bruno.page.keyboard.press('Tab')
  await focusIsIn(bruno, 'main')
  await bruno.leave()
})

test('the focus of a product’s link is shown around its whole card', async () => {
  const bruno = await fixture.arrive()
  await bruno.open('/marketplace')
  // A later card, which the browser lays out when it is needed.
  const card = bruno.main().getByRole('article').nth(9)
  await card.getByRole('link').focus()
  await bruno.page.keyboard.press('Shift+Tab')
  await bruno.page.keyboard.press('Tab')
  const ring = await card.getByRole('link').evaluate((link) => {
    const { outlineStyle, height } = getComputedStyle(link, '::after')
    return { outlineStyle, height: Number.parseFloat(height) }
  })
  expect(ring).toEqual({ outlineStyle: 'solid', height: (await card.boundingBox())?.height })
  await bruno.leave()
})

test('a variant is chosen and added, and the cart closed, with the keyboard only', async () => {
  const bruno = await fixture.arrive()
  await bruno.open(await fixture.plaza.productPath('HSE-BTL-BLACK-500'))
  await bruno.button('catalog.color.black').focus()
  await bruno.page.keyboard.press('Space')
  await expect.poll(() => bruno.button('catalog.color.black').getAttribute('aria-pressed')).toBe('true')
  expect(await bruno.button('catalog.color.black').evaluate((button) => button === document.activeElement)).toBe(true)

  await bruno.button('cart.add').focus()
  await bruno.page.keyboard.press('Enter')
  await bruno.dialog().waitFor()
  for (let presses = 0; presses < 14; presses += 1) {
    await focusIsIn(bruno, '[role=dialog]')
    await bruno.page.keyboard.press('Tab')
  }
  await bruno.page.keyboard.press('Shift+Tab')
  await focusIsIn(bruno, '[role=dialog]')
  await bruno.page.keyboard.press('Escape')
  await bruno.dialog().waitFor({ state: 'hidden' })
  await focusIsIn(bruno, '#cart-button')
  await bruno.leave()
})

test('the language is chosen with the keyboard only, also from right to left', async () => {
  const bruno = await fixture.arrive({ words: loadTranslations('ar') })
  await bruno.open('/')
  await bruno.page.locator('header button[aria-haspopup=menu]').focus()
  await bruno.page.keyboard.press('Enter')
  await bruno.page.getByRole('menu').waitFor()
  await bruno.expectAccessibleInBothThemes('the language menu')
  await bruno.page.getByRole('menuitemradio', { name: 'Español' }).focus()
  await bruno.page.keyboard.press('Enter')
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: loadTranslations('es').say('app.hero.title') })
    .waitFor()
  await focusIsIn(bruno, 'header button[aria-haspopup=menu]')
  await bruno.leave()
})

test('on a phone the menu opens, navigates and closes', async () => {
  const bruno = await fixture.arrive({ words: loadTranslations('ar'), width: 390, theme: 'default-light' })
  await bruno.open('/')
  await bruno.button('app.nav.openMenu').focus()
  await bruno.page.keyboard.press('Enter')
  await bruno.button('app.nav.closeMenu').waitFor()
  await bruno.expectAccessibleInBothThemes('the menu on a phone')
  await bruno.page
    .locator('#menu')
    .getByRole('link', { name: bruno.say('app.nav.marketplace') })
    .press('Enter')
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: bruno.say('marketplace.title') })
    .waitFor()
  await bruno.page.locator('#menu').waitFor({ state: 'hidden' })
  await focusIsIn(bruno, 'main')
  await bruno.leave()
})
