/**
 * Bruno orders as a guest, which makes him a contact of Amira's. She adds a deal with him, quotes a product below its price, and mails it. He
 * opens the link without an account, accepts it, and orders at its prices. Her quote shows the order, and the deal is won. The tests run in
 * order, in any language.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { fillCheckout } from './fill-checkout.ts'
import { logIn } from './log-in.ts'
import { waitForMailedLink } from './mail.ts'
import { dialogButton, expectToast } from './selling-scenario.ts'
import { loadTranslations } from './translations.ts'

const BRUNO = 'bruno@example.com'
const BOWL = 'DAR-BOWL-IVORY'
const DEAL = 'Bowls for a restaurant'
const MAY_SHIFT = 0.1

export function leadJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`an order becomes a lead, and the lead an order, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor
    let bruno: Actor

    beforeAll(async () => {
      ;[amira, bruno] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
    })
    afterAll(async () => {
      for (const person of [amira, bruno]) await person?.leave()
    })

    const dealId = async (): Promise<string> => {
      const [row] = await fixture.plaza.rows<{ id: string }>('select id from crm.deals where title = $1', [DEAL])
      return row?.id ?? ''
    }

    const payByTransfer = async () => {
      await fillCheckout(bruno.page, words)
      await bruno.main().getByLabel(say('checkout.payment.transfer')).first().check()
      await bruno.main().locator('form button[type=submit]').last().click()
      await bruno.page.waitForURL(/\/order-confirmation|\/orders?\//)
    }

    test('Bruno orders a bowl without an account', async () => {
      await bruno.open(await fixture.plaza.productPath(BOWL))
      await bruno.button('cart.add').first().click()
      await bruno.dialog().waitFor()
      await bruno.open('/checkout')
      await payByTransfer()
    })

    test('Amira finds him among her contacts, with his order, and adds a deal', async () => {
      await expect.poll(async () => (await fixture.plaza.rows('select from crm.contacts where email = $1', [BRUNO])).length).toBe(1)
      await amira.open('/crm/contacts')
      await amira.main().getByRole('searchbox').fill(BRUNO)
      await amira.main().getByRole('link', { name: BRUNO_ADDRESS.name, exact: true }).first().click()
      await amira.main().getByRole('heading', { level: 1, name: BRUNO_ADDRESS.name }).waitFor()
      await amira.main().getByText(say('crm.acts.kind.order')).first().waitFor()
      await amira.expectAccessibleInBothThemes('a contact')
      await amira.button('crm.deals.add').click()
      await amira.dialog().getByLabel(say('crm.deals.field.title'), { exact: true }).fill(DEAL)
      await amira.dialog().getByLabel(say('crm.deals.field.amountMinor')).fill('20')
      await dialogButton(amira, 'crm.deals.add').click()
      await expectToast(amira, say('crm.deals.created'))
      await amira.main().getByRole('link', { name: DEAL, exact: true }).first().click()
      await amira.page.waitForURL(/\/crm\/deals\//)
    })

    test('she quotes a product for the deal, below the price of her shop', async () => {
      await amira
        .main()
        .getByRole('link', { name: say('crm.quotes.new') })
        .first()
        .click()
      const product = amira.main().getByRole('combobox', { name: say('crm.quotes.product') })
      await product.fill('a')
      await amira.main().getByRole('listbox').getByRole('option').first().click()
      await amira.main().getByLabel(say('crm.quotes.quantity')).fill('2')
      await amira.main().getByLabel(say('crm.quotes.price'), { exact: true }).fill('10')
      await amira.main().getByLabel(say('crm.quotes.field.language')).selectOption(language)
      await amira.expectAccessibleInBothThemes('the form of a quote')
      await amira.button('crm.quotes.create').click()
      await expectToast(amira, say('crm.quotes.saved'))
      await amira.main().getByText(say('crm.quotes.state.draft')).waitFor()
    })

    test('she mails it', async () => {
      await amira.button('crm.quotes.send').click()
      await amira.dialog().getByLabel(say('crm.contacts.field.email')).fill(BRUNO)
      await amira.expectAccessible('the dialog')
      await dialogButton(amira, 'crm.quotes.send').click()
      await expectToast(amira, say('crm.quotes.sent'))
      await amira.button('crm.quotes.copyLink').waitFor()
      await amira.expectAccessibleInBothThemes('a sent quote')
    })

    test('Bruno opens the link without an account, saves the PDF and accepts', async () => {
      await bruno.open(await waitForMailedLink(fixture.plaza, BRUNO, '/quote'))
      await bruno.button('crm.quoteLink.accept').waitFor()
      await expect.poll(() => new URL(bruno.page.url()).searchParams.has('token')).toBe(false)
      await bruno.expectAccessibleInBothThemes('the quote of a link')
      expect(await bruno.shift()).toBeLessThan(MAY_SHIFT)
      const saved = bruno.page.waitForEvent('download')
      await bruno.button('crm.quotes.pdf').click()
      expect((await saved).suggestedFilename()).toMatch(/^Q-\d{6}\.pdf$/)
      await bruno.button('crm.quoteLink.accept').click()
      await bruno
        .main()
        .getByRole('link', { name: say('crm.quoteLink.order') })
        .waitFor()
    })

    test('he orders at its prices', async () => {
      await bruno
        .main()
        .getByRole('link', { name: say('crm.quoteLink.order') })
        .click()
      await bruno.page.waitForURL(/\/checkout$/)
      await payByTransfer()
      const [order] = await fixture.plaza.rows<{ price: number }>(
        `select l.unit_price_minor::int as price from orders.orders o join orders.lines l on l.order_id = o.id where o.quote_id is not null`,
      )
      expect(order?.price).toBe(1000)
    })

    test('Amira sees the order on her quote, and the deal is won', async () => {
      const [quote] = await fixture.plaza.rows<{ id: string }>('select id from crm.quotes where order_id is not null')
      await amira.open(`/crm/quotes/${quote?.id}`)
      await amira.main().getByText(say('crm.quotes.status.ordered'), { exact: true }).first().waitFor()
      await expect
        .poll(async () => {
          const [deal] = await fixture.plaza.rows<{ closed: boolean }>(
            'select closed_at is not null as closed from crm.deals where id = $1',
            [await dealId()],
          )
          return deal?.closed
        })
        .toBe(true)
    })
  })
}
