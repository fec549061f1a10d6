/**
 * A vendor at work: Bruno orders a plate and two candle holders; Amira finds the open order, ships it in two packages, refunds the plate
 * and reads the history; Bruno sees both packages. The tests run in order, in any language and width.
 */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import { readPdf } from '#test/plaza/read-pdf.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const ADDRESS = { name: 'Bruno Paz', line1: 'Calle Larga 12', city: 'Cuenca', postalCode: '010101', country: 'EC' }
/** The plate's 30.00 with its shares of 10.00 delivery and 3.92 tax among 49.00 of goods. */
const PLATE_BACK = '\u2066$38.52\u2069'

type Line = { position: number; name: string; sku: string }

export function vendorOrdersJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`a vendor's orders, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let bruno: Actor
    let amira: Actor
    let orderId: string
    let lines: Line[]

    beforeAll(async () => {
      ;[bruno, amira] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
      await bruno.open('/')
      await logIn(bruno)
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
    })
    afterAll(async () => {
      await bruno?.leave()
      await amira?.leave()
    })

    const rpc = <T>({ page }: Actor, operation: string, json: object): Promise<T> =>
      page.evaluate(
        async ([path, input]) => {
          const headers = { 'content-type': 'application/json' }
          const response = await fetch(`/rpc/${path}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) })
          return ((await response.json()) as { json: T }).json
        },
        [operation.replaceAll('.', '/'), json] as const,
      )
    const named = (sku: string) => lines.find((line) => line.sku === sku)?.name ?? ''
    const box = (sku: string) => amira.dialog().getByRole('checkbox', { name: named(sku) })
    const reason = () => amira.dialog().getByLabel(say('orders.vendor.reason'))
    const press = (key: string) => amira.main().getByRole('button', { name: say(key), exact: true })
    const shown = (text: string) => amira.main().getByText(text, { exact: true }).first().waitFor()
    const history = () => amira.main().getByRole('list', { name: say('platform.record.timeline') })

    async function ship(carrier: string, trackingNumber: string): Promise<void> {
      await amira.dialog().getByLabel(say('orders.vendor.ship.carrier')).fill(carrier)
      await amira.dialog().getByLabel(say('orders.vendor.ship.tracking')).fill(trackingNumber)
      await amira
        .dialog()
        .getByRole('button', { name: say('orders.vendor.ship.submit') })
        .click()
      await amira.dialog().waitFor({ state: 'detached' })
    }

    test('Amira finds the open order', async () => {
      for (const [sku, quantity] of [
        ['DAR-PLATE-IVORY', 1],
        ['DAR-CNDL-CLAY', 2],
      ] as const) {
        const [variant] = await fixture.plaza.rows<{ id: string }>('select id from catalog.variants where sku = $1', [sku])
        await rpc(bruno, 'cart.addLine', { variantId: variant?.id, quantity })
      }
      const placed = await rpc<{ orderId: string }>(bruno, 'checkout.placeOrder', {
        ...ACCEPTED_TERMS,
        email: 'member@plaza.example',
        shippingAddress: ADDRESS,
      })
      orderId = placed.orderId
      const { parts } = await rpc<{ parts: { lines: Line[] }[] }>(bruno, 'orders.get', { orderId })
      lines = parts.flatMap((part) => part.lines)
      await amira.open('/orders')
      const waiting = amira.main().getByRole('region', { name: say('orders.vendor.toDo.ship') })
      await waiting.getByRole('link').first().waitFor()
      await amira
        .main()
        .getByRole('link', { name: `${orderId}-1` })
        .waitFor()
      await amira.expectAccessibleInBothThemes('a vendor’s orders')
      await amira
        .main()
        .getByRole('link', { name: `${orderId}-1` })
        .click()
      await amira.page.waitForURL(`**/orders/${orderId}-1`)
      await press('orders.vendor.ship.begin').waitFor()
      await amira.expectAccessibleInBothThemes('a vendor’s order')
    })

    test('and ships it in two packages, each with its tracking number', async () => {
      await press('orders.vendor.ship.begin').click()
      await box('DAR-CNDL-CLAY').uncheck()
      await amira.expectAccessible('a parcel')
      await ship('Correo Andino', 'PLZ-ONE')
      await shown(say('orders.status.PartiallyShipped'))
      await press('orders.vendor.ship.begin').click()
      expect(await box('DAR-PLATE-IVORY').count()).toBe(0)
      await ship('Mensajeros', 'PLZ-TWO')
      await shown(say('orders.status.Shipped'))
      for (const number of ['PLZ-ONE', 'PLZ-TWO']) await shown(number)
      expect(await press('orders.vendor.ship.begin').count()).toBe(0)
    })

    test('a packing slip is downloaded in the shopper’s language, without prices', async () => {
      const coming = amira.page.waitForEvent('download')
      await amira
        .main()
        .getByRole('button', { name: say('orders.vendor.slip.title') })
        .first()
        .click()
      const saved = await coming
      expect(saved.suggestedFilename()).toMatch(/^ORD-[0-9A-Z]{10}-\d-packing-slip\.pdf$/)
      const slip = readPdf(await readFile(await saved.path()))
      expect(slip).toContain('PLZ-')
      expect(slip).not.toContain('$')
    })

    test('a change by another person is shown before anything is done, and her dialog keeps what she typed', async () => {
      await press('orders.vendor.refund.begin').click()
      await box('DAR-PLATE-IVORY').check()
      await reason().fill('It broke on the way.')
      const [membership] = await fixture.plaza.rows<{ workspace_id: string }>(
        `select workspace_id from vendors.vendors where slug = 'dar-amira'`,
      )
      const [parcel] = await fixture.plaza.rows<{ id: string }>(`select id from orders.parcels where tracking_number = 'PLZ-TWO'`)
      const headers = { origin: fixture.plaza.url, 'plaza-workspace': membership?.workspace_id ?? '' }
      const arrived = { json: { number: `${orderId}-1`, parcelId: parcel?.id } }
      expect((await amira.context.request.post('/rpc/orders/vendor/deliver', { data: arrived, headers })).status()).toBe(200)
      await amira
        .dialog()
        .getByRole('button', { name: say('orders.vendor.refund.submit'), exact: true })
        .click()
      const told = amira.dialog().getByRole('alert')
      await told.getByText(say('orders.vendor.conflict.title'), { exact: true }).waitFor()
      expect(await told.getByRole('listitem').count()).toBe(1)
      expect([await box('DAR-PLATE-IVORY').isChecked(), await reason().inputValue()]).toEqual([true, 'It broke on the way.'])
      await amira.expectAccessibleInBothThemes('an order that moved on')
      await amira
        .dialog()
        .getByRole('button', { name: say('platform.cancel'), exact: true })
        .click()
      await amira.dialog().waitFor({ state: 'detached' })
      expect(
        await amira
          .main()
          .getByText(say('orders.vendor.units.refunded', { count: 1 }))
          .count(),
      ).toBe(0)
      await amira.button('orders.vendor.conflict.fine').click()
      await amira.main().getByRole('alert').waitFor({ state: 'detached' })
      amira.forgive(/409/)
    })

    test('the plate broke: she refunds it to the cent, as previewed', async () => {
      await press('orders.vendor.refund.begin').click()
      expect([await box('DAR-PLATE-IVORY').isChecked(), await reason().inputValue()]).toEqual([true, 'It broke on the way.'])
      await amira
        .dialog()
        .getByRole('button', { name: say('platform.form.draft.discard'), exact: true })
        .click()
      await amira.dialog().getByText(say('orders.vendor.refund.choose')).waitFor()
      await box('DAR-PLATE-IVORY').check()
      const preview = amira.dialog().getByRole('region', { name: say('orders.vendor.refund.preview') })
      await preview.getByText(PLATE_BACK, { exact: true }).waitFor()
      await reason().fill('It broke on the way.')
      await amira.expectAccessible('a refund')
      await amira
        .dialog()
        .getByRole('button', { name: say('orders.vendor.refund.submit'), exact: true })
        .click()
      await amira.dialog().waitFor({ state: 'detached' })
      await shown(say('orders.vendor.units.refunded', { count: 1 }))
    })

    test('the history shows who did what, and her note is internal', async () => {
      await amira.main().getByLabel(say('platform.record.note')).fill('Wrap plates twice.')
      await press('platform.record.post').click()
      await history().getByText('Wrap plates twice.').waitFor()
      const entries = await history().getByRole('listitem').allInnerTexts()
      expect(entries.filter((entry) => entry.includes('Amira Khalil'))).toHaveLength(7)
      expect(entries.at(1)).toContain(PLATE_BACK)
      expect(entries.at(1)).toContain('It broke on the way.')
      expect(entries.at(-1)).toContain('Bruno Paz')
      await amira.expectAccessibleInBothThemes('an order with its history')
    })

    test('Bruno sees both packages and his refund, but not the note', async () => {
      await bruno.open(`/order-confirmation/${orderId}`)
      for (const number of ['PLZ-ONE', 'PLZ-TWO']) await bruno.main().getByText(number, { exact: true }).waitFor()
      await bruno
        .main()
        .getByText(say('orders.line.refunded', { count: 1 }))
        .waitFor()
      expect(await bruno.main().getByText('Wrap plates twice.').count()).toBe(0)
    })

    test('her dashboard shows the figures as chart and table', async () => {
      await amira.open('/vendor/dashboard?days=30')
      await amira
        .main()
        .getByRole('region', { name: say('app.vendorDashboard.sales'), exact: true })
        .waitFor()
      await amira.main().locator('details summary').first().click()
      await amira.main().getByText(say('app.vendorDashboard.product.cost'), { exact: true }).first().waitFor()
      await amira.expectAccessibleInBothThemes('a vendor’s dashboard')
      await amira
        .main()
        .getByRole('button', { name: say('platform.chart.asTable') })
        .click()
      await amira.main().getByRole('table').waitFor()
      await amira
        .main()
        .getByRole('link', { name: say('app.vendorDashboard.task.ship') })
        .click()
      await amira.page.waitForURL('**/orders?toDo=ship*')
    })
  })
}
