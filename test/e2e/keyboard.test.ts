/** Without a mouse: everything is reached, and one always knows where one is. */
import { expect, test } from 'vitest'
import { useStage } from './stage.ts'
import type { Visitor } from './visitor.ts'
import { wordsOf } from './words.ts'

const stage = useStage()

const focusIsIn = (visitor: Visitor, selector: string) =>
  expect.poll(() => visitor.page.evaluate((where) => document.activeElement?.closest(where) !== null, selector)).toBe(true)

test('the first key leads past the header', async () => {
  const bruno = await stage.arrive()
  await bruno.open('/marketplace')
  await bruno.page.keyboard.press('Tab')
  await expect.poll(() => bruno.link('app.shell.skip').evaluate((link) => link === document.activeElement)).toBe(true)
  await bruno.page.keyboard.press('Enter')
  await bruno.page.keyboard.press('Tab')
  await focusIsIn(bruno, 'main')
  await bruno.leave()
})

test('a form is picked, put in the cart and the cart closed with keys only', async () => {
  const bruno = await stage.arrive()
  await bruno.open(await stage.plaza.pathOf('HSE-BTL-BLACK-500'))
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

test('the language is chosen with keys only, from right to left too', async () => {
  const bruno = await stage.arrive({ words: wordsOf('ar') })
  await bruno.open('/')
  await bruno.page.locator('header button[aria-haspopup=menu]').focus()
  await bruno.page.keyboard.press('Enter')
  await bruno.page.getByRole('menu').waitFor()
  await bruno.expectAccessibleInBothThemes('the language menu')
  await bruno.page.getByRole('menuitemradio', { name: 'Español' }).focus()
  await bruno.page.keyboard.press('Enter')
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: wordsOf('es').say('app.hero.title') })
    .waitFor()
  await focusIsIn(bruno, 'header button[aria-haspopup=menu]')
  await bruno.leave()
})

test('on a phone the menu opens, leads on and closes behind', async () => {
  const bruno = await stage.arrive({ words: wordsOf('ar'), width: 390, theme: 'default-light' })
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
