/** Fulfilment, cancellations and returns, from the shopper's and the vendor's side. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { OrderView } from '../contract.ts'

const DAY = 24 * 3600_000

let plaza: TestPlaza
let amira: Member
let omar: Member
let darAmira: string
let platformStore: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  omar = await plaza.member('omar')
  darAmira = await plaza.workspace('Dar Amira')
  platformStore = await plaza.workspace('Plaza House')
})
afterAll(() => plaza.close())

type Goods = [sku: string, quantity: number][]

async function guestsOrder(...goods: Goods): Promise<{ bruno: Guest; order: OrderView; link: string }> {
  const bruno = plaza.guest()
  for (const [sku, quantity] of goods) await bruno.add(await plaza.variant(sku), quantity)
  const { body } = await bruno.placeOrder()
  return { bruno, link: body.link, order: (await bruno.get(`/orders/${body.orderId}`)).body }
}

async function membersOrder(member: Member, ...goods: Goods): Promise<OrderView> {
  for (const [sku, quantity] of goods) await member.call('cart.addLine', { variantId: await plaza.variant(sku), quantity })
  const { body } = await member.call('checkout.placeOrder', { email: 'chen@example.com', shippingAddress: BRUNO_ADDRESS })
  return (await member.call('orders.get', { orderId: body.orderId })).body
}

const asAmira = (operation: string, input: object) => amira.call(`orders.vendor.${operation}`, input, { workspace: darAmira })
const asPlatformStore = (operation: string, input: object) => omar.call(`orders.vendor.${operation}`, input, { workspace: platformStore })
const numberOf = (order: OrderView, part = 0) => order.parts[part]?.number ?? ''
const statusesOf = (part: { history: { status: string }[] } | undefined) => part?.history.map(({ status }) => status)

async function deliver(order: OrderView): Promise<void> {
  const shipped = (await asAmira('ship', { number: numberOf(order) })).body
  await asAmira('deliver', { number: numberOf(order), parcelId: shipped.parcels.at(-1).id })
}

async function stockOf(sku: string) {
  const [row] = await plaza.rows<{ on_hand: number; allocated: number }>(
    'select on_hand, allocated from inventory.stock where variant_id = $1',
    [await plaza.variant(sku)],
  )
  return row
}

describe('a vendor fulfils its part', () => {
  test('it goes from Pending to Delivered, each step with time and side, and consumes stock', async () => {
    const { bruno, order } = await guestsOrder(['MUG-SAGE', 2])
    const number = numberOf(order)
    const before = await stockOf('MUG-SAGE')
    expect((await asAmira('process', { number })).body.status).toBe('Processing')
    const tracked = { carrier: 'Correo', trackingNumber: 'EC 123', trackingUrl: 'https://correo.example/EC123' }
    const shipped = (await asAmira('ship', { number, ...tracked })).body
    expect(shipped).toMatchObject({
      status: 'Shipped',
      parcels: [{ ...tracked, lines: [{ position: 0, quantity: 2 }], deliveredAt: null }],
    })
    expect(await stockOf('MUG-SAGE')).toEqual({ on_hand: (before?.on_hand ?? 0) - 2, allocated: (before?.allocated ?? 0) - 2 })
    await asAmira('deliver', { number, parcelId: shipped.parcels[0].id })
    const { body } = await bruno.get(`/orders/${order.id}`)
    expect(body.status).toBe('Delivered')
    expect(statusesOf(body.parts[0])).toEqual(['Pending', 'Processing', 'Shipped', 'Delivered'])
    expect(body.parts[0].history.map(({ side }: { side: string }) => side)).toEqual(['shopper', 'vendor', 'vendor', 'vendor'])
    expect(body.payment).toMatchObject({ method: 'delivery', status: 'paid' })
    const events = await plaza.rows<{ payload: { to: string } }>(
      `select payload from platform.events where type = 'orders.statusChanged' and aggregate = $1 order by position`,
      [order.id],
    )
    expect(events.map(({ payload }) => payload.to)).toEqual(['Processing', 'Shipped', 'Delivered'])
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('O2: with several parcels and vendors the order is partially shipped until everything is shipped', async () => {
    const { bruno, order } = await guestsOrder(['PLATE', 3], ['CABLE', 1])
    const plates = numberOf(order, 0)
    const cable = numberOf(order, 1)
    const status = async () => (await bruno.get(`/orders/${order.id}`)).body.status
    expect((await asAmira('ship', { number: plates, lines: [{ position: 0, quantity: 1 }] })).body.status).toBe('PartiallyShipped')
    expect(await status()).toBe('PartiallyShipped')
    const tooMany = await asAmira('ship', { number: plates, lines: [{ position: 0, quantity: 3 }] })
    expect([tooMany.status, tooMany.body.code, tooMany.body.data]).toEqual([409, 'NOT_SHIPPABLE', { lines: [{ position: 0, left: 2 }] }])
    const { parcels } = (await asAmira('ship', { number: plates })).body
    expect(await status()).toBe('PartiallyShipped')
    await asPlatformStore('ship', { number: cable })
    expect(await status()).toBe('Shipped')
    expect((await asAmira('deliver', { number: plates, parcelId: parcels[0].id })).body.status).toBe('PartiallyDelivered')
    expect(await status()).toBe('PartiallyDelivered')
    expect((await asAmira('ship', { number: plates })).body.code).toBe('NOT_SHIPPABLE')
  })

  test('marking a parcel as delivered twice has one effect, and O1 no status goes backwards', async () => {
    const { order } = await guestsOrder(['PLATE', 1])
    await deliver(order)
    const { body } = await asAmira('get', { number: numberOf(order) })
    await asAmira('deliver', { number: numberOf(order), parcelId: body.parcels[0].id })
    expect((await asAmira('process', { number: numberOf(order) })).body).toMatchObject({
      code: 'WRONG_STATUS',
      data: { status: 'Delivered' },
    })
    expect((await asAmira('cancel', { number: numberOf(order) })).body.code).toBe('NOT_CANCELLABLE')
    expect(statusesOf((await asAmira('get', { number: numberOf(order) })).body)).toEqual(['Pending', 'Processing', 'Shipped', 'Delivered'])
  })

  test('another vendor’s part, an unknown number and an invalid number get 404', async () => {
    const { order } = await guestsOrder(['PLATE', 1], ['CABLE', 1])
    for (const number of [numberOf(order, 1), 'ORD-0000000000-1', `${order.id}-9`, `${order.id}-0`, 'x'])
      for (const operation of ['get', 'process', 'ship', 'cancel'])
        expect((await asAmira(operation, { number })).status, `${operation} ${number}`).toBe(404)
    expect((await asAmira('deliver', { number: numberOf(order), parcelId: 'pcl_x' })).status).toBe(404)
  })

  test('a tracking link must be an http(s) URL', async () => {
    const { order } = await guestsOrder(['PLATE', 1])
    const { status, body } = await asAmira('ship', { number: numberOf(order), trackingUrl: 'javascript:alert(1)' })
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
  })

  test('its team writes notes that the shopper does not see', async () => {
    const { bruno, order } = await guestsOrder(['PLATE', 1])
    const farid = await plaza.member('farid')
    const input = { number: numberOf(order), content: ' Wrap it twice. ' }
    const { body } = await farid.call('orders.vendor.addNote', input, { workspace: darAmira })
    expect(body.notes).toEqual([
      { id: expect.stringMatching(/^note_/), content: 'Wrap it twice.', author: 'farid', date: expect.any(String) },
    ])
    expect(JSON.stringify((await bruno.get(`/orders/${order.id}`)).body)).not.toContain('Wrap it')
    expect((await asAmira('addNote', { number: numberOf(order), content: '  ' })).status).toBe(400)
  })

  test('its list contains only its own parts, by status, buyer and page', async () => {
    const { order } = await guestsOrder(['PLATE', 1], ['CABLE', 1])
    const { body } = await asAmira('list', { status: ['Pending'], q: order.id })
    expect(body).toMatchObject({
      items: [{ number: numberOf(order), status: 'Pending', buyer: 'Bruno Paz', itemCount: 1 }],
      total: { count: 1 },
    })
    const pages = (await asAmira('list', { limit: 2 })).body
    const next = (await asAmira('list', { limit: 2, cursor: pages.nextCursor })).body
    expect(new Set([...pages.items, ...next.items].map(({ number }) => number)).size).toBe(4)
    expect((await asAmira('list', { cursor: 'x' })).status).toBe(400)
  })
})

describe('a shopper cancels', () => {
  test('V13: cancelling one vendor’s part refunds its share and shipping, and the other part continues', async () => {
    const { bruno, order } = await guestsOrder(['MUG-SAGE', 1], ['CABLE', 1])
    const free = await plaza.available('MUG-SAGE')
    const preview = await bruno.get(`/orders/${order.id}/refund?number=${numberOf(order)}&lines[0][position]=0&lines[0][quantity]=1`)
    expect(preview.status).toBe(200)
    const { body } = await bruno.call('POST', `/orders/${order.id}/cancellations`, { number: numberOf(order) })
    expect(body.status).toBe('PartiallyCancelled')
    expect(body.parts.map(({ status }: { status: string }) => status)).toEqual(['Cancelled', 'Pending'])
    expect(body.parts[0].refunded).toEqual(order.parts[0]?.total)
    expect(preview.body.total).toEqual(order.parts[0]?.total)
    expect(body.payment).toMatchObject({ status: 'pending', due: order.parts[1]?.total })
    expect(await plaza.available('MUG-SAGE')).toBe((free ?? 0) + 1)
    await asPlatformStore('ship', { number: numberOf(order, 1) })
    expect((await bruno.get(`/orders/${order.id}`)).body.status).toBe('Shipped')
  })

  test('S7: cancelling twice, or again by the vendor, releases stock and lowers the price once', async () => {
    const { bruno, order } = await guestsOrder(['PLATE', 2])
    const cancel = () => bruno.call('POST', `/orders/${order.id}/cancellations`, { number: numberOf(order) })
    const free = await plaza.available('PLATE')
    expect((await cancel()).status).toBe(200)
    expect((await cancel()).body).toMatchObject({ code: 'NOT_CANCELLABLE', data: { lines: [{ position: 0, left: 0 }] } })
    expect((await asAmira('cancel', { number: numberOf(order) })).body.code).toBe('NOT_CANCELLABLE')
    expect(await plaza.available('PLATE')).toBe((free ?? 0) + 2)
    expect((await bruno.get(`/orders/${order.id}`)).body).toMatchObject({
      status: 'Cancelled',
      refunded: order.total,
      payment: { status: 'cancelled' },
    })
  })

  test('a repeated request is the same cancellation', async () => {
    const { bruno, order } = await guestsOrder(['PLATE', 3])
    const request = { number: numberOf(order), lines: [{ position: 0, quantity: 1 }] }
    const cancel = () => bruno.call('POST', `/orders/${order.id}/cancellations`, request, { 'idempotency-key': 'cancel-one-plate' })
    const replies = [await cancel(), await cancel()]
    expect(replies.map(({ status, body }) => [status, body.parts[0].lines[0].cancelled])).toEqual([
      [200, 1],
      [200, 1],
    ])
    const other = { ...request, lines: [{ position: 0, quantity: 2 }] }
    const { body } = await bruno.call('POST', `/orders/${order.id}/cancellations`, other, { 'idempotency-key': 'cancel-one-plate' })
    expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('cancels some units of a line, and shipped units stay', async () => {
    const { bruno, order } = await guestsOrder(['PLATE', 3])
    await asAmira('ship', { number: numberOf(order), lines: [{ position: 0, quantity: 1 }] })
    const cancel = (quantity: number) =>
      bruno.call('POST', `/orders/${order.id}/cancellations`, { number: numberOf(order), lines: [{ position: 0, quantity }] })
    expect((await cancel(3)).body.data).toEqual({ lines: [{ position: 0, left: 2 }] })
    const { body } = await cancel(2)
    expect(body.status).toBe('Shipped')
    expect(body.parts[0].lines[0]).toMatchObject({ quantity: 3, cancelled: 2, shipped: 1, cancellable: 0 })
    for (const quantity of [0, -1, 1.5]) expect((await cancel(quantity)).status).toBe(400)
  })

  test('strangers get 404, and an unknown line cancels nothing', async () => {
    const { bruno, order } = await guestsOrder(['PLATE', 1])
    const body = { number: numberOf(order) }
    expect((await plaza.guest().call('POST', `/orders/${order.id}/cancellations`, body)).status).toBe(404)
    expect((await bruno.call('POST', `/orders/${order.id}/cancellations`, { number: `${order.id}-2` })).status).toBe(404)
    expect((await bruno.call('POST', `/orders/${order.id}/cancellations`, { ...body, lines: [{ position: 7, quantity: 1 }] })).status).toBe(
      409,
    )
  })

  test('a vendor who cannot deliver gives a reason, and the shopper gets it by mail', async () => {
    const { bruno, order } = await guestsOrder(['PLATE', 1])
    await asAmira('cancel', { number: numberOf(order), reason: 'The kiln broke.' })
    await plaza.settle()
    const mail = plaza.mailTo(bruno.email).find(({ subject }) => subject === `Items canceled in order ${order.id}`)
    expect(mail?.text).toContain('The kiln broke.')
    expect(mail?.text).toContain('The amount you owe is $42.40 less.')
  })
})

describe('a shopper returns', () => {
  const asked = (order: OrderView, quantity = 1) => ({
    orderId: order.id,
    number: numberOf(order),
    reason: 'damaged',
    lines: [{ position: 0, quantity }],
  })

  test('delivered items: requested, accepted, received and refunded; with restock they are available again', async () => {
    const chen = await plaza.member('chen')
    const order = await membersOrder(chen, ['PLATE', 3])
    await deliver(order)
    const before = await stockOf('PLATE')
    const { body } = await chen.call('orders.returns.request', asked(order))
    const [row] = body.parts[0].returns
    expect(row).toMatchObject({ status: 'Requested', reason: 'damaged', lines: [{ position: 0, quantity: 1 }] })
    expect(body.parts[0].lines[0].returnable).toBe(2)
    await asAmira('returns.accept', { returnId: row.id })
    const received = (await asAmira('returns.receive', { returnId: row.id, restock: true })).body
    expect(received).toMatchObject({ status: 'PartiallyReturned', returns: [{ status: 'Refunded' }] })
    expect(received.returns[0].history.map(({ status }: { status: string }) => status)).toEqual([
      'Requested',
      'Accepted',
      'Received',
      'Refunded',
    ])
    expect(received.returns[0].refund).toEqual(row.refund)
    expect((await stockOf('PLATE'))?.on_hand).toBe((before?.on_hand ?? 0) + 1)
    const after = (await chen.call('orders.get', { orderId: order.id })).body
    expect(after.payment.refunded).toEqual(row.refund.total)
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('everything: the part is returned and refunded to the cent, and without restock nothing is available again', async () => {
    const { bruno, order } = await guestsOrder(['PLATE', 2])
    await deliver(order)
    const before = await stockOf('PLATE')
    for (const _ of [1, 2]) {
      const { parts } = (await bruno.call('POST', `/orders/${order.id}/returns`, asked(order))).body
      const returnId = parts[0].returns.at(-1).id
      await asAmira('returns.accept', { returnId })
      await asAmira('returns.receive', { returnId, restock: false })
    }
    const { body } = await bruno.get(`/orders/${order.id}`)
    expect(body).toMatchObject({ status: 'Refunded', refunded: order.total })
    expect(statusesOf(body.parts[0])?.slice(-2)).toEqual(['Returned', 'Refunded'])
    expect(await stockOf('PLATE')).toEqual(before)
  })

  test('R7: not before delivery, not without a reason, not after the window, not more than the delivered units', async () => {
    const { bruno, order } = await guestsOrder(['PLATE', 2])
    const request = (input: object) => bruno.call('POST', `/orders/${order.id}/returns`, input)
    expect((await request(asked(order))).body).toMatchObject({ code: 'NOT_RETURNABLE', data: { lines: [{ position: 0, left: 0 }] } })
    await deliver(order)
    const { reason: _, ...noReason } = asked(order)
    expect((await request(noReason)).body.code).toBe('INVALID_INPUT')
    expect((await request(asked(order, 3))).body.data).toEqual({ lines: [{ position: 0, left: 2 }] })
    expect((await request(asked(order, 1))).status).toBe(200)
    expect((await request(asked(order, 2))).body.data).toEqual({ lines: [{ position: 0, left: 1 }] })
    plaza.moveClock(14 * DAY)
    expect((await request(asked(order, 1))).body.data).toEqual({ lines: [{ position: 0, left: 0 }] })
    expect((await bruno.get(`/orders/${order.id}`)).body.parts[0].returnableUntil).toBeNull()
    plaza.moveClock(-14 * DAY)
  })

  test('and withdraws it; a refused return shows the reason; neither continues, and both can be requested again', async () => {
    const { bruno, order } = await guestsOrder(['PLATE', 1])
    await deliver(order)
    const request = async () => (await bruno.call('POST', `/orders/${order.id}/returns`, asked(order))).body.parts[0].returns.at(-1)
    const first = await request()
    const withdraw = (id: string) => bruno.call('POST', `/orders/${order.id}/returns/${id}/withdrawal`, {})
    expect((await withdraw(first.id)).body.parts[0].returns[0].status).toBe('Withdrawn')
    expect((await withdraw(first.id)).body).toMatchObject({ code: 'WRONG_STATUS', data: { status: 'Withdrawn' } })
    expect((await withdraw('ret_nothing')).status).toBe(404)
    expect((await asAmira('returns.accept', { returnId: first.id })).body.code).toBe('WRONG_STATUS')
    const second = await request()
    expect((await asAmira('returns.refuse', { returnId: second.id, answer: '' })).status).toBe(400)
    await asAmira('returns.refuse', { returnId: second.id, answer: 'It was a gift of mine.' })
    expect((await asAmira('returns.receive', { returnId: second.id, restock: true })).body.code).toBe('WRONG_STATUS')
    await plaza.settle()
    const refusal = plaza.mailTo(bruno.email).find(({ subject }) => subject === `Your return for order ${order.id} was refused`)
    expect(refusal?.text).toContain('It was a gift of mine.')
    const third = await request()
    await asAmira('returns.accept', { returnId: third.id })
    await asAmira('returns.receive', { returnId: third.id, restock: true })
    const again = await asAmira('returns.receive', { returnId: third.id, restock: true })
    expect(again.body).toMatchObject({ code: 'WRONG_STATUS', data: { status: 'Refunded' } })
    expect((await bruno.get(`/orders/${order.id}`)).body.refunded).toEqual(order.total)
  })

  describe('and the items arrive in part', () => {
    /** An accepted return of these quantities of PLATE and MUG-SAGE. */
    async function accepted(...quantities: number[]) {
      const skus = ['PLATE', 'MUG-SAGE']
      const bought = await guestsOrder(...quantities.map((quantity, index): [string, number] => [skus[index] ?? '', quantity]))
      await deliver(bought.order)
      const lines = quantities.map((quantity, position) => ({ position, quantity }))
      const body = { number: numberOf(bought.order), reason: 'damaged', lines }
      const { parts } = (await bought.bruno.call('POST', `/orders/${bought.order.id}/returns`, body)).body
      const returnId: string = parts[0].returns[0].id
      const { version } = (await asAmira('returns.accept', { returnId })).body
      const receive = (input: object) => asAmira('returns.receive', { returnId, restock: true, ...input })
      return { ...bought, returnId, version, receive, seen: async () => (await bought.bruno.get(`/orders/${bought.order.id}`)).body }
    }

    test('two of three: two are refunded and restocked, and the third stays expected', async () => {
      const { receive, seen, order } = await accepted(3)
      const before = await stockOf('PLATE')
      const { status, body } = await receive({ lines: [{ position: 0, quantity: 2 }] })
      expect(status).toBe(200)
      expect(body).toMatchObject({ status: 'PartiallyReturned', returns: [{ status: 'Accepted', lines: [{ quantity: 3, received: 2 }] }] })
      expect((await stockOf('PLATE'))?.on_hand).toBe((before?.on_hand ?? 0) + 2)
      const half = await seen()
      const [row] = half.parts[0].returns
      expect(half.refunded).toEqual(row.refunded)
      expect(half.payment.refunded).toEqual(row.refunded)
      expect(row.refund.total).toEqual(order.total)
      expect(half.parts[0].lines[0]).toMatchObject({ returned: 2, returnable: 0 })
      const refund = (units: number) => asAmira('refund', { number: numberOf(order), lines: [{ position: 0, quantity: units }] })
      expect((await refund(1)).body.code).toBe('NOT_REFUNDABLE')
      await receive({})
      const after = await seen()
      expect(after).toMatchObject({ status: 'Refunded', refunded: order.total, parts: [{ returns: [{ status: 'Refunded' }] }] })
      expect((await stockOf('PLATE'))?.on_hand).toBe((before?.on_hand ?? 0) + 3)
      expect(await findViolations(plaza.pool)).toEqual([])
    })

    test('each line is restocked or not', async () => {
      const { receive } = await accepted(2, 1)
      const [plates, mugs] = [await stockOf('PLATE'), await stockOf('MUG-SAGE')]
      const lines = [
        { position: 0, quantity: 2, restock: false },
        { position: 1, quantity: 1 },
      ]
      expect((await receive({ lines })).body.returns[0].status).toBe('Refunded')
      expect(await stockOf('PLATE')).toEqual(plates)
      expect((await stockOf('MUG-SAGE'))?.on_hand).toBe((mugs?.on_hand ?? 0) + 1)
    })

    test('more than is expected, a foreign line and an empty receipt change nothing', async () => {
      const { receive, seen } = await accepted(2)
      await receive({ lines: [{ position: 0, quantity: 1 }] })
      const before = await seen()
      const tooMany = await receive({ lines: [{ position: 0, quantity: 2 }] })
      expect([tooMany.status, tooMany.body.code, tooMany.body.data]).toEqual([409, 'NOT_RECEIVABLE', { lines: [{ position: 0, left: 1 }] }])
      expect((await receive({ lines: [{ position: 7, quantity: 1 }] })).body.data).toEqual({ lines: [{ position: 7, left: 0 }] })
      expect((await receive({ lines: [] })).status).toBe(400)
      expect(await seen()).toEqual(before)
    })

    test('the vendor refuses the rest with a reason, which the shopper gets by mail and can dispute', async () => {
      const { bruno, receive, seen, order } = await accepted(3)
      await receive({ lines: [{ position: 0, quantity: 2 }], refuseRest: 'The box held two plates.' })
      const { parts } = await seen()
      expect(parts[0].returns).toMatchObject([
        { status: 'Refunded', lines: [{ quantity: 2, received: 2 }] },
        { status: 'Refused', answer: 'The box held two plates.', lines: [{ quantity: 1, received: 0 }] },
      ])
      expect(parts[0].lines[0]).toMatchObject({ returned: 2, returnable: 1 })
      await plaza.settle()
      const mails = plaza.mailTo(bruno.email)
      expect(mails.find(({ subject }) => subject === `Your return for order ${order.id} was refused`)?.text).toContain(
        'The box held two plates.',
      )
      expect(mails.find(({ subject }) => subject === `Your refund for order ${order.id}`)?.text).toContain('2 × Serving Plate')
      const dispute = await bruno.call('POST', `/orders/${order.id}/returns/${parts[0].returns[1].id}/dispute`, {
        message: 'I sent three.',
      })
      expect(dispute.body.parts[0].returns[1].status).toBe('Disputed')
      expect(await findViolations(plaza.pool)).toEqual([])
    })

    test('nothing ever arrives: the vendor refuses the accepted return', async () => {
      const { returnId, seen } = await accepted(2)
      expect((await asAmira('returns.refuse', { returnId, answer: 'Nothing came.' })).status).toBe(200)
      expect(await seen()).toMatchObject({ refunded: { amountMinor: 0 }, parts: [{ returns: [{ status: 'Refused' }] }] })
    })

    test('the shopper keeps the rest: what arrived stays refunded', async () => {
      const { bruno, returnId, receive, order } = await accepted(2)
      await receive({ lines: [{ position: 0, quantity: 1 }] })
      const { body } = await bruno.call('POST', `/orders/${order.id}/returns/${returnId}/withdrawal`, {})
      expect(body.parts[0].returns.map(({ status }: { status: string }) => status)).toEqual(['Refunded', 'Withdrawn'])
      expect(body.parts[0].lines[0]).toMatchObject({ returned: 1, returnable: 1 })
    })

    test('of two receipts at once, one is counted and the other is told what happened', async () => {
      const { receive, seen, version } = await accepted(4)
      const replies = await Promise.all([1, 2].map(() => receive({ version, lines: [{ position: 0, quantity: 2 }] })))
      expect(replies.map(({ body }) => body.code ?? 'done').sort()).toEqual(['STALE', 'done'])
      expect((await seen()).parts[0].lines[0].returned).toBe(2)
    })
  })

  test('S7: a unit that is bought, restocked and then cancelled is in stock once', async () => {
    const before = await stockOf('PLATE')
    const { bruno, order } = await guestsOrder(['PLATE', 1])
    await deliver(order)
    const { parts } = (await bruno.call('POST', `/orders/${order.id}/returns`, asked(order))).body
    await asAmira('returns.accept', { returnId: parts[0].returns[0].id })
    await asAmira('returns.receive', { returnId: parts[0].returns[0].id, restock: true })
    expect((await bruno.call('POST', `/orders/${order.id}/cancellations`, { number: numberOf(order) })).body.code).toBe('NOT_CANCELLABLE')
    expect(await stockOf('PLATE')).toEqual(before)
  })
})
