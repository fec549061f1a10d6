/**
 * Amira sends a purchase order to her supplier, who opens the link of the mail without an account, confirms fewer units, and saves the PDF.
 * She sees what differs. Another order reaches the workspace of a linked supplier, which confirms it and announces a shipment; the receipt
 * begins with what was announced.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { waitForMailedLink } from './mail.ts'
import { dialogButton, expectToast } from './selling-scenario.ts'
import { loadTranslations } from './translations.ts'

const LUCIA = 'lucia@granada-clay.example'
const MAY_SHIFT = 0.1

export function supplierOrdersJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`an order is sent and confirmed, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor
    let lucia: Actor
    let omar: Actor

    beforeAll(async () => {
      ;[amira, lucia, omar] = await Promise.all([
        fixture.arrive({ words, width }),
        fixture.arrive({ words, width }),
        fixture.arrive({ words, width }),
      ])
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
    })
    afterAll(async () => {
      for (const person of [amira, lucia, omar]) await person?.leave()
    })

    const orderOf = async (supplier: string): Promise<string> => {
      const [row] = await fixture.plaza.rows<{ id: string }>(
        `select o.id from procurement.orders o join procurement.suppliers s on s.id = o.supplier_id
         where s.name = $1 and o.status <> 'Fulfilled'`,
        [supplier],
      )
      return row?.id ?? ''
    }
    const quantity = (who: Actor) => who.main().getByLabel(say('procurement.confirm.quantity')).first()

    test('Amira sends the order with a message', async () => {
      await amira.open(`/procurement/purchase-orders/${await orderOf('Granada Clay Works')}`)
      await amira.main().getByText(say('procurement.sending.none')).waitFor()
      await amira.button('procurement.sending.send').click()
      await amira.dialog().getByLabel(say('procurement.field.email')).fill(LUCIA)
      await amira.dialog().getByLabel(say('procurement.field.language')).selectOption(language)
      await amira.dialog().getByLabel(say('procurement.field.message')).fill('كرسي (أسود) 12')
      await amira.expectAccessible('the dialog')
      await dialogButton(amira, 'procurement.sending.submit').click()
      await expectToast(
        amira,
        say('procurement.sending.done'),
        say('procurement.sending.doneText', { to: '\u2068Granada Clay Works\u2069' }),
      )
      await amira.main().getByText(say('procurement.sending.waiting')).waitFor()
      await amira.expectAccessibleInBothThemes('a sent order')
    })

    test('Lucía opens the link without an account, saves the PDF and confirms fewer', async () => {
      await lucia.open(await waitForMailedLink(fixture.plaza, LUCIA, '/supplier-order'))
      await quantity(lucia).waitFor()
      await expect.poll(() => new URL(lucia.page.url()).searchParams.has('token')).toBe(false)
      expect(await lucia.page.locator('html').getAttribute('lang')).toBe(language)
      await lucia.expectAccessibleInBothThemes('the order of a link')
      expect(await lucia.shift()).toBeLessThan(MAY_SHIFT)
      const saved = lucia.page.waitForEvent('download')
      await lucia.button('procurement.sending.pdf').click()
      expect((await saved).suggestedFilename()).toMatch(/^PO-\d{5}\.pdf$/)
      await quantity(lucia).fill('20')
      await lucia.main().getByLabel(say('procurement.confirm.note')).fill('The rest in spring.')
      await lucia.button('procurement.confirm.submit').click()
      await expectToast(lucia, say('procurement.confirm.done'), say('procurement.confirm.doneText', { customer: '\u2068Dar Amira\u2069' }))
      await lucia.button('procurement.confirm.update').waitFor()
      await lucia.page.reload()
      await expect.poll(() => quantity(lucia).inputValue()).toBe('20')
    })

    test('Amira sees what differs from her order', async () => {
      await amira.open(`/procurement/purchase-orders/${await orderOf('Granada Clay Works')}`)
      await amira.main().getByText(say('procurement.sending.differences')).waitFor()
      await amira.main().getByText('The rest in spring.').waitFor()
      await amira.expectAccessibleInBothThemes('a confirmed order')
      expect(await amira.shift()).toBeLessThan(MAY_SHIFT)
    })

    test('Omar’s workspace is linked: it finds an order of hers and announces a shipment', async () => {
      await omar.open('/')
      await logIn(omar, 'admin@plaza.example')
      await omar.open('/procurement/customer-orders')
      await omar.main().getByText(say('procurement.customers.linked'), { exact: true }).waitFor()
      await omar.expectAccessibleInBothThemes('orders from customers')
      expect(await omar.shift()).toBeLessThan(MAY_SHIFT)
      await omar.main().getByRole('link', { name: /PO #/ }).first().click()
      await quantity(omar).waitFor()
      await omar.expectAccessibleInBothThemes('an order from a customer')
      await omar.button('procurement.advise.open').click()
      await omar.dialog().getByLabel(say('procurement.advise.quantity')).first().fill('60')
      await omar.dialog().getByLabel(say('procurement.advise.quantity')).nth(1).fill('0')
      await omar.dialog().getByLabel(say('procurement.advise.carrier')).fill('Aramex')
      await omar.expectAccessible('a shipment')
      await dialogButton(omar, 'procurement.advise.submit').click()
      await expectToast(omar, say('procurement.advise.done'), say('procurement.advise.doneText', { customer: '\u2068Dar Amira\u2069' }))
    })

    test('her receipt begins with what was announced', async () => {
      await amira.open(`/procurement/purchase-orders/${await orderOf('Plaza House')}`)
      await amira.main().getByText('Aramex').waitFor()
      await amira.button('procurement.receive').click()
      const counts = amira.dialog().getByLabel(say('procurement.qty'))
      await expect.poll(() => counts.first().inputValue()).toBe('60')
      expect(await counts.nth(1).inputValue()).toBe('0')
      await dialogButton(amira, 'procurement.receive').click()
      await amira.dialog().waitFor({ state: 'hidden' })
      await amira.main().getByText(say('procurement.status.PartiallyReceived')).first().waitFor()
    })

    test('she asks another supplier to link, and takes it back', async () => {
      const [supplier] = await fixture.plaza.rows<{ id: string }>(`select id from procurement.suppliers where name = 'Box & Twine'`)
      await amira.open(`/procurement/suppliers/${supplier?.id}`)
      amira.forgive(/procurement\/links\/ask/)
      await amira.main().getByLabel(say('procurement.field.slug')).fill('no-such-shop')
      await amira.button('procurement.link.ask').click()
      await amira.main().getByText(say('procurement.failure.SHOP_UNKNOWN')).waitFor()
      await amira.main().getByLabel(say('procurement.field.slug')).fill('plaza-house')
      expect(await amira.shift()).toBeLessThan(MAY_SHIFT)
      await amira.button('procurement.link.ask').click()
      await expectToast(amira, say('procurement.link.sent'))
      await amira.expectAccessibleInBothThemes('a supplier that was asked')
      await amira.button('procurement.link.withdraw').click()
      await amira.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('procurement.link.withdraw') })
        .click()
      await expectToast(amira, say('procurement.link.ended'))
    })
  })
}
