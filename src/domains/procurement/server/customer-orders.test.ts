/** Both sides in one house: Amira's supplier is the workspace of another shop, which confirms and ships there, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { OrderView, SupplierLink } from '../contract.ts'
import { confirmation, mailedToken, send, sendInput } from '../test/linked.ts'
import { MISSING_ORDER, openShop, type Shop, textLine } from '../test/shop.ts'

let plaza: TestPlaza
let shop: Shop
/** Omar owns Plaza House. */
let omar: Member
let house: string
let slug: string
let supplierId: string
let linkId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  omar = await plaza.member('omar')
  house = await plaza.workspace('Plaza House')
  const [vendor] = await plaza.rows<{ slug: string }>('select slug from vendors.vendors where workspace_id = $1', [house])
  slug = vendor?.slug ?? ''
  supplierId = (await shop.supplier('House goods')).id
})
afterAll(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const inHouse = (name: string, input: object = {}, by = omar) => by.call(`procurement.${name}`, input, { workspace: house })
const read = async ({ id }: OrderView): Promise<OrderView> => (await shop.ask('orders.get', { orderId: id })).body
const order = (items = [textLine('Bricks', 10, 200), textLine('Sand', 4, 100)], more: object = {}) =>
  shop.order(items, { supplierId, ...more })
const bellOf = async (who: Member) => JSON.stringify((await who.call('notifications.list', {})).body).replace(/[\u2066-\u2069]/g, '')

describe('a link', () => {
  test('is asked for by the exact slug, and nobody is linked before they accept', async () => {
    expect((await shop.ask('links.get', { supplierId })).body).toEqual({ link: null })
    expect((await shop.ask('links.ask', { supplierId, slug: `${slug}x` })).body.code).toBe('SHOP_UNKNOWN')
    expect((await shop.ask('links.ask', { supplierId, slug: 'dar-amira' })).body.code).toBe('OWN_SHOP')
    const { body } = await shop.ask('links.ask', { supplierId, slug })
    const link: SupplierLink = body.link
    linkId = link.id
    expect(link).toMatchObject({ accepted: false, slug })
    expect((await shop.ask('links.ask', { supplierId, slug })).body.code).toBe('LINKED_ALREADY')
    expect((await shop.ask('sendings.send', sendInput(await order(), { email: '' }))).body.code).toBe('ADDRESS_NEEDED')
    await plaza.settle()
    expect(await bellOf(omar)).toContain('Dar Amira wants to send you purchase orders here')
  })

  test('is accepted by an owner or manager of the workspace that was asked, and by nobody else', async () => {
    expect((await shop.ask('links.accept', { linkId })).status).toBe(404)
    expect((await inHouse('links.customers')).body.items).toMatchObject([{ id: linkId, name: 'Dar Amira', accepted: false }])
    for (const _ of [1, 2]) expect((await inHouse('links.accept', { linkId })).body.items).toMatchObject([{ id: linkId, accepted: true }])
    expect((await shop.ask('links.get', { supplierId })).body.link).toMatchObject({ accepted: true })
    await plaza.settle()
    const accepted = await plaza.rows(`select 1 from platform.events where type = 'procurement.linkAccepted'`)
    expect(accepted).toHaveLength(1)
    expect(await bellOf(shop.amira)).toContain('House goods now gets your purchase orders here')
  })
})

describe('the linked workspace', () => {
  test('sees only what was sent to it, and of that nothing of the team’s', async () => {
    const draft = await order(undefined, { notes: 'Secret of the team.' })
    expect((await inHouse('customerOrders.get', { orderId: draft.id })).status).toBe(404)
    const sent = await send(shop, draft, { email: '' })
    const { body } = await inHouse('customerOrders.get', { orderId: sent.id })
    expect(body).toMatchObject({ number: sent.number, customer: 'Dar Amira', state: 'sent' })
    expect(JSON.stringify(body)).not.toContain('Secret')
    const { items } = (await inHouse('customerOrders.list')).body
    expect(items.map(({ id }: { id: string }) => id)).toEqual([sent.id])
    expect((await inHouse('orders.get', { orderId: sent.id })).status).toBe(404)
    await plaza.settle()
    expect(await bellOf(omar)).toContain(`Dar Amira sent you PO #${sent.number}`)
    expect(plaza.mailTo('')).toEqual([])
  })

  test('confirms there with the same effect as by the link', async () => {
    const sent = await send(shop, await order(), { email: 'house@example.com' })
    const seen = (await inHouse('customerOrders.get', { orderId: sent.id })).body
    const { status } = await inHouse('customerOrders.confirm', { orderId: sent.id, ...confirmation(seen, [9, 4], '2099-12-30') })
    expect(status).toBe(200)
    expect(await read(sent)).toMatchObject({ status: 'Confirmed', confirmedDate: '2099-12-30' })
    const token = await mailedToken(plaza, 'house@example.com')
    expect((await plaza.browser().call('procurement.supplierLink.get', { token })).body).toMatchObject({ state: 'confirmed' })
  })

  test('sends shipping advice, which the buyer sees before the receipt, up to what was ordered', async () => {
    const sent = await send(shop, await order(), { email: '' })
    const [bricks, sand] = sent.items
    const advise = (quantities: [number, number], more: object = {}) =>
      inHouse('customerOrders.advise', {
        orderId: sent.id,
        carrier: 'Aramex',
        trackingNumber: '12 34',
        expectedDate: '2099-12-01',
        lines: [
          { lineId: bricks?.id, quantity: quantities[0] },
          { lineId: sand?.id, quantity: quantities[1] },
        ],
        ...more,
      })
    expect((await advise([0, 0])).body.code).toBe('NOTHING_ADVISED')
    expect((await advise([11, 0])).body).toMatchObject({ code: 'MORE_THAN_ORDERED', data: { lineId: bricks?.id, most: 10 } })
    expect((await advise([6, 0])).body.lines).toMatchObject([{ advised: 6 }, { advised: 0 }])
    expect((await advise([5, 0])).body).toMatchObject({ code: 'MORE_THAN_ORDERED', data: { most: 4 } })
    const { advices } = (await shop.ask('sendings.get', { orderId: sent.id })).body
    expect(advices).toMatchObject([
      { carrier: 'Aramex', trackingNumber: '12 34', expectedDate: '2099-12-01', lines: [{ lineId: bricks?.id, quantity: 6 }] },
    ])
    expect((await read(sent)).history[0]).toMatchObject({ kind: 'advised', by: '' })
    await plaza.settle()
    expect(await bellOf(shop.amira)).toContain(`House goods shipped goods of PO #${sent.number}`)
    const races = await Promise.all([1, 2, 3].map(() => advise([4, 0])))
    expect(races.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('keeps fulfilled orders in its list, but not an order that changed since', async () => {
    const done = await send(shop, await order(), { email: '' })
    await shop.choose(done, 'Fulfilled')
    expect((await inHouse('customerOrders.get', { orderId: done.id })).body.state).toBe('fulfilled')
    const advice = {
      orderId: done.id,
      carrier: '',
      trackingNumber: '',
      expectedDate: '2099-12-01',
      lines: [{ lineId: done.items[0]?.id, quantity: 1 }],
    }
    expect((await inHouse('customerOrders.advise', advice)).body.code).toBe('ORDER_ENDED')
    const back = await shop.choose(await read(done), 'Pending')
    expect((await inHouse('customerOrders.get', { orderId: done.id })).status).toBe(404)
    await shop.choose(back.body, 'Cancelled')
    expect((await inHouse('customerOrders.get', { orderId: done.id })).status).toBe(404)
  })

  test('has the PDF, and strangers have nothing', async () => {
    const sent = await send(shop, await order(), { email: '' })
    const cookieOf = ({ cookies }: Member) => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const pdf = (who: Member) =>
      fetch(`${plaza.url}/procurement/purchase-orders/${sent.id}/order.pdf`, { headers: { cookie: cookieOf(who) } })
    expect((await pdf(omar)).status).toBe(200)
    const chen = await plaza.member('chen')
    expect((await pdf(chen)).status).toBe(404)
    const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
    const missing = await inHouse('customerOrders.get', { orderId: MISSING_ORDER })
    const foreign = await chen.call('procurement.customerOrders.get', { orderId: sent.id }, { workspace })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    expect((await chen.call('procurement.links.end', { linkId }, { workspace })).status).toBe(404)
  })

  test('sees nothing any more once either side ends the link', async () => {
    const sent = await send(shop, await order(), { email: '' })
    for (const _ of [1, 2]) expect((await inHouse('links.end', { linkId })).status).toBe(200)
    expect((await inHouse('customerOrders.get', { orderId: sent.id })).status).toBe(404)
    expect((await inHouse('customerOrders.list')).body.items).toEqual([])
    expect((await shop.ask('links.get', { supplierId })).body).toEqual({ link: null })
    expect((await shop.ask('links.ask', { supplierId, slug })).body.link).toMatchObject({ accepted: false })
    expect((await inHouse('customerOrders.get', { orderId: sent.id })).status).toBe(404)
  })
})
