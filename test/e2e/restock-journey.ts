/**
 * A sale drops a product below its reorder point. Amira is told, orders what is suggested, and Bruno, a manager of her business, approves
 * it. The goods come in two parts: the first is scanned with a connection, the second without. She picks the next sale, whose profit is
 * that of the new cost. The tests run in order, in any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { logIn } from './log-in.ts'
import { dialogButton, expectToast } from './selling-scenario.ts'
import type { TestProxy } from './test-proxy.ts'
import { loadTranslations } from './translations.ts'
import { waitForBackground } from './wait-for-background.ts'

const LOST = /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|ERR_FAILED/
const ADDRESS = { name: 'Bruno Paz', line1: 'Calle Larga 12', city: 'Cuenca', postalCode: '010101', country: 'EC' }
const SOLD = 2
const COST_MINOR = 450

type Item = { id: string; productId: string; sku: string; warehouseId: string; free: number }

export function restockJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`from a sale to new stock, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor
    let bruno: Actor
    let buyer: Actor
    let front: TestProxy
    let workspace: string
    let item: Item
    let order: string
    let ordered: number

    beforeAll(async () => {
      front = await fixture.openProxy()
      ;[amira, bruno, buyer] = await Promise.all([
        fixture.arriveThrough(front, { words, width }),
        fixture.arrive({ words, width }),
        fixture.arrive({ words, width }),
      ])
      amira.forgive(LOST)
      // The receipt of an order that changed in between.
      amira.forgive(/409 \(Conflict\).*procurement\/orders\/receive/)
      const [shop] = await fixture.plaza.rows<{ id: string }>(`select id from workspaces.workspaces where name = 'Dar Amira'`)
      workspace = shop?.id ?? ''
      await fixture.plaza.rows(
        `insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at)
         select $1, u.id, 'manager', '{}', now() from accounts.users u where u.username = 'bruno'`,
        [workspace],
      )
      const [found] = await fixture.plaza.rows<Item>(
        `select v.id, v.product_id as "productId", v.sku, i.warehouse_id as "warehouseId", i.free::int as free from inventory.items i
         join catalog.variants v on v.id = i.variant_id join catalog.products p on p.id = v.product_id
         where i.workspace_id = $1 and p.status = 'active' and i.free between 9 and 200 and v.sku like 'DAR-PLATE%'
           and not exists (select from inventory.items o where o.variant_id = i.variant_id and o.id <> i.id)
           and not exists (select from inventory.incoming n where n.variant_id = i.variant_id)
         order by v.sku limit 1`,
        [workspace],
      )
      if (!found) throw new Error('no product lies in one warehouse only')
      item = found
      await fixture.plaza.rows('update catalog.variants set cost_minor = $2 where id = $1', [item.id, COST_MINOR])
      await amira.open('/marketplace')
      await logIn(amira, 'vendor@plaza.example')
      await bruno.open('/')
      await logIn(bruno)
      await buyer.open('/')
      await logIn(buyer, 'admin@plaza.example')
    })
    afterAll(async () => {
      await amira?.leave()
      await bruno?.leave()
      await buyer?.leave()
    })

    const rpc = <T>({ page }: Actor, operation: string, json: object, inWorkspace?: string): Promise<T> =>
      page.evaluate(
        async ([path, input, header]) => {
          const headers = { 'content-type': 'application/json', ...(header && { 'plaza-workspace': header }) }
          const response = await fetch(`/rpc/${path}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) })
          if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
          return ((await response.json()) as { json: T }).json
        },
        [operation.replaceAll('.', '/'), json, inWorkspace] as const,
      )
    async function onHand(): Promise<number> {
      const [row] = await fixture.plaza.rows<{ units: number }>('select on_hand::int as units from inventory.stock where variant_id = $1', [
        item.id,
      ])
      return row?.units ?? 0
    }
    async function buy(quantity: number): Promise<string> {
      await rpc(buyer, 'cart.addLine', { variantId: item.id, quantity })
      const input = { email: 'admin@plaza.example', shippingAddress: ADDRESS, ...ACCEPTED_TERMS }
      return (await rpc<{ orderId: string }>(buyer, 'checkout.placeOrder', input)).orderId
    }
    async function scan(times: number): Promise<void> {
      const code = amira.main().getByLabel(say('procurement.scan.code'), { exact: true })
      for (let at = 0; at < times; at += 1) {
        await code.fill(item.sku.toLowerCase())
        await code.press('Enter')
      }
    }
    const receive = () => amira.main().locator('button:has(svg.lucide-package-check)').click()
    const counter = () =>
      amira
        .main()
        .getByRole('list', { name: say('procurement.scan.lines') })
        .getByRole('textbox')
        .first()

    test('a sale drops it below its reorder point, and Amira is told', async () => {
      await rpc(
        amira,
        'inventory.stock.setReorderPoint',
        { variantId: item.id, warehouseId: item.warehouseId, reorderPoint: item.free - 1 },
        workspace,
      )
      await buy(SOLD)
      await expect
        .poll(() =>
          fixture.plaza.rows<{ available: number }>(
            `select (params ->> 'available')::int as available from notifications.notifications
             where kind = 'inventory.stockLow' and params ->> 'sku' = $1`,
            [item.sku],
          ),
        )
        .toContainEqual({ available: item.free - SOLD })
      await amira.open('/notifications')
      await amira.main().getByText(item.sku).first().waitFor()
    })

    test('she orders what is suggested, which is above her limit', async () => {
      const kind = 'procurement.purchaseOrder'
      const { items } = await rpc<{ items: { kind: string; version: number }[] }>(amira, 'approvals.limits.list', {}, workspace)
      const version = items.find((limit) => limit.kind === kind)?.version
      await rpc(amira, 'approvals.limits.update', { kind, overMinor: 100, version }, workspace)
      await amira.open('/procurement')
      const rows = amira.main().getByRole('listitem')
      const row = rows.filter({ hasText: item.sku }).filter({ has: amira.page.getByRole('checkbox') })
      await rows
        .filter({ has: amira.page.getByRole('checkbox') })
        .first()
        .waitFor()
      const more = amira.button('platform.more')
      if ((await row.count()) === 0 && (await more.count()) > 0) await more.click()
      await row.getByRole('combobox').click()
      await row.getByRole('listbox').getByRole('option').first().click()
      await amira.expectAccessible('reorder suggestions')
      await amira
        .main()
        .locator('section', { has: amira.page.getByRole('heading', { name: say('procurement.suggestions.title') }) })
        .locator('header button')
        .click()
      const made = () =>
        fixture.plaza.rows<{ id: string; quantity: number }>(
          `select o.id, l.quantity::int as quantity from procurement.orders o join procurement.lines l on l.order_id = o.id
           where l.variant_id = $1`,
          [item.id],
        )
      await expect.poll(async () => (await made()).length).toBe(1)
      const [placed] = await made()
      order = placed?.id ?? ''
      ordered = placed?.quantity ?? 0
      expect(ordered).toBeGreaterThan(5)
      await rpc(amira, 'procurement.orders.setStatus', { orderId: order, version: await versionOf(), status: 'Sent' }, workspace)
    })

    const versionOf = async () =>
      (await fixture.plaza.rows<{ version: number }>('select version::int as version from procurement.orders where id = $1', [order]))[0]
        ?.version ?? 0

    test('nothing is received until Bruno has approved it', async () => {
      await amira.open(`/procurement/purchase-orders/${order}/receive`)
      await amira.main().getByText(say('procurement.failure.APPROVAL_NEEDED')).waitFor()
      await bruno.open(`/procurement/purchase-orders/${order}`)
      await bruno.link('procurement.openRequest').click()
      await bruno.button('approvals.approve.begin').click()
      await dialogButton(bruno, 'approvals.approve.begin').click()
      await expectToast(bruno, say('approvals.approve.done'))
    })

    test('a part of it is scanned, and raises the stock', async () => {
      const before = await onHand()
      await amira.open(`/procurement/purchase-orders/${order}/receive`)
      await scan(2)
      await expect.poll(() => counter().inputValue()).toBe('2')
      await amira.expectAccessibleInBothThemes('a receipt')
      // Nothing that was counted is lost.
      await amira.open(`/procurement/purchase-orders/${order}/receive`)
      await expect.poll(() => counter().inputValue()).toBe('2')
      await receive()
      await amira
        .main()
        .getByRole('region', { name: say('procurement.scan.done') })
        .waitFor()
      await amira.expectAccessible('a saved receipt')
      expect(await onHand()).toBe(before + 2)
    })

    test('another part is received without a connection, once it is back', async () => {
      const before = await onHand()
      await waitForBackground(amira.page)
      front.cut()
      await amira.context.setOffline(true)
      await scan(1)
      await counter().fill(String(ordered - 3))
      await receive()
      await amira
        .main()
        .getByText(say('procurement.scan.waiting', { count: ordered - 3 }))
        .waitFor()
      expect(await onHand()).toBe(before)
      front.restore()
      await amira.context.setOffline(false)
      await expect.poll(onHand).toBe(before + ordered - 3)
      await expect
        .poll(() =>
          amira
            .main()
            .getByText(say('procurement.scan.waiting', { count: ordered - 3 }))
            .count(),
        )
        .toBe(0)
    })

    test('a receipt of what somebody else received in between is kept and counted again', async () => {
      const before = await onHand()
      await scan(1)
      await expect.poll(() => counter().inputValue()).toBe('1')
      front.cut()
      await amira.context.setOffline(true)
      await receive()
      const [line] = await fixture.plaza.rows<{ id: string }>('select id from procurement.lines where order_id = $1', [order])
      await bruno.open('/dashboard')
      for (const closed of [true, false])
        await rpc(
          bruno,
          'procurement.orders.closeLines',
          { orderId: order, version: await versionOf(), lines: [line?.id], closed },
          workspace,
        )
      front.restore()
      await amira.context.setOffline(false)
      const kept = amira.main().getByRole('region', { name: say('procurement.scan.rejected') })
      await kept.waitFor()
      await amira.expectAccessible('a rejected receipt')
      expect(await onHand()).toBe(before)
      await kept.getByRole('button', { name: say('procurement.scan.check'), exact: true }).click()
      await expect.poll(() => counter().inputValue()).toBe('1')
      await receive()
      await expect.poll(onHand).toBe(before + 1)
      const [done] = await fixture.plaza.rows<{ status: string }>('select status from procurement.orders where id = $1', [order])
      expect(done?.status).toBe('Fulfilled')
    })

    test('the next sale is picked by scanning, and its profit is that of the average cost', async () => {
      const sale = await buy(1)
      await amira.open(`/inventory/picking?warehouse=${item.warehouseId}`)
      await amira
        .main()
        .getByRole('link', { name: `${sale}-1` })
        .first()
        .waitFor()
      await amira.expectAccessibleInBothThemes('what is to pick')
      await amira.open(`/inventory/picking/${item.warehouseId}?order=order:${sale}`)
      const code = amira.main().getByLabel(say('inventory.count.code'), { exact: true })
      await code.fill(item.sku)
      await code.press('Enter')
      await amira.expectAccessibleInBothThemes('a pick')
      await receive()
      await amira.main().getByText(say('inventory.picking.done'), { exact: true }).waitFor()
      await amira.link('inventory.picking.ship').click()
      await amira.page.waitForURL(`**/orders/${sale}-1`)
      const [line] = await fixture.plaza.rows<{ cost: number; average: number }>(
        `select l.unit_cost_minor::int as cost, round(s.value_minor::numeric / s.on_hand)::int as average
         from orders.lines l join inventory.stock s on s.variant_id = l.variant_id where l.order_id = $1`,
        [sale],
      )
      expect(line?.cost).toBe(line?.average)
      const { products } = await rpc<{ products: { productId: string; cost: { amountMinor: number } | null }[] }>(
        amira,
        'analytics.vendor.overview',
        { days: 30 },
        workspace,
      )
      expect(products.find(({ productId }) => productId === item.productId)?.cost?.amountMinor).toBeGreaterThan(0)
    })
  })
}
