/** Model test: random sequences of shopper and vendor actions on one order, with invariants after each step; and concurrent actions. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'
import { createCheckSchedule, LONG_RUN_OPTIONS, RUN_PARAMETERS } from '#test/plaza/sequences.ts'
import type { OrderView, ProposalView } from '../contract.ts'

const SKUS = ['MUG-SAGE', 'PLATE', 'TEE-S'] as const

let plaza: TestPlaza
let omar: Member
let amira: Member
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

async function orderOf(quantities: readonly number[]): Promise<{ guest: Guest; order: OrderView }> {
  const guest = plaza.guest()
  for (const [index, quantity] of quantities.entries()) {
    const sku = SKUS[index] ?? 'TEE-S'
    const [row] = await plaza.rows<{ id: string; product_id: string; workspace_id: string }>(
      'select id, product_id, workspace_id from catalog.variants where sku = $1',
      [sku],
    )
    if (row && sku !== 'TEE-S')
      await transactAsSystem(plaza.services, (tx) =>
        receiveStock(tx, { workspaceId: row.workspace_id, productId: row.product_id, variantId: row.id, quantity }),
      )
    await guest.add(row?.id ?? '', quantity)
  }
  const { body } = await guest.placeOrder()
  return { guest, order: (await guest.get(`/orders/${body.orderId}`)).body }
}

type Step = {
  act: 'cancel' | 'ship' | 'deliver' | 'return' | 'receive' | 'refuse' | 'refund' | 'propose' | 'settle'
  part: number
  line: number
  units: number
  some: boolean
}
type Reply = { status: number; body: { code?: string } }

async function take({ act, part: wanted, line: wantedLine, units, some }: Step, guest: Guest, orderId: string): Promise<Reply> {
  const order: OrderView = (await guest.get(`/orders/${orderId}`)).body
  const part = order.parts[wanted % order.parts.length]
  const line = part?.lines[wantedLine % part.lines.length]
  if (!part || !line) throw new Error('an order without lines')
  const { number } = part
  const lines = [{ position: line.position, quantity: units }]
  const vendor = (operation: string, input: object) =>
    part.vendor.slug === 'dar-amira'
      ? amira.call(`orders.vendor.${operation}`, input, { workspace: darAmira })
      : omar.call(`orders.vendor.${operation}`, input, { workspace: platformStore })
  const parcel = part.parcels.find(({ deliveredAt }) => !deliveredAt)
  const open = part.returns.find(({ status }) => status === 'Requested' || status === 'Accepted')
  switch (act) {
    case 'cancel':
      return units % 2 ? guest.call('POST', `/orders/${orderId}/cancellations`, { number, lines }) : vendor('cancel', { number, lines })
    case 'ship':
      return vendor('ship', { number, lines })
    case 'deliver':
      return vendor('deliver', { number, parcelId: parcel?.id ?? 'pcl_none' })
    case 'return':
      return guest.call('POST', `/orders/${orderId}/returns`, { number, lines, reason: 'other' })
    case 'receive':
      if (open?.status === 'Requested') await vendor('returns.accept', { returnId: open.id })
      return vendor('returns.receive', {
        returnId: open?.id ?? 'ret_none',
        restock: units % 2 === 0,
        ...(some && { lines: lines.map((one) => ({ ...one, position: open?.lines[0]?.position ?? 0 })) }),
        ...(some && units === 3 && { refuseRest: 'Only some came.' }),
      })
    case 'refund':
      return vendor('refund', { number, lines })
    case 'propose': {
      const kind = (['refund', 'replacement', 'return'] as const)[units % 3] ?? 'refund'
      const content = { number, kind, lines, reason: 'damaged' }
      return some ? guest.call('POST', `/orders/${orderId}/proposals`, content) : vendor('proposals.make', content)
    }
    case 'settle': {
      const { items }: { items: ProposalView[] } = (await guest.get(`/orders/${orderId}/proposals`)).body
      const proposal = items.find((one) => one.number === number && ['Open', 'Accepted'].includes(one.status))
      const proposalId = proposal?.id ?? 'prp_none'
      if (proposal?.status === 'Accepted') return vendor(`proposals.${some ? 'shipReplacement' : 'cancelReplacement'}`, { proposalId })
      return proposal?.side === 'vendor'
        ? guest.call('POST', `/orders/${orderId}/proposals/${proposalId}/acceptance`, {})
        : vendor('proposals.accept', { proposalId })
    }
    case 'refuse':
      return vendor('returns.refuse', { returnId: open?.id ?? 'ret_none', answer: 'No.' })
  }
}

const EXPECTED = new Set([
  'NOT_CANCELLABLE',
  'NOT_SHIPPABLE',
  'NOT_RETURNABLE',
  'NOT_REFUNDABLE',
  'NOT_RECEIVABLE',
  'WRONG_STATUS',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'OUT_OF_STOCK',
  'TOO_MANY_OPEN',
])

test('after any sequence of actions nothing is refunded twice and the books balance', LONG_RUN_OPTIONS, async () => {
  const step: fc.Arbitrary<Step> = fc.record({
    act: fc.constantFrom(
      'cancel',
      'ship',
      'ship',
      'deliver',
      'deliver',
      'return',
      'receive',
      'refuse',
      'refund',
      'propose',
      'settle',
      'settle',
    ),
    part: fc.nat(1),
    line: fc.nat(2),
    units: fc.integer({ min: 1, max: 3 }),
    some: fc.boolean(),
  })
  const due = createCheckSchedule()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
      fc.array(step, { minLength: 1, maxLength: 14 }),
      async (quantities, steps) => {
        const { guest, order } = await orderOf(quantities)
        for (const one of steps) {
          const { status, body } = await take(one, guest, order.id)
          if (status !== 200) expect(EXPECTED, `${JSON.stringify(one)} ${status}`).toContain(body.code)
        }
        const after: OrderView = (await guest.get(`/orders/${order.id}`)).body
        for (const { lines, refunded, total } of after.parts) {
          expect(refunded.amountMinor).toBeLessThanOrEqual(total.amountMinor)
          const gone = lines.every(({ quantity, cancelled, returned, refunded }) => cancelled + returned + refunded === quantity)
          expect(refunded.amountMinor === total.amountMinor).toBe(gone)
        }
        if (due()) expect(await findViolations(plaza.pool)).toEqual([])
      },
    ),
    RUN_PARAMETERS,
  )
})

test('any split of receipts refunds at most what was requested, to the cent', LONG_RUN_OPTIONS, async () => {
  const vendor = (operation: string, input: object) => amira.call(`orders.vendor.${operation}`, input, { workspace: darAmira })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 5 }),
      fc.array(
        fc.record({ quantity: fc.integer({ min: 1, max: 3 }), refuseRest: fc.constantFrom(undefined, undefined, 'No more came.') }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      async (quantity, receipts) => {
        const { guest, order } = await orderOf([quantity])
        const number = order.parts[0]?.number ?? ''
        const { parcels } = (await vendor('ship', { number })).body
        await vendor('deliver', { number, parcelId: parcels[0].id })
        const requested = quantity - 1
        const body = { number, lines: [{ position: 0, quantity: requested }], reason: 'other' }
        const { parts } = (await guest.call('POST', `/orders/${order.id}/returns`, body)).body
        const [{ id: returnId, refund: expected }] = parts[0].returns
        await vendor('returns.accept', { returnId })
        let left = requested
        for (const { quantity: arrived, refuseRest } of receipts) {
          const reply = await vendor('returns.receive', {
            returnId,
            restock: true,
            lines: [{ position: 0, quantity: arrived }],
            ...(refuseRest && { refuseRest }),
          })
          expect(reply.status).toBe(arrived <= left ? 200 : 409)
          if (arrived <= left) left = refuseRest ? 0 : left - arrived
        }
        const after: OrderView = (await guest.get(`/orders/${order.id}`)).body
        const returned = after.parts[0]?.lines[0]?.returned ?? 0
        expect(returned).toBeLessThanOrEqual(requested)
        if (returned === requested) expect(after.refunded).toEqual(expected.total)
        else expect(after.refunded.amountMinor).toBeLessThan(expected.total.amountMinor)
        const back = after.parts[0]?.returns.reduce((sum, row) => sum + row.refunded.amountMinor, 0)
        expect(back).toBe(after.refunded.amountMinor)
      },
    ),
    RUN_PARAMETERS,
  )
  expect(await findViolations(plaza.pool)).toEqual([])
})

const LOCK = 'select 1 from orders.orders where id = $1'
const codes = (replies: readonly Reply[]) => replies.map(({ status, body }) => (status === 200 ? 'done' : body.code)).sort()

test('R1: of two concurrent cancellations of 6 out of 10 units one succeeds, and 4 are left', async () => {
  const { guest, order } = await orderOf([10])
  const cancel = () =>
    guest.call('POST', `/orders/${order.id}/cancellations`, { number: order.parts[0]?.number, lines: [{ position: 0, quantity: 6 }] })
  expect(codes(await runConcurrently(plaza, LOCK, order.id, [cancel, cancel]))).toEqual(['NOT_CANCELLABLE', 'done'])
  expect((await guest.get(`/orders/${order.id}`)).body.parts[0].lines[0]).toMatchObject({ cancelled: 6, cancellable: 4 })
})

test('a concurrent cancellation and shipment: each unit is either shipped or refunded', async () => {
  const { guest, order } = await orderOf([3])
  const number = order.parts[0]?.number
  const cancel = () => guest.call('POST', `/orders/${order.id}/cancellations`, { number })
  const ship = () => amira.call('orders.vendor.ship', { number }, { workspace: darAmira })
  const replies = await runConcurrently<Reply>(plaza, LOCK, order.id, [cancel, ship])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const [line] = (await guest.get(`/orders/${order.id}`)).body.parts[0].lines
  expect([line.cancelled, line.shipped].sort()).toEqual([0, 3])
  expect(await findViolations(plaza.pool)).toEqual([])
})

test('R1: of two concurrent refunds of 2 out of 3 units one succeeds', async () => {
  const { guest, order } = await orderOf([3])
  const number = order.parts[0]?.number
  const vendor = (operation: string, input: object) =>
    amira.call<Reply['body']>(`orders.vendor.${operation}`, input, { workspace: darAmira })
  await vendor('ship', { number })
  const refund = () => vendor('refund', { number, lines: [{ position: 0, quantity: 2 }] })
  expect(codes(await runConcurrently(plaza, LOCK, order.id, [refund, refund]))).toEqual(['NOT_REFUNDABLE', 'done'])
  expect((await guest.get(`/orders/${order.id}`)).body.parts[0].lines[0]).toMatchObject({ shipped: 3, refunded: 2, returned: 0 })
  expect(await findViolations(plaza.pool)).toEqual([])
})

test('a return received twice concurrently is refunded once', async () => {
  const { guest, order } = await orderOf([1])
  const number = order.parts[0]?.number ?? ''
  const vendor = (operation: string, input: object) => amira.call(`orders.vendor.${operation}`, input, { workspace: darAmira })
  const { parcels } = (await vendor('ship', { number })).body
  await vendor('deliver', { number, parcelId: parcels[0].id })
  const lines = [{ position: 0, quantity: 1 }]
  const { parts } = (await guest.call('POST', `/orders/${order.id}/returns`, { number, lines, reason: 'other' })).body
  const returnId = parts[0].returns[0].id
  await vendor('returns.accept', { returnId })
  const receive = () => vendor('returns.receive', { returnId, restock: true })
  expect(codes(await runConcurrently(plaza, LOCK, order.id, [receive, receive, receive]))).toEqual(['WRONG_STATUS', 'WRONG_STATUS', 'done'])
  expect((await guest.get(`/orders/${order.id}`)).body.refunded).toEqual(order.total)
})
