/**
 * Nadia and her cart: in two tabs, undone, saved for later, offline, and through a login inside checkout. The tests run in order in one
 * browser.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { signIn } from './member.ts'
import { loadTranslations } from './translations.ts'
import { waitForBackground } from './wait-for-background.ts'
import { waitUntilHydrated } from './wait-until-hydrated.ts'

const TOTE = 'HSE-TOTE-IVORY'
const MUG = 'DAR-MUG-SAGE'
const EARBUDS = 'HUM-BUDS-WHITE'
const CAP = 'HSE-CAP-NAVY'
const MEMBER = { email: 'member@plaza.example', password: 'open-market-day' }

export function cartJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`Nadia and her cart in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let nadia: Actor
    let names: Map<string, string>

    beforeAll(async () => {
      nadia = await fixture.arrive({ words, width })
      nadia.forgive(/ERR_INTERNET_DISCONNECTED/)
      const rows = await fixture.plaza.rows<{ sku: string; name: string }>(
        'select v.sku, t.name from catalog.variants v join catalog.product_texts t using (product_id) where t.language = $1',
        [language],
      )
      names = new Map(rows.map(({ sku, name }) => [sku, name]))
      for (const sku of [TOTE, MUG, EARBUDS, CAP]) await fixture.plaza.setAvailable(sku, 50)
    })
    afterAll(() => nadia?.leave())

    const nameOf = (sku: string) => names.get(sku) ?? ''
    const inMain = (key: string, sku: string) => nadia.main().getByRole('button', { name: say(key, { name: nameOf(sku) }) })
    const undo = () => nadia.page.getByRole('button', { name: say('platform.undo'), exact: true }).click()
    const said = (key: string) => nadia.page.getByText(say(key), { exact: true }).first().waitFor()
    const cartButton = (count: number, page: Page = nadia.page) =>
      page.getByRole('button', { name: say('cart.openWith', { count }), exact: true })

    async function formOf(sku: string): Promise<string> {
      return `${await fixture.plaza.productPath(sku)}?variant=${await fixture.plaza.variantId(sku)}`
    }
    /** The products on the cart page, in their order. */
    const lines = () =>
      nadia
        .main()
        .getByRole('region', { name: new RegExp(say('cart.fromVendor', { vendor: '' }).trim()) })
        .locator('li a:not([aria-hidden])')
        .allTextContents()

    test('K4: additions of two tabs are in both, without a reload', async () => {
      await nadia.open(await formOf(TOTE))
      const other = await nadia.context.newPage()
      await other.goto(await formOf(MUG))
      await waitUntilHydrated(other)
      await nadia.button('cart.add').click()
      await cartButton(1, other).waitFor()
      await other
        .getByRole('main')
        .getByRole('button', { name: say('cart.add'), exact: true })
        .click()
      await other.getByRole('dialog').getByText(nameOf(TOTE)).first().waitFor()
      await other.close()
      await nadia.dialog().getByText(nameOf(MUG)).first().waitFor()
    })

    test('the cart page offers delivery methods per vendor and shows the price breakdown', async () => {
      await nadia.open(await formOf(EARBUDS))
      await nadia.button('cart.add').click()
      await nadia
        .dialog()
        .getByRole('link', { name: say('cart.view') })
        .click()
      await nadia
        .main()
        .getByRole('heading', { level: 1, name: say('cart.title') })
        .waitFor()
      const methods = nadia.main().getByRole('group', { name: say('cart.delivery.from', { vendor: 'Low Hum' }) })
      const total = nadia
        .main()
        .getByRole('region', { name: say('cart.summary') })
        .locator('dd')
        .last()
      const before = await total.textContent()
      await methods.getByRole('radio').last().check()
      await expect.poll(() => total.textContent()).not.toBe(before)
      await nadia.main().getByText(say('cart.why.title')).click()
      await nadia
        .main()
        .getByText(say('cart.why.items', { vendor: 'Low Hum' }))
        .waitFor()
      await nadia.expectAccessibleInBothThemes('the page of the cart')
    })

    test('a removed item can be restored, and so can a cleared cart', async () => {
      const before = await lines()
      // Includes the variant, because another mug has a button of its own.
      await nadia
        .main()
        .getByRole('button', { name: say('cart.remove', { name: `${nameOf(MUG)} (${say('catalog.color.sage')})` }), exact: true })
        .click()
      await said('cart.removed')
      await expect.poll(lines).toHaveLength(before.length - 1)
      await undo()
      await expect.poll(lines).toEqual(before)
      await nadia
        .main()
        .getByRole('button', { name: say('cart.clear'), exact: true })
        .click()
      await nadia.main().getByText(say('cart.empty.title')).waitFor()
      await nadia.expectAccessible('the empty page of the cart')
      await undo()
      await expect.poll(lines).toEqual(before)
    })

    test('an item saved for later is not in the total, and can be moved back', async () => {
      await inMain('cart.saved.save', TOTE).click()
      await nadia
        .main()
        .getByRole('heading', { name: say('cart.saved.title', { count: 1 }) })
        .waitFor()
      await cartButton(2).waitFor()
      await nadia.expectAccessibleInBothThemes('a thing saved for later')
      await inMain('cart.saved.move', TOTE).click()
      await cartButton(3).waitFor()
      expect(
        await nadia
          .main()
          .getByRole('heading', { name: say('cart.saved.title', { count: 1 }) })
          .count(),
      ).toBe(0)
    })

    test('a changed price is shown until it is acknowledged', async () => {
      await fixture.plaza.rows('update catalog.variants set price_minor = price_minor + 100 where sku = $1', [MUG])
      await nadia.page.reload()
      await nadia.awake()
      await nadia
        .main()
        .getByText(say('cart.price.news', { count: 1 }))
        .waitFor()
      await nadia.expectAccessible('a price that changed')
      await nadia.button('cart.price.accept').click()
      await nadia
        .main()
        .getByText(say('cart.price.news', { count: 1 }))
        .waitFor({ state: 'detached' })
    })

    test('an item added offline is shown as queued, and syncs later', async () => {
      await nadia.open(await formOf(CAP))
      await nadia.page.locator('#cart-button').click()
      await nadia.dialog().getByText(nameOf(MUG)).first().waitFor()
      await nadia.page.keyboard.press('Escape')
      await waitForBackground(nadia.page)
      await nadia.context.setOffline(true)
      await nadia.button('cart.add').click()
      await said('platform.outbox.queued')
      await nadia.page.locator('#cart-button').click()
      const waiting = nadia.dialog().getByRole('region', { name: say('cart.waitingGoods.title') })
      await waiting.getByText(nameOf(CAP)).waitFor()
      await nadia.expectAccessible('goods that wait')
      await nadia.context.setOffline(false)
      await waiting.waitFor({ state: 'detached' })
      await nadia.page.keyboard.press('Escape')
      await cartButton(4).waitFor()
    })

    test('K2: a login inside checkout buys the items on the screen; the member’s cart is saved for later', async () => {
      const before = await fixture.arrive({ words, width })
      await signIn(before, fixture.plaza.url)
      await before.open(await formOf('HSE-NOTE-3'))
      await before.button('cart.add').click()
      await before.dialog().getByText(nameOf('HSE-NOTE-3')).first().waitFor()
      await before.leave()

      await nadia.open('/checkout')
      await nadia.main().getByLabel(say('checkout.address.city'), { exact: true }).fill('Cuenca')
      await nadia.link('checkout.contact.logIn').click()
      await nadia.page.waitForURL(({ pathname }) => pathname === '/login')
      await nadia.page.getByLabel(say('accounts.field.email'), { exact: true }).fill(MEMBER.email)
      await nadia.page.getByLabel(say('accounts.field.password'), { exact: true }).fill(MEMBER.password)
      await nadia.page.locator('main button[type=submit]').click()
      await nadia.page.waitForURL(({ pathname }) => pathname === '/checkout')
      await expect.poll(() => nadia.main().getByLabel(say('checkout.contact.email'), { exact: true }).inputValue()).toBe(MEMBER.email)
      await expect.poll(() => nadia.main().getByLabel(say('checkout.address.city'), { exact: true }).inputValue()).toBe('Cuenca')
      await nadia.expectAccessibleInBothThemes('the checkout of a member')
      await nadia.open('/cart')
      await cartButton(4).waitFor()
      await nadia
        .main()
        .getByRole('button', { name: say('cart.saved.move', { name: nameOf('HSE-NOTE-3') }) })
        .waitFor()
      expect(await lines()).not.toContain(nameOf('HSE-NOTE-3'))
    })

    test('K5: after a logout nothing is left on this device', async () => {
      await nadia.page.evaluate(() =>
        fetch('/rpc/accounts/session/logOut', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"json":{}}' }),
      )
      await nadia.open('/cart')
      await nadia.main().getByText(say('cart.empty.title')).waitFor()
      expect(
        await nadia
          .main()
          .getByRole('heading', { name: say('cart.saved.title', { count: 1 }) })
          .count(),
      ).toBe(0)
    })
  })
}
