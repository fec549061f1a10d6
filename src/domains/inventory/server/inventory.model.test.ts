/** Model test: random receipts, orders, shipments, cancellations, transfers and counts over three warehouses, one by one and at once, while sums are folded. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { Failure } from '#platform/server/failure.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { createCheckSchedule, LONG_RUN_OPTIONS, RUN_PARAMETERS } from '#test/plaza/sequences.ts'
import { allocate, receiveStock, releaseAllocated, returnToSupplier, shipAllocated } from './index.ts'
import { completeTransfer, foldSums } from './jobs.ts'

const PLACES = 3

let plaza: TestPlaza
let amira: Member
let workspaceId: string
let productId: string
let variantId: string
let warehouses: string[]

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspaceId = await plaza.workspace('Dar Amira')
  productId = await plaza.product('MUG-CLAY')
  variantId = await plaza.variant('MUG-CLAY')
  for (const [name, country] of [
    ['Depot', 'JO'],
    ['Berlin', 'DE'],
  ])
    await call('warehouses.create', { name, country, location: '' })
  warehouses = (await call('warehouses.list', {})).body.items.map(({ id }: { id: string }) => id)
})
afterAll(() => plaza.close())

const call = (operation: string, input: object) => amira.call(`inventory.${operation}`, input, { workspace: workspaceId })

type Step =
  | { kind: 'receive'; at: number; quantity: number; cost: number | undefined }
  | { kind: 'order'; quantity: number; country: string }
  | { kind: 'ship' | 'release'; order: number; quantity: number }
  | { kind: 'transfer'; at: number; to: number; quantity: number }
  | { kind: 'complete' | 'cancel'; transfer: number }
  | { kind: 'adjust'; at: number; by: number }
  | { kind: 'sendBack'; at: number; quantity: number }
  | { kind: 'fold' }

const at = fc.nat(PLACES - 1)
const quantity = fc.integer({ min: 1, max: 9 })
const kind = <Kind extends string>(...all: Kind[]) => fc.constantFrom(...all)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: kind('receive'), at, quantity, cost: fc.option(fc.integer({ min: 0, max: 777 }), { nil: undefined }) }),
  fc.record({ kind: kind('order'), quantity, country: kind('JO', 'DE', 'EC') }),
  fc.record({ kind: kind('ship', 'release'), order: fc.nat(5), quantity }),
  fc.record({ kind: kind('transfer'), at, to: at, quantity }),
  fc.record({ kind: kind('complete', 'cancel'), transfer: fc.nat(5) }),
  fc.record({ kind: kind('adjust'), at, by: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ kind: kind('sendBack'), at, quantity }),
  fc.record({ kind: kind('fold') }),
)

/** The orders and transfers of one sequence. */
type Made = { orders: string[]; transfers: string[] }
type Outcome = 'done' | 'refused'

const REFUSALS = ['NOT_ENOUGH_STOCK', 'STOCK_PROMISED', 'SAME_WAREHOUSE', 'ALREADY_COMPLETED', 'NOT_FOUND', 'INVALID_INPUT']
const system = async (work: (tx: Tx) => Promise<unknown>): Promise<Outcome> => {
  try {
    await transactAsSystem(plaza.services, work)
    return 'done'
  } catch (error) {
    if (error instanceof Failure && REFUSALS.includes(error.code)) return 'refused'
    throw error
  }
}
const rpc = async (operation: string, input: object, then: (body: { id: string }) => void = () => {}): Promise<Outcome> => {
  const { status, body } = await call(operation, input)
  if (status === 200) {
    then(body)
    return 'done'
  }
  expect(REFUSALS, JSON.stringify(body)).toContain(body.code)
  return 'refused'
}

async function act(made: Made, step: Step): Promise<Outcome> {
  const place = (index: number) => warehouses[index] ?? ''
  switch (step.kind) {
    case 'receive':
      return system((tx) =>
        receiveStock(tx, {
          workspaceId,
          productId,
          variantId,
          warehouseId: place(step.at),
          quantity: step.quantity,
          costMinor: step.cost === undefined ? undefined : step.cost * step.quantity,
          reference: { type: 'purchaseOrder', id: '00001' },
        }),
      )
    case 'order': {
      const id = newId('cnt')
      return system(async (tx) => {
        const short = await allocate(tx, [{ variantId, quantity: step.quantity }], { type: 'count', id }, null, { country: step.country })
        if (short.length > 0) throw new Failure('NOT_ENOUGH_STOCK')
        made.orders.push(id)
      })
    }
    case 'ship':
    case 'release': {
      const id = made.orders[step.order % Math.max(1, made.orders.length)] ?? 'none'
      const change = step.kind === 'ship' ? shipAllocated : releaseAllocated
      return system((tx) => change(tx, [{ variantId, quantity: step.quantity }], { type: 'count', id }))
    }
    case 'transfer': {
      const input = { fromWarehouseId: place(step.at), toWarehouseId: place(step.to), items: [{ variantId, quantity: step.quantity }] }
      return rpc('transfers.create', input, ({ id }) => made.transfers.push(id))
    }
    case 'complete':
      await completeTransfer.run(plaza.services, {
        transferId: made.transfers[step.transfer % Math.max(1, made.transfers.length)] ?? 'none',
      })
      return 'done'
    case 'cancel':
      return rpc('transfers.cancel', { transferId: made.transfers[step.transfer % Math.max(1, made.transfers.length)] ?? 'none' })
    case 'adjust':
      return rpc('stock.adjust', { variantId, warehouseId: place(step.at), change: { by: step.by }, reason: 'counted' })
    case 'fold':
      await foldSums.run(plaza.services, {})
      return 'done'
    case 'sendBack': {
      const line = { variantId, warehouseId: place(step.at), quantity: step.quantity }
      return system((tx) => returnToSupplier(tx, { workspaceId, lines: [line], reference: { type: 'purchaseOrder', id: '00001' } }))
    }
  }
}

type Picture = { free: number[]; onHand: number; allocated: number; transit: number }

async function look(): Promise<Picture> {
  const rows = await plaza.rows<{ warehouse_id: string; free: number; quantity: number; allocated: number }>(
    'select warehouse_id, free::int, quantity::int, allocated::int from inventory.items where variant_id = $1',
    [variantId],
  )
  const [moved] = await plaza.rows<{ units: number }>(
    `select coalesce(sum(case to_place when 'transit' then quantity else -quantity end), 0)::int as units
    from inventory.moves where variant_id = $1 and 'transit' in (from_place, to_place)`,
    [variantId],
  )
  return {
    free: warehouses.map((id) => rows.find((row) => row.warehouse_id === id)?.free ?? 0),
    onHand: rows.reduce((sum, row) => sum + row.quantity, 0),
    allocated: rows.reduce((sum, row) => sum + row.allocated, 0),
    transit: moved?.units ?? 0,
  }
}

/** What one step must have done to the picture before it. */
function expectAfter(before: Picture, step: Step, outcome: Outcome, after: Picture) {
  const free = (index: number) => before.free[index] ?? 0
  const everywhere = before.onHand - before.allocated
  const change = {
    onHand: after.onHand - before.onHand,
    allocated: after.allocated - before.allocated,
    transit: after.transit - before.transit,
  }
  const nothing = { onHand: 0, allocated: 0, transit: 0 }
  if (outcome === 'refused') expect(after).toEqual(before)
  switch (step.kind) {
    case 'receive':
      return expect(change).toEqual({ ...nothing, onHand: step.quantity })
    case 'order':
      expect(outcome).toBe(everywhere >= step.quantity ? 'done' : 'refused')
      return expect(change.allocated).toBe(outcome === 'done' ? step.quantity : 0)
    case 'transfer':
      expect(outcome).toBe(step.at !== step.to && free(step.at) >= step.quantity ? 'done' : 'refused')
      return expect(change).toEqual(outcome === 'done' ? { ...nothing, onHand: -step.quantity, transit: step.quantity } : nothing)
    case 'adjust':
      expect(outcome).toBe(step.by >= 0 || free(step.at) >= -step.by ? 'done' : 'refused')
      return expect(change).toEqual({ ...nothing, onHand: outcome === 'done' ? step.by : 0 })
    case 'sendBack':
      expect(outcome).toBe(free(step.at) >= step.quantity ? 'done' : 'refused')
      return expect(change).toEqual({ ...nothing, onHand: outcome === 'done' ? -step.quantity : 0 })
    case 'ship':
      return expect(change.onHand).toBe(change.allocated)
    case 'release':
      return expect(change).toEqual({ ...nothing, allocated: change.allocated })
    default:
      return expect(change.onHand + change.transit).toBe(0)
  }
}

const steps = fc.array(step, { minLength: 15, maxLength: 30, size: 'max' })

test('every step does what it says or nothing, and units, allocations and value add up', LONG_RUN_OPTIONS, async () => {
  const due = createCheckSchedule()
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const made: Made = { orders: [], transfers: [] }
      for (const one of sequence) {
        const before = await look()
        expectAfter(before, one, await act(made, one), await look())
      }
      if (due()) expect(await findViolations(plaza.pool)).toEqual([])
    }),
    RUN_PARAMETERS,
  )
})

test('at once, no warehouse has less than nothing and nothing is lost', LONG_RUN_OPTIONS, async () => {
  const due = createCheckSchedule()
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const made: Made = { orders: [], transfers: [] }
      for (let start = 0; start < sequence.length; start += 5)
        await Promise.all(sequence.slice(start, start + 5).map((one) => act(made, one)))
      if (due()) expect(await findViolations(plaza.pool)).toEqual([])
    }),
    RUN_PARAMETERS,
  )
})
