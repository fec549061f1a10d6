/** Orders of Amira's workspace that are mailed to a supplier, who confirms them without an account, over HTTP. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { readPdf } from '#test/plaza/read-pdf.ts'
import { SUPPLIER_LINK_HEADER } from '../contract/constants.ts'
import type { OrderView, SendingView } from '../contract.ts'
import { bearer, CONTACT, confirmation, mailedToken, send, sendInput } from '../test/linked.ts'
import { goodsLine, MISSING_ORDER, openShop, type Shop, textLine } from '../test/shop.ts'
import { findLateOrders } from './jobs.ts'

let plaza: TestPlaza
let shop: Shop
let supplierId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
  supplierId = (await shop.supplier('Granada Clay', { contact: CONTACT })).id
})
afterEach(() => shop.limit(null))
afterAll(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

let mailed = 0
/** A sent order with the link of its mail. */
async function sent(items = [textLine('Clay', 10, 200), textLine('Sand', 4, 100)], more: object = {}) {
  mailed += 1
  const email = `clay${mailed}@example.com`
  const order = await send(shop, await shop.order(items, { supplierId, ...more }), { email })
  const token = await mailedToken(plaza, email)
  return { order, email, token, supplier: bearer(plaza.browser(), token) }
}
const read = async ({ id }: OrderView): Promise<OrderView> => (await shop.ask('orders.get', { orderId: id })).body
const sendingOf = async ({ id }: OrderView): Promise<SendingView> => (await shop.ask('sendings.get', { orderId: id })).body

test('a sent order is mailed in the chosen language with a private link, and says so on its page', async () => {
  const order = await shop.order([textLine('Clay', 10, 200)], { supplierId, expectedDate: '2099-12-24', notes: 'Secret of the team.' })
  expect((await sendingOf(order)).sending).toBeNull()
  expect((await sendingOf(order)).defaults).toEqual({ email: 'orders@clay.example', language: 'es', linkedTo: null })
  const email = 'lucia@clay.example'
  const saved = await send(shop, order, { email, language: 'es', message: 'Sin prisa. Mira evil.example' })
  expect(saved).toMatchObject({ status: 'Sent', expectedDate: '2099-12-24', confirmedDate: null })
  expect(saved.history[0]).toMatchObject({ kind: 'sent', status: 'Sent', by: 'amira' })
  await plaza.settle()
  await plaza.settle()
  const mails = plaza.mailTo(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ language: 'es', subject: `Pedido de compra PO #${order.number} de Dar Amira` })
  expect(mails[0]?.text).toContain('Sin prisa. Mira evil. example')
  expect(mails[0]?.text).not.toContain('Secret')
  expect(new URL(mails[0]?.link() ?? '').searchParams.get('lng')).toBe('es')
  const { sending } = await sendingOf(order)
  expect(sending).toMatchObject({ email, by: 'amira', outdated: false, confirmedAt: null, lines: [] })
  expect(sending?.mailedAt).not.toBeNull()
  const [row] = await plaza.rows<{ hash: string }>(
    `select encode(token_hash, 'escape') as hash from procurement.sendings where order_id = $1`,
    [order.id],
  )
  expect(row?.hash).not.toContain(await mailedToken(plaza, email))
})

test('the bearer of the link sees the order without an account, and nothing of the team’s', async () => {
  const { order, supplier } = await sent(undefined, { notes: 'Secret of the team.' })
  const { status, body } = await supplier.get()
  expect(status).toBe(200)
  expect(body).toMatchObject({ number: order.number, customer: 'Dar Amira', state: 'sent', total: { amountMinor: 2400, currency: 'USD' } })
  expect(body.lines).toMatchObject([
    { name: 'Clay', qty: 10, price: { amountMinor: 200 }, confirmed: null, advised: 0 },
    { name: 'Sand', qty: 4, confirmed: null },
  ])
  expect(JSON.stringify(body)).not.toContain('Secret')
})

test('the supplier confirms fewer and later, the buyer sees it, and the expected day moves', async () => {
  const { order, supplier } = await sent(undefined, { expectedDate: '2099-12-20' })
  const seen = (await supplier.get()).body
  const input = { ...confirmation(seen, [8, 0], '2099-12-28'), note: 'Sand is sold out.' }
  const { status, body } = await supplier.confirm(input)
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'confirmed', note: 'Sand is sold out.' })
  expect(body.lines).toMatchObject([
    { confirmed: 8, confirmedDate: '2099-12-28' },
    { confirmed: 0, confirmedDate: null },
  ])
  const after = await read(order)
  expect(after).toMatchObject({ status: 'Confirmed', expectedDate: '2099-12-20', confirmedDate: '2099-12-28' })
  expect(after.history[0]).toMatchObject({ kind: 'confirmed', by: '' })
  const { sending } = await sendingOf(order)
  expect(sending).toMatchObject({ note: 'Sand is sold out.' })
  expect(sending?.lines).toEqual(
    expect.arrayContaining([
      { lineId: order.items[0]?.id, quantity: 8, expectedDate: '2099-12-28' },
      { lineId: order.items[1]?.id, quantity: 0, expectedDate: null },
    ]),
  )
  await plaza.settle()
  const bell = (await shop.amira.call('notifications.list', {})).body
  expect(JSON.stringify(bell).replace(/[\u2066-\u2069]/g, '')).toContain(`Granada Clay confirmed PO #${order.number}`)
})

test('the goods are incoming on the confirmed day', async () => {
  const variantId = shop.goods[1] ?? ''
  const { supplier } = await sent([goodsLine(variantId, 5)], { expectedDate: '2099-11-01' })
  await supplier.confirm(confirmation((await supplier.get()).body, [], '2099-11-09'))
  const rows = await plaza.rows<{ day: string }>(`select expected_on::text as day from inventory.incoming where variant_id = $1`, [
    variantId,
  ])
  expect(rows.map(({ day }) => day)).toContain('2099-11-09')
})

test('a confirmation may change until receipts begin; a stale one gets the current order', async () => {
  const { order, supplier } = await sent()
  const seen = (await supplier.get()).body
  const { body: first } = await supplier.confirm(confirmation(seen, [8, 4]))
  const stale = await supplier.confirm(confirmation(seen, [7, 4]))
  expect([stale.status, stale.body.code, stale.body.data.current.version]).toEqual([409, 'ORDER_CHANGED', first.version])
  const { body: second } = await supplier.confirm(confirmation(first, [10, 4]))
  expect(second.lines[0].confirmed).toBe(10)
  await shop.receive(await read(order), [3, 0])
  expect((await supplier.get()).body.state).toBe('receiving')
  expect((await supplier.confirm(confirmation(second, [9, 4]))).body.code).toBe('RECEIPTS_BEGAN')
})

test.each([
  ['more than ordered', { quantities: [11, 4] }, 'MORE_THAN_ORDERED'],
  ['a day in the past', { day: '2020-01-01' }, 'DATE_IN_PAST'],
  ['no date', { day: 'soon' }, 'INVALID_INPUT'],
  ['half a unit', { quantities: [1.5, 4] }, 'INVALID_INPUT'],
])(
  'a confirmation with %s is refused',
  async (_, { quantities = [], day = '2099-12-31' }: { quantities?: number[]; day?: string }, code) => {
    const { supplier } = await sent()
    const { body } = await supplier.confirm(confirmation((await supplier.get()).body, quantities, day))
    expect(body.code).toBe(code)
  },
)

test('a confirmation names every line of its order, and no line of another one', async () => {
  const { supplier } = await sent()
  const other = await sent()
  const seen = (await supplier.get()).body
  const whole = confirmation(seen)
  expect((await supplier.confirm({ ...whole, lines: whole.lines.slice(1) })).body.code).toBe('ORDER_CHANGED')
  const foreign = confirmation((await other.supplier.get()).body).lines
  expect((await supplier.confirm({ ...whole, lines: [whole.lines[0], foreign[1]] })).body.code).toBe('ORDER_CHANGED')
})

test('of two confirmations at once one counts, and the other gets a conflict', async () => {
  const { order, supplier } = await sent()
  const seen = (await supplier.get()).body
  const replies = await Promise.all([1, 2, 3, 4].map((quantity) => supplier.confirm(confirmation(seen, [quantity, 1]))))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const won = replies.find(({ status }) => status === 200)?.body
  expect((await sendingOf(order)).sending?.lines).toContainEqual(expect.objectContaining({ quantity: won.lines[0].confirmed }))
})

test('a draft, an ended order and one that waits for its approval can’t be sent', async () => {
  const draft = (await shop.choose(await shop.order([textLine('Clay')]), 'Draft')).body
  expect((await shop.ask('sendings.send', sendInput(draft))).body.code).toBe('NOT_SENDABLE')
  const cancelled = (await shop.choose(await shop.order([textLine('Clay')]), 'Cancelled')).body
  expect((await shop.ask('sendings.send', sendInput(cancelled))).body.code).toBe('NOT_SENDABLE')
  await shop.limit(1000)
  const above = await shop.order([textLine('Kiln', 1, 100_000)], { supplierId })
  expect((await shop.ask('sendings.send', sendInput(above))).body.code).toBe('APPROVAL_NEEDED')
  const { body: approved } = await shop.choose(await read(above), 'Approved', await plaza.member('elena'))
  expect((await send(shop, approved)).status).toBe('Sent')
})

test('sending needs an address, the current version, and is the same when it is repeated', async () => {
  const order = await shop.order([textLine('Clay')], { supplierId })
  expect((await shop.ask('sendings.send', sendInput(order, { email: '' }))).body.code).toBe('ADDRESS_NEEDED')
  const wrong = await shop.ask('sendings.send', sendInput(order, { email: 'nobody' }))
  expect([wrong.status, wrong.body.data.fields[0].path]).toEqual([400, 'email'])
  const once = () => shop.ask('sendings.send', sendInput(order, { email: 'twice@example.com' }), shop.amira, { key: 'send-order-once' })
  const [first, second] = [await once(), await once()]
  expect(second.body).toEqual(first.body)
  await plaza.settle()
  expect(plaza.mailTo('twice@example.com')).toHaveLength(1)
  expect((await shop.ask('sendings.send', sendInput(order))).body.code).toBe('ORDER_CHANGED')
})

test('a new sending, a change of the terms, and the end of the order end the link', async () => {
  const again = await sent()
  await send(shop, await read(again.order), { email: 'again@example.com' })
  expect((await again.supplier.get()).status).toBe(404)
  expect((await bearer(plaza.browser(), await mailedToken(plaza, 'again@example.com')).get()).status).toBe(200)

  const changed = await sent()
  const confirmed = await changed.supplier.confirm(confirmation((await changed.supplier.get()).body))
  expect(confirmed.status).toBe(200)
  const order = await read(changed.order)
  const items = [{ ...textLine('Clay', 12, 200), id: order.items[0]?.id }]
  const edit = { ...shop.orderFields([]), supplierId, orderId: order.id, version: order.version, items }
  expect((await shop.ask('orders.update', edit)).body).toMatchObject({ status: 'Pending', confirmedDate: null })
  expect((await changed.supplier.get()).status).toBe(404)
  expect((await sendingOf(order)).sending?.outdated).toBe(true)

  for (const end of ['Cancelled', 'Fulfilled']) {
    const ended = await sent()
    await shop.choose(await read(ended.order), end)
    expect([end, (await ended.supplier.get()).status]).toEqual([end, 404])
    await shop.choose(await read(ended.order), 'Sent')
    expect([end, (await ended.supplier.get()).status]).toEqual([end, 404])
  }
})

test('a wrong, a short and a missing link look the same, and the PDF has the same rights', async () => {
  const { token, order } = await sent()
  const browser = plaza.browser()
  const wrong = await bearer(browser, `${token.slice(0, -1)}!`).get()
  expect([wrong.status, wrong.body.code]).toEqual([404, 'NOT_FOUND'])
  expect((await bearer(browser, 'short').get()).status).toBe(400)
  const pdf = (value: string) => fetch(`${plaza.url}/supplier-order/order.pdf`, { headers: { [SUPPLIER_LINK_HEADER]: value } })
  expect((await pdf('x'.repeat(26))).status).toBe(404)
  const reply = await pdf(token)
  expect(reply.status).toBe(200)
  expect(readPdf(Buffer.from(await reply.arrayBuffer()))).toContain(`PO #${order.number}`)
})

test('an order can be mailed ten times a day', async () => {
  let order = await shop.order([textLine('Clay')], { supplierId })
  for (let turn = 0; turn < 10; turn++) order = await send(shop, order, { email: `turn${turn}@example.com` })
  expect((await shop.ask('sendings.send', sendInput(order, { email: 'more@example.com' }))).status).toBe(429)
})

test('a stranger can’t send an order or see what was sent', async () => {
  const order = await shop.order([textLine('Clay')], { supplierId })
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  const missing = await shop.ask('sendings.get', { orderId: MISSING_ORDER })
  const foreign = await shop.ask('sendings.get', { orderId: order.id }, chen, { workspace })
  expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  expect((await shop.ask('sendings.send', sendInput(order), chen, { workspace })).status).toBe(404)
  expect((await shop.ask('sendings.send', sendInput(order), plaza.browser() as Member)).status).toBe(401)
})

test('an order is late once, by the day that the supplier confirmed', async () => {
  const late = await shop.order([textLine('Late clay')], { supplierId, expectedDate: '2026-01-01' })
  const confirmed = await sent([textLine('Clay', 1)], { expectedDate: '2026-01-02' })
  await confirmed.supplier.confirm(confirmation((await confirmed.supplier.get()).body))
  for (const _ of [1, 2]) {
    await findLateOrders.run(plaza.services, {})
    await plaza.settle()
  }
  const told = await plaza.rows<{ id: string }>(
    `select payload ->> 'orderId' as id from platform.events where type = 'procurement.orderLate'`,
  )
  expect(told.filter(({ id }) => id === late.id)).toHaveLength(1)
  expect(told.map(({ id }) => id)).not.toContain(confirmed.order.id)
  expect((await read(confirmed.order)).late).toBe(false)
  expect((await shop.ask('orders.list', { which: 'late' })).body.items.map(({ id }: OrderView) => id)).toContain(late.id)
})
