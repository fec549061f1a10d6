/** A batch from its receipt to the buyer: Amira receives oil that expires soon, ships it first, and finds who got it. */
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
const SKU = 'DAR-OIL'
const BATCH = 'SPRING-7'
const DAY_MS = 86_400_000

export function lotsJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`a batch from its receipt to the buyer, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor
    let bruno: Actor
    let workspace: string
    let variantId: string
    let orderId: string

    beforeAll(async () => {
      ;[bruno, amira] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
      await bruno.open('/')
      await logIn(bruno)
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
      const [shop] = await fixture.plaza.rows<{ workspace_id: string }>(`select workspace_id from vendors.vendors where slug = 'dar-amira'`)
      workspace = shop?.workspace_id ?? ''
      const [variant] = await fixture.plaza.rows<{ id: string }>('select id from catalog.variants where sku = $1', [SKU])
      variantId = variant?.id ?? ''
    })
    afterAll(async () => {
      await bruno?.leave()
      await amira?.leave()
    })

    async function rpc<T>(actor: Actor, operation: string, json: object): Promise<T> {
      const headers = { origin: fixture.plaza.url, ...(actor === amira && { 'plaza-workspace': workspace }) }
      const reply = await actor.context.request.post(`/rpc/${operation.replaceAll('.', '/')}`, { data: { json }, headers })
      expect(reply.status(), operation).toBe(200)
      return (await reply.json()).json
    }

    test('the receipt of a purchase order names the batch and the day it expires', async () => {
      const { items } = await rpc<{ items: { id: string }[] }>(amira, 'procurement.suppliers.list', {})
      const line = { id: null, variantId, name: '', qty: 6, priceMinor: 500, warehouseId: null }
      const order = await rpc<{ id: string; version: number }>(amira, 'procurement.orders.create', {
        supplierId: items[0]?.id,
        currency: 'USD',
        rateMicros: 1_000_000,
        expectedDate: '2099-12-31',
        notes: '',
        items: [line],
      })
      await rpc(amira, 'procurement.orders.setStatus', { orderId: order.id, version: order.version, status: 'Sent' })
      await amira.open(`/procurement/purchase-orders/${order.id}`)
      await amira.button('procurement.receive').click()
      const dialog = amira.dialog()
      await dialog.getByLabel(say('inventory.lots.batchNumber'), { exact: true }).fill(BATCH)
      const soon = new Date(Date.now() + 12 * DAY_MS).toISOString().slice(0, 10)
      await dialog.getByLabel(say('inventory.lots.expiresOn'), { exact: true }).fill(soon)
      await amira.expectAccessible('a receipt of a batch')
      await dialog.getByRole('button', { name: say('procurement.receive'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    })

    test('the list of batches finds it and says that it expires soon', async () => {
      await amira.open(`/inventory/lots?q=${BATCH}`)
      await amira.main().getByRole('link', { name: BATCH }).first().waitFor()
      await amira.expectAccessibleInBothThemes('batches')
      await amira.main().getByRole('link', { name: BATCH }).first().click()
      await amira
        .main()
        .getByRole('heading', { name: say('inventory.lots.trace') })
        .waitFor()
      await amira
        .main()
        .getByText(say('inventory.move.received', { to: 'Main' }), { exact: true })
        .waitFor()
      await amira.expectAccessibleInBothThemes('a batch')
      await amira.open(`/inventory/items/${variantId}?tab=lots`)
      await amira.main().getByRole('link', { name: BATCH }).waitFor()
      await amira.expectAccessibleInBothThemes('the batches of an item')
    })

    test('an order gets what expires first, and the packing slip names it', async () => {
      await rpc(bruno, 'cart.addLine', { variantId, quantity: 2 })
      ;({ orderId } = await rpc<{ orderId: string }>(bruno, 'checkout.placeOrder', {
        ...ACCEPTED_TERMS,
        email: 'member@plaza.example',
        shippingAddress: ADDRESS,
      }))
      await amira.open(`/orders/${orderId}-1`)
      await amira
        .main()
        .getByRole('button', { name: say('orders.vendor.ship.begin'), exact: true })
        .click()
      await amira.dialog().getByText(say('orders.vendor.ship.lots')).click()
      await amira.dialog().getByRole('checkbox', { name: BATCH }).waitFor()
      await amira.expectAccessible('batches to ship')
      await amira
        .dialog()
        .getByRole('button', { name: say('orders.vendor.ship.submit') })
        .click()
      await amira.dialog().waitFor({ state: 'detached' })
      await amira.main().getByText(BATCH, { exact: true }).waitFor()
      const coming = amira.page.waitForEvent('download')
      await amira
        .main()
        .getByRole('button', { name: say('orders.vendor.slip.title') })
        .first()
        .click()
      expect(readPdf(await readFile(await (await coming).path()))).toContain(BATCH)
    })

    test('and its page says who got it', async () => {
      await amira.open(`/inventory/lots?q=${BATCH}`)
      await amira.main().getByRole('link', { name: BATCH }).first().click()
      await amira
        .main()
        .getByText(say('inventory.move.shipped', { from: 'Main' }), { exact: true })
        .waitFor()
      const link = amira
        .main()
        .getByRole('link', { name: say('inventory.moves.open'), exact: true })
        .first()
      expect(await link.getAttribute('href')).toContain(orderId)
    })
  })
}
