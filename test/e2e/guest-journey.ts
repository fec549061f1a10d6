/**
 * Bruno shops as a guest, from the landing page to his order on another device. The tests run in order in one browser, in any language and
 * width.
 */
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '#domains/catalog/server/demo.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

type Walk = { language: Language; width: 1440 | 390; searchedFor: string }

const CARD = 'main article'
const BRUNO = {
  email: 'bruno@example.com',
  name: 'Bruno Paz',
  line1: 'Calle Larga 12',
  city: 'Cuenca',
  postalCode: '010101',
  country: 'EC',
}
const BIDI_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g
const MAY_SHIFT = 0.1

const plain = (text: string | null) => (text ?? '').replace(BIDI_MARKS, '').replace(/\s+/g, ' ').trim()

export function guestJourney({ language, width, searchedFor }: Walk): void {
  describe(`Bruno shops in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say, price } = words
    let bruno: Actor
    let privateLink: string

    beforeAll(async () => {
      bruno = await fixture.arrive({ words, width })
    })
    afterAll(() => bruno?.leave())

    const url = () => new URL(bruno.page.url())
    const cards = () => bruno.page.locator(CARD)
    const chips = () => bruno.page.getByRole('list', { name: say('marketplace.chips.title') })
    const onPhone = width < 1024

    test('the landing page leads to the marketplace', async () => {
      expect(await bruno.open('/')).toBe(200)
      await bruno
        .main()
        .getByRole('heading', { level: 1, name: say('app.hero.title') })
        .waitFor()
      await bruno.expectAccessibleInBothThemes('the landing page')
      expect(await bruno.shift()).toBeLessThan(MAY_SHIFT)
      await bruno.link('app.hero.browse').first().click()
      await bruno
        .main()
        .getByRole('heading', { level: 1, name: say('marketplace.title') })
        .waitFor()
      await cards().first().waitFor()
      expect(url().pathname).toBe('/marketplace')
      await bruno.expectAccessibleInBothThemes('the marketplace')
    })

    test('a search with a category and a price narrows the list, and each filter can be removed', async () => {
      const search = bruno.main().getByRole('combobox', { name: say('marketplace.search.label') })
      await search.fill(searchedFor)
      await search.press('Enter')
      await bruno.page.waitForURL((at) => at.searchParams.get('q') === searchedFor)
      await chips().getByRole('button').first().waitFor()

      const filters = onPhone ? await openFilterSheet() : bruno.page.getByRole('complementary', { name: say('marketplace.filters.title') })
      await filters.getByRole('checkbox', { name: DEFAULT_CATEGORIES.accessories[language] }).check()
      await filters.getByLabel(say('marketplace.filters.max'), { exact: true }).fill('20')
      await filters.getByRole('button', { name: say('marketplace.filters.apply') }).click()
      await bruno.page.waitForURL((at) => at.searchParams.get('max') === '20' && at.searchParams.get('category') === 'accessories')
      if (onPhone) {
        const show = filters.getByRole('button', { name: say('marketplace.filters.show', { count: 1 }) })
        // What is replaced is dimmed until then.
        await show.waitFor()
        await bruno.expectAccessible('the filter sheet')
        await show.click()
        await filters.waitFor({ state: 'hidden' })
      }
      await expect.poll(() => cards().count()).toBe(1)
      await bruno.page
        .getByText(say('marketplace.count', { count: 1 }), { exact: true })
        .first()
        .waitFor()

      await chips()
        .getByRole('button', { name: say('marketplace.chips.upTo', { max: 20 }) })
        .click()
      await expect.poll(() => cards().count()).toBeGreaterThan(1)
      await chips()
        .getByRole('button', { name: say('marketplace.chips.clear') })
        .click()
      await expect.poll(() => url().search).toBe('')
    })

    test('an empty result says so and offers to reset', async () => {
      await bruno.open('/marketplace?q=zzzzzzzz')
      await bruno
        .main()
        .getByRole('heading', { name: say('marketplace.none.title') })
        .waitFor()
      await bruno.expectAccessible('no results')
      await bruno.button('marketplace.none.without', { filter: say('marketplace.chips.search', { q: 'zzzzzzzz' }) }).click()
      await cards().first().waitFor()
    })

    test('a sorted list with more pages is restored on Back', async () => {
      await bruno.open('/marketplace')
      expect(await bruno.shift()).toBeLessThan(MAY_SHIFT)
      await bruno.page.getByLabel(say('marketplace.sort.label')).selectOption('priceAscending')
      await bruno.page.waitForURL((at) => at.searchParams.get('sort') === 'priceAscending')
      await expect.poll(async () => plain(await cards().first().textContent())).toContain(plain(price(280)))
      const first = await cards().count()
      await bruno.link('marketplace.more.load').click()
      await expect.poll(() => cards().count()).toBeGreaterThan(first)

      await cards()
        .nth(first + 2)
        .scrollIntoViewIfNeeded()
      const before = await bruno.page.evaluate(() => window.scrollY)
      expect(before).toBeGreaterThan(600)
      await cards()
        .nth(first + 2)
        .getByRole('link')
        .click()
      await bruno.page.waitForURL('**/products/*')
      await bruno.main().getByRole('heading', { level: 1 }).waitFor()
      await bruno.page.goBack()
      await bruno.page.waitForURL('**/marketplace?sort=priceAscending')
      await expect.poll(() => bruno.page.evaluate((at) => Math.abs(window.scrollY - at), before)).toBeLessThan(4)
      expect(await cards().count()).toBeGreaterThan(first)
    })

    test('a product is chosen by color and size in the address, and unavailable variants say so', async () => {
      await bruno.open(await fixture.plaza.productPath('HSE-BTL-SAGE-750'))
      expect(await bruno.shift()).toBeLessThan(MAY_SHIFT)
      await bruno.expectAccessibleInBothThemes('a product')
      await bruno.button('catalog.color.clay').click()
      await bruno.button('marketplace.product.soldOut', { option: '750 ml' }).click()
      await bruno.main().getByText(say('marketplace.availability.soldOutForm')).waitFor()
      expect(await bruno.button('cart.soldOut').isDisabled()).toBe(true)
      await bruno.expectAccessible('a sold-out form')

      await bruno.button('catalog.color.sage').click()
      await bruno.main().getByText(say('marketplace.availability.inStock')).waitFor()
      expect(url().searchParams.get('variant')).toBe(await fixture.plaza.variantId('HSE-BTL-SAGE-750'))
      expect(plain(await bruno.main().textContent())).toContain(plain(price(3400)))
    })

    test('the cart opens with the added item, merges the same variant, and can be changed and cleared', async () => {
      if (onPhone) await pressInBar('HSE-BTL-SAGE-750')
      else await bruno.button('cart.add').click()
      await expectCart(1)
      await bruno.expectAccessibleInBothThemes('the cart')
      await bruno.page.keyboard.press('Escape')
      await bruno.dialog().waitFor({ state: 'hidden' })

      await bruno.button('cart.add').click()
      await expectCart(2)
      expect(await bruno.dialog().getByRole('listitem').count()).toBe(1)
      const name = await fixture.plaza.productName('HSE-BTL-SAGE-750', language)
      await bruno
        .dialog()
        .getByRole('button', { name: say('platform.quantity.more', { name }) })
        .click()
      await expectCart(3)
      await bruno
        .dialog()
        .getByRole('button', { name: say('platform.quantity.less', { name }) })
        .click()
      await expectCart(2)
      await expectTotals(bruno.dialog(), [price(6800), say('cart.totals.free'), price(544), price(7344)])

      await bruno
        .dialog()
        .getByRole('button', { name: say('cart.remove', { name }) })
        .click()
      await bruno.dialog().getByText(say('cart.empty.title')).waitFor()
      await bruno.page.getByText(say('cart.removed')).first().waitFor()
      await bruno.expectAccessible('the empty cart')
      await bruno
        .dialog()
        .getByRole('button', { name: say('platform.close'), exact: true })
        .click()
      await bruno.dialog().waitFor({ state: 'hidden' })
      await bruno.button('cart.add').click()
      await expectCart(1)
      await bruno
        .dialog()
        .getByRole('button', { name: say('cart.clear'), exact: true })
        .click()
      await bruno.dialog().getByText(say('cart.empty.title')).waitFor()
      await bruno.page.keyboard.press('Escape')
    })

    test('items of two vendors go into one cart', async () => {
      for (const [sku, count] of [
        ['HSE-BTL-SAGE-750', 1],
        ['DAR-MUG-SAGE', 2],
      ] as const) {
        await bruno.open(`${await fixture.plaza.productPath(sku)}?variant=${await fixture.plaza.variantId(sku)}`)
        await bruno.button('cart.add').click()
        await expectCart(count)
      }
      await bruno
        .dialog()
        .getByRole('region', { name: say('cart.fromVendor', { vendor: 'Dar Amira' }) })
        .waitFor()
      await expectTotals(bruno.dialog(), [price(6200), say('cart.totals.free'), price(496), price(6696)])
      await bruno
        .dialog()
        .getByRole('link', { name: say('cart.checkout') })
        .click()
      await bruno
        .main()
        .getByRole('heading', { level: 1, name: say('checkout.title') })
        .waitFor()
    })

    test('the checkout has no navigation but the way back, says when each parcel arrives, and guesses the country', async () => {
      const header = bruno.page.getByRole('banner')
      expect(await header.getByRole('navigation').count()).toBe(0)
      expect(await bruno.link('app.checkout.back').getAttribute('href')).toBe('/cart')
      const summary = bruno.page.getByRole('complementary', { name: say('checkout.summary.title') })
      if (onPhone) await summary.getByRole('button', { name: say('checkout.summary.title') }).click()
      for (const vendor of ['Plaza House', 'Dar Amira']) await summary.getByText(startOf('checkout.summary.arrivesFrom', vendor)).waitFor()
      if (onPhone) await summary.getByRole('button', { name: say('checkout.summary.title') }).click()
      await expect.poll(() => field('address.country').inputValue()).toBe(BRUNO.country)
      await field('address.country').selectOption('US')
      await bruno.main().getByLabel(say('platform.address.state'), { exact: true }).selectOption('OR')
      await bruno.main().getByLabel(say('platform.address.zip'), { exact: true }).waitFor()
      await field('address.country').selectOption(BRUNO.country)
    })

    test('an empty form shows errors in this language and focuses the first one', async () => {
      await placeButton().click()
      await expect.poll(() => bruno.main().getByText(say('platform.form.required'), { exact: true }).count()).toBe(5)
      await expect.poll(() => field('contact.email').evaluate((input) => input === document.activeElement)).toBe(true)
      await bruno.expectAccessibleInBothThemes('the checkout with errors')
    })

    test('input survives a change of language and a reload', async () => {
      await field('contact.email').fill(BRUNO.email)
      await field('address.country').selectOption(BRUNO.country)
      for (const name of ['name', 'line1', 'city', 'postalCode'] as const) await field(`address.${name}`).fill(BRUNO[name])
      const other = language === 'es' ? 'en' : 'es'
      await chooseLanguage(other)
      await bruno
        .main()
        .getByRole('heading', { level: 1, name: loadTranslations(other).say('checkout.title') })
        .waitFor()
      expect(url().pathname).toBe('/checkout')
      expect(await bruno.main().getByLabel(loadTranslations(other).say('checkout.address.line1'), { exact: true }).inputValue()).toBe(
        BRUNO.line1,
      )
      await chooseLanguage(language)
      await bruno
        .main()
        .getByRole('heading', { level: 1, name: say('checkout.title') })
        .waitFor()
      await bruno.page.reload()
      await bruno.awake()
      await expect.poll(() => field('address.line1').inputValue()).toBe(BRUNO.line1)
      expect(await field('address.country').inputValue()).toBe(BRUNO.country)
      await bruno.expectAccessible('the filled checkout')
    })

    test('terms that changed since the page was loaded are announced, and the order can be sent again', async () => {
      await bruno
        .main()
        .getByRole('link', { name: say('pages.name.terms') })
        .waitFor()
      await fixture.plaza.rows(
        `insert into pages.versions select slug, 3, texts, now(), null from pages.versions where slug = 'terms' and number = 2`,
      )
      await fixture.plaza.rows(`update pages.pages set published_number = 3 where slug = 'terms'`)
      bruno.forgive(/status of 409/)
      await placeButton().click()
      await bruno.main().getByText(say('platform.failure.TERMS_CHANGED')).waitFor()
      expect(await field('address.line1').inputValue()).toBe(BRUNO.line1)
    })

    test('the order is placed once, however often the button is pressed', async () => {
      const { promise: letThrough, resolve: open } = Promise.withResolvers<void>()
      let sent = 0
      await bruno.page.route('**/rpc/checkout/placeOrder', async (route) => {
        sent += 1
        await letThrough
        await route.continue()
      })
      await placeButton().click()
      const placing = bruno.main().getByRole('button', { name: say('checkout.placing') })
      await placing.waitFor()
      expect(await placing.getAttribute('aria-busy')).toBe('true')
      await placing.click({ force: true })
      await bruno.page.keyboard.press('Enter')
      open()
      await bruno.page.waitForURL('**/order-confirmation/*')
      await bruno
        .main()
        .getByRole('heading', { level: 1, name: say('orders.thanks', { name: BRUNO.name }) })
        .waitFor()
      expect(sent).toBe(1)
      const [{ count } = { count: -1 }] = await fixture.plaza.rows<{ count: number }>(
        'select count(*)::int as count from orders.orders where email = $1',
        [BRUNO.email],
      )
      expect(count).toBe(1)
    })

    test('the confirmation shows the number, a part for each vendor, the totals and the private link', async () => {
      const number = url().pathname.split('/').at(-1) ?? ''
      await bruno.main().getByText(number, { exact: true }).waitFor()
      for (const vendor of ['Plaza House', 'Dar Amira'])
        await bruno
          .main()
          .getByRole('region', { name: say('orders.part.label', { vendor }) })
          .waitFor()
      expect(await bruno.main().getByText(startOf('orders.part.arrives')).count()).toBe(2)
      await expectTotals(bruno.main(), [price(6200), say('cart.totals.free'), price(496), price(6696)])
      privateLink = await bruno.page.getByLabel(say('orders.link.title')).inputValue()
      expect(privateLink).toMatch(new RegExp(`^${fixture.plaza.url}/order-confirmation/${number}\\?link=.{20,}$`))
      await bruno.page.locator('#cart-button').click()
      await bruno.dialog().getByText(say('cart.empty.title')).waitFor()
      await bruno.page.keyboard.press('Escape')
      await bruno.dialog().waitFor({ state: 'hidden' })
      await bruno.expectAccessibleInBothThemes('the confirmation')
    })

    test('the private link shows the order on another device and leaves the address; without it there is nothing', async () => {
      const clean = privateLink.split('?')[0] ?? ''
      const stranger = await fixture.arrive({ words, width })
      stranger.forgive(/404/)
      expect(await stranger.open(clean)).toBe(404)
      await stranger
        .main()
        .getByRole('heading', { level: 1, name: say('platform.notFound.title') })
        .waitFor()
      await stranger.expectAccessible('not found')
      await stranger.leave()

      const answer = await fetch(privateLink, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, new URL(clean).pathname])
      const elsewhere = await fixture.arrive({ words, width })
      await elsewhere.open(privateLink)
      await elsewhere
        .main()
        .getByRole('heading', { level: 1, name: clean.split('/').at(-1) ?? '' })
        .waitFor()
      expect(elsewhere.page.url()).toBe(clean)
      await elsewhere.leave()
    })

    const field = (key: string): Locator => bruno.main().getByLabel(say(`checkout.${key}`), { exact: true })
    const placeButton = () => bruno.main().locator('button[type=submit]')

    /** The words before a span of days. */
    const startOf = (key: string, vendor = '') => {
      const [start = ''] = say(key, { vendor: `\u2068${vendor}\u2069`, span: '|' }).split('|')
      return new RegExp(start.trim())
    }

    /** On a phone the buttons of a product are out of sight at first, and a bar stands for them until they are seen. */
    async function pressInBar(sku: string): Promise<void> {
      await bruno.page.evaluate(() => window.scrollTo(0, 0))
      const name = await fixture.plaza.productName(sku, language)
      const bar = bruno.page.getByRole('region', { name: say('marketplace.product.buyBar', { name }), exact: true })
      await bar.getByText(plain(price(3400))).waitFor()
      await bruno.expectAccessible('a product with its bar')
      await bruno.button('cart.add').scrollIntoViewIfNeeded()
      await bar.waitFor({ state: 'detached' })
      await bruno.page.evaluate(() => window.scrollTo(0, 0))
      await bar.getByRole('button', { name: say('cart.add') }).click()
    }

    async function openFilterSheet(): Promise<Locator> {
      await bruno.main().locator('button[aria-haspopup=dialog]').click()
      const sheet = bruno.page.getByRole('dialog', { name: say('marketplace.filters.title') })
      await sheet.waitFor()
      return sheet
    }

    async function chooseLanguage(next: Language): Promise<void> {
      await bruno.page.locator('header button[aria-haspopup=menu]').click()
      await bruno.page
        .getByRole('menuitemradio')
        .and(bruno.page.locator(`[lang=${next}]`))
        .click()
      await bruno.page.waitForFunction((lang) => document.documentElement.lang === lang, next)
    }

    async function expectCart(count: number): Promise<void> {
      await bruno
        .dialog()
        .getByRole('heading', { name: say('cart.titleWith', { count }), exact: true })
        .waitFor()
    }

    /** Expects subtotal, shipping, tax and total in this order. */
    async function expectTotals(where: Locator, expected: string[]): Promise<void> {
      const shown = () => where.locator('dl').last().locator('dt + dd').allTextContents()
      await expect.poll(async () => (await shown()).map((text) => plain(text).replace('≈', ''))).toEqual(expected.map(plain))
    }
  })
}
