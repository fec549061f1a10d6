/** Amira receives a purchase order, enters a bill that doesn't match, and sends two units back. The tests run in order. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const BACK = 2

export function purchasingJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`Amira receives, is billed and returns in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor
    let orderId: string
    let supplierId: string

    beforeAll(async () => {
      const [order] = await fixture.plaza.rows<{ id: string; supplierId: string }>(
        `select o.id, o.supplier_id as "supplierId" from procurement.orders o join procurement.suppliers s on s.id = o.supplier_id
         where o.status = 'Pending' and s.name = 'Granada Clay Works'`,
      )
      orderId = order?.id ?? ''
      supplierId = order?.supplierId ?? ''
      amira = await fixture.arrive({ words, width })
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
    })
    afterAll(() => amira?.leave())

    const panel = (key: string) => amira.main().getByRole('region', { name: say(key), exact: true })
    const submit = (key: string) =>
      amira
        .dialog()
        .getByRole('button', { name: say(key), exact: true })
        .click()

    test('the supplier’s page has its price and lead time, and she changes them', async () => {
      await amira.open(`/procurement/suppliers/${supplierId}`)
      const prices = panel('procurement.prices.title')
      await prices.getByText('GCW-118', { exact: true }).waitFor()
      await amira.expectAccessibleInBothThemes('a supplier')
      await prices.getByRole('listitem').first().getByRole('button').click()
      await amira.page.getByRole('menuitem', { name: say('procurement.prices.edit'), exact: true }).click()
      await amira.dialog().locator('input[name=packSize]').fill('8')
      await amira.expectAccessible('a price')
      await submit('procurement.prices.save')
      await amira.dialog().waitFor({ state: 'detached' })
      const [item] = await fixture.plaza.rows<{ pack: number }>(
        `select pack_size::int as pack from procurement.supplier_items where supplier_id = $1 and supplier_sku = 'GCW-118'`,
        [supplierId],
      )
      expect(item?.pack).toBe(8)
    })

    test('she receives the order', async () => {
      await amira.open(`/procurement/purchase-orders/${orderId}`)
      await panel('procurement.bills.title').waitFor()
      await amira
        .main()
        .getByRole('button', { name: say('procurement.receive'), exact: true })
        .click()
      await submit('procurement.receive')
      await panel('procurement.receipts').getByRole('listitem').first().waitFor()
    })

    test('a bill with another price is entered, and what differs is named', async () => {
      const bills = panel('procurement.bills.title')
      await bills.getByRole('button', { name: say('procurement.bills.enter'), exact: true }).click()
      await amira.dialog().locator('input[name=number]').fill('GR-77')
      const price = amira.dialog().getByLabel(say('procurement.price'), { exact: true })
      await price.fill('5')
      await amira.expectAccessible('a new bill')
      await submit('procurement.bills.enter')
      await amira.dialog().waitFor({ state: 'detached' })
      await bills.getByText(say('procurement.bills.unmatched'), { exact: true }).waitFor()
      await amira.expectAccessibleInBothThemes('an order with a bill')
    })

    test('two units go back and come again', async () => {
      await panel('procurement.receipts')
        .getByRole('button', { name: say('procurement.returns.open'), exact: true })
        .click()
      await amira.dialog().getByLabel(say('procurement.qty'), { exact: true }).fill(String(BACK))
      await amira.expectAccessible('a return')
      await submit('procurement.returns.submit')
      await panel('procurement.returns.list').getByText(say('procurement.returns.awaitsReplacement'), { exact: true }).waitFor()
      const [line] = await fixture.plaza.rows<{ replacing: number }>(
        'select replacing::int as replacing from procurement.lines where order_id = $1',
        [orderId],
      )
      expect(line?.replacing).toBe(BACK)
      await amira.expectAccessibleInBothThemes('an order with a return')
    })

    test('the list of bills has it', async () => {
      await amira.open('/procurement/bills')
      await amira.main().getByText('GR-77', { exact: true }).first().waitFor()
      await amira.expectAccessibleInBothThemes('bills')
    })
  })
}
