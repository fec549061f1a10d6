/**
 * A vendor at work: Bruno orders a plate and two candle holders, Amira finds it among what waits, sends it in two parcels, pays the plate
 * back and reads what happened; Bruno sees both parcels. The same walk in any language and on any screen; its tests follow each other.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import { logIn } from './log-in.ts'
import { useStage } from './stage.ts'
import type { Visitor } from './visitor.ts'
import { wordsOf } from './words.ts'

const ADDRESS = { name: 'Bruno Paz', line1: 'Calle Larga 12', city: 'Cuenca', postalCode: '010101', country: 'EC' }
/** The plate's 30.00 with its shares of 10.00 delivery and 3.92 tax among 49.00 of goods. */
const PLATE_BACK = '\u2066$38.52\u2069'

type Line = { position: number; name: string; sku: string }

export function vendorOrdersJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`a vendor's orders, in ${language} on a screen ${width} wide`, () => {
    const stage = useStage()
    const words = wordsOf(language)
    const { say } = words
    let bruno: Visitor
    let amira: Visitor
    let orderId: string
    let lines: Line[]

    beforeAll(async () => {
      ;[bruno, amira] = await Promise.all([stage.arrive({ words, width }), stage.arrive({ words, width })])
      await bruno.open('/')
      await logIn(bruno)
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
    })
    afterAll(async () => {
      await bruno?.leave()
      await amira?.leave()
    })

    const rpc = <T>({ page }: Visitor, operation: string, json: object): Promise<T> =>
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
    const press = (key: string) => amira.main().getByRole('button', { name: say(key), exact: true })
    const shown = (text: string) => amira.main().getByText(text, { exact: true }).first().waitFor()
    const history = () => amira.main().getByRole('list', { name: say('platform.record.timeline') })

    async function ship(carrier: string, trackingNumber: string): Promise<void> {
      await amira.dialog().getByLabel(say('orders.desk.ship.carrier')).fill(carrier)
      await amira.dialog().getByLabel(say('orders.desk.ship.tracking')).fill(trackingNumber)
      await amira
        .dialog()
        .getByRole('button', { name: say('orders.desk.ship.submit') })
        .click()
      await amira.dialog().waitFor({ state: 'detached' })
    }

    test('Amira finds the order among what waits', async () => {
      for (const [sku, quantity] of [
        ['DAR-PLATE-IVORY', 1],
        ['DAR-CNDL-CLAY', 2],
      ] as const) {
        const [variant] = await stage.plaza.rows<{ id: string }>('select id from catalog.variants where sku = $1', [sku])
        await rpc(bruno, 'cart.addLine', { variantId: variant?.id, quantity })
      }
      const placed = await rpc<{ orderId: string }>(bruno, 'checkout.placeOrder', {
        email: 'member@plaza.example',
        shippingAddress: ADDRESS,
      })
      orderId = placed.orderId
      const { parts } = await rpc<{ parts: { lines: Line[] }[] }>(bruno, 'orders.get', { orderId })
      lines = parts.flatMap((part) => part.lines)
      await amira.open('/orders')
      const waiting = amira.main().getByRole('region', { name: say('orders.desk.toDo.ship') })
      await waiting.getByRole('link').first().waitFor()
      await amira
        .main()
        .getByRole('link', { name: `${orderId}-1` })
        .waitFor()
      await amira.expectAccessibleInBothThemes('a vendor’s orders')
      await waiting.getByRole('link', { name: 'Bruno Paz' }).last().click()
      await amira.page.waitForURL(`**/orders/${orderId}-1`)
      await press('orders.desk.ship.begin').waitFor()
      await amira.expectAccessibleInBothThemes('a vendor’s order')
    })

    test('and sends it in two parcels, each with its number', async () => {
      await press('orders.desk.ship.begin').click()
      await box('DAR-CNDL-CLAY').uncheck()
      await amira.expectAccessible('a parcel')
      await ship('Correo Andino', 'PLZ-ONE')
      await shown(say('orders.status.PartiallyShipped'))
      await press('orders.desk.ship.begin').click()
      expect(await box('DAR-PLATE-IVORY').count()).toBe(0)
      await ship('Mensajeros', 'PLZ-TWO')
      await shown(say('orders.status.Shipped'))
      for (const number of ['PLZ-ONE', 'PLZ-TWO']) await shown(number)
      expect(await press('orders.desk.ship.begin').count()).toBe(0)
    })

    test('what lies in a parcel is printed alone, in the language of who opens it', async () => {
      await amira
        .main()
        .getByRole('link', { name: say('orders.desk.slip.title') })
        .first()
        .click()
      await amira.page.waitForURL('**/packing-slip?parcel=*')
      const slip = amira.page.locator('[data-slip]')
      await slip.waitFor()
      expect(await slip.getAttribute('lang')).toBe(language)
      expect(await slip.getByRole('row').count()).toBe(3)
      await amira.expectAccessibleInBothThemes('a packing slip')
      await amira.page.getByText('Español', { exact: true }).click()
      await slip.getByRole('heading', { name: wordsOf('es').say('orders.desk.slip.title') }).waitFor()
      expect(await slip.getAttribute('dir')).toBe('ltr')
      await amira.page.emulateMedia({ media: 'print' })
      expect(await amira.page.getByRole('banner').isVisible()).toBe(false)
      expect(await amira.button('orders.invoice.print').isVisible()).toBe(false)
      expect(await slip.isVisible()).toBe(true)
      await amira.page.emulateMedia({ media: 'screen' })
      await amira.page.goBack()
      await press('orders.desk.refund.begin').waitFor()
    })

    test('what somebody else did meanwhile is told before anything is done', async () => {
      await press('orders.desk.refund.begin').click()
      await box('DAR-PLATE-IVORY').check()
      const [seat] = await stage.plaza.rows<{ workspace_id: string }>(`select workspace_id from vendors.vendors where slug = 'dar-amira'`)
      const [parcel] = await stage.plaza.rows<{ id: string }>(`select id from orders.parcels where tracking_number = 'PLZ-TWO'`)
      const headers = { origin: stage.plaza.url, 'plaza-workspace': seat?.workspace_id ?? '' }
      const arrived = { json: { number: `${orderId}-1`, parcelId: parcel?.id } }
      expect((await amira.context.request.post('/rpc/orders/vendor/deliver', { data: arrived, headers })).status()).toBe(200)
      await amira
        .dialog()
        .getByRole('button', { name: say('orders.desk.refund.submit'), exact: true })
        .click()
      const told = amira.main().getByRole('alert')
      await told.getByText(say('orders.desk.meanwhile.title'), { exact: true }).waitFor()
      expect(await told.getByRole('listitem').count()).toBe(1)
      expect(
        await amira
          .main()
          .getByText(say('orders.desk.units.refunded', { count: 1 }))
          .count(),
      ).toBe(0)
      await amira.expectAccessibleInBothThemes('an order that moved on')
      await amira.button('orders.desk.meanwhile.fine').click()
      await told.waitFor({ state: 'detached' })
      amira.forgive(/409/)
    })

    test('the plate broke: she pays it back to the cent, as it was said before', async () => {
      await press('orders.desk.refund.begin').click()
      await amira.dialog().getByText(say('orders.desk.refund.choose')).waitFor()
      await box('DAR-PLATE-IVORY').check()
      const preview = amira.dialog().getByRole('region', { name: say('orders.desk.refund.preview') })
      await preview.getByText(PLATE_BACK, { exact: true }).waitFor()
      await amira.dialog().getByLabel(say('orders.desk.reason')).fill('It broke on the way.')
      await amira.expectAccessible('a refund')
      await amira
        .dialog()
        .getByRole('button', { name: say('orders.desk.refund.submit'), exact: true })
        .click()
      await amira.dialog().waitFor({ state: 'detached' })
      await shown(say('orders.desk.units.refunded', { count: 1 }))
    })

    test('the history says who did what, and her note is for her people', async () => {
      await amira.main().getByLabel(say('platform.record.note')).fill('Wrap plates twice.')
      await press('platform.record.post').click()
      await history().getByText('Wrap plates twice.').waitFor()
      const entries = await history().getByRole('listitem').allInnerTexts()
      expect(entries.filter((entry) => entry.includes('amira'))).toHaveLength(7)
      expect(entries.at(1)).toContain(PLATE_BACK)
      expect(entries.at(1)).toContain('It broke on the way.')
      expect(entries.at(-1)).toContain('Bruno Paz')
      await amira.expectAccessibleInBothThemes('an order with its history')
    })

    test('Bruno sees both parcels and his money, and no note', async () => {
      await bruno.open(`/order-confirmation/${orderId}`)
      for (const number of ['PLZ-ONE', 'PLZ-TWO']) await bruno.main().getByText(number, { exact: true }).waitFor()
      await bruno
        .main()
        .getByText(say('orders.line.refunded', { count: 1 }))
        .waitFor()
      expect(await bruno.main().getByText('Wrap plates twice.').count()).toBe(0)
    })

    test('her dashboard says how it went, in numbers and in a table', async () => {
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
