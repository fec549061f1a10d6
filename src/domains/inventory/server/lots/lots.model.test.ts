/** Model test: random receipts, orders, transfers and counts of batches and serial numbers, while days pass, one by one and at once. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { Failure } from '#platform/server/failure.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { createCheckSchedule, LONG_RUN_OPTIONS, RUN_PARAMETERS } from '#test/plaza/sequences.ts'
import { allocate, type NamedLot, receiveStock, releaseAllocated, restock, returnToSupplier, shipAllocated } from '../index.ts'
import { blockExpiredLots, completeTransfer } from '../jobs.ts'
import { dayAfter, dayOf } from './lots.rules.ts'

const PLACES = 2
const DAY_MS = 86_400_000

let plaza: TestPlaza
let amira: Member
let workspaceId: string
let warehouses: string[]

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspaceId = await plaza.workspace('Dar Amira')
  await call('warehouses.create', { name: 'Depot', location: '' })
  warehouses = (await call('warehouses.list', {})).body.items.map(({ id }: { id: string }) => id)
})
afterAll(() => plaza.close())

const call = (operation: string, input: object) => amira.call(`inventory.${operation}`, input, { workspace: workspaceId })

type Step =
  | { kind: 'receive'; at: number; lot: number; quantity: number; days: number | null }
  | { kind: 'order'; quantity: number }
  | { kind: 'ship' | 'release' | 'takeBack'; order: number; quantity: number }
  | { kind: 'transfer' | 'adjust' | 'sendBack'; at: number; lot: number | null; quantity: number }
  | { kind: 'complete' | 'cancel'; transfer: number }
  | { kind: 'pass'; days: number }

const at = fc.nat(PLACES - 1)
const lot = fc.nat(5)
const quantity = fc.integer({ min: 1, max: 5 })
const kind = <Kind extends string>(...all: Kind[]) => fc.constantFrom(...all)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: kind('receive'), at, lot, quantity, days: fc.option(fc.integer({ min: -2, max: 9 })) }),
  fc.record({ kind: kind('order'), quantity }),
  fc.record({ kind: kind('ship', 'release', 'takeBack'), order: fc.nat(5), quantity }),
  fc.record({ kind: kind('transfer', 'adjust', 'sendBack'), at, lot: fc.option(lot), quantity }),
  fc.record({ kind: kind('complete', 'cancel'), transfer: fc.nat(3) }),
  fc.record({ kind: kind('pass'), days: fc.integer({ min: 1, max: 3 }) }),
)

type Made = { orders: string[]; transfers: string[]; serials: number }
type Goods = { variantId: string; productId: string; tracking: 'batch' | 'serial' }

const REFUSALS = ['NOT_ENOUGH_STOCK', 'STOCK_PROMISED', 'ALREADY_COMPLETED', 'NOT_FOUND', 'INVALID_INPUT']
async function system(work: (tx: Tx) => Promise<unknown>): Promise<void> {
  try {
    await transactAsSystem(plaza.services, work)
  } catch (error) {
    if (!(error instanceof Failure && REFUSALS.includes(error.code))) throw error
  }
}
async function rpc(operation: string, input: object, then: (body: { id: string }) => void = () => {}): Promise<void> {
  const { status, body } = await call(operation, input)
  if (status === 200) then(body)
  else expect(REFUSALS, JSON.stringify(body)).toContain(body.code)
}

const take = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)]

function namedLots({ tracking }: Goods, made: Made, number: number, units: number, days: number | null = null): NamedLot[] {
  const expiresOn = days === null ? null : dayAfter(dayOf(plaza.services.now()), days)
  if (tracking === 'batch') return [{ number: `B${number}`, quantity: units, expiresOn }]
  // Numbers are used again, so that a unit that is there already is refused.
  return Array.from({ length: units }, (_, place) => {
    made.serials += 1
    return { number: `S${(number * 5 + place) % 20}`, quantity: 1, expiresOn }
  })
}

async function act(goods: Goods, made: Made, step: Step): Promise<void> {
  const { variantId, productId } = goods
  const place = (index: number) => warehouses[index] ?? ''
  switch (step.kind) {
    case 'receive': {
      const lots = namedLots(goods, made, step.lot, step.quantity, step.days)
      const [warehouseId, reference] = [place(step.at), { type: 'purchaseOrder', id: '1' }]
      return system((tx) => receiveStock(tx, { workspaceId, productId, variantId, warehouseId, quantity: step.quantity, lots, reference }))
    }
    case 'order': {
      const id = newId('cnt')
      return system(async (tx) => {
        const short = await allocate(tx, [{ variantId, quantity: step.quantity }], { type: 'count', id })
        if (short.length > 0) throw new Failure('NOT_ENOUGH_STOCK')
        made.orders.push(id)
      })
    }
    case 'ship':
    case 'release':
    case 'takeBack': {
      const reference = { type: 'count', id: take(made.orders, step.order) ?? 'none' }
      const lines = [{ variantId, quantity: step.quantity }]
      if (step.kind === 'ship') return system((tx) => shipAllocated(tx, lines, reference))
      if (step.kind === 'release') return system((tx) => releaseAllocated(tx, lines, reference))
      return system((tx) => restock(tx, lines, { type: 'return', id: newId('ret') }, reference))
    }
    case 'transfer':
    case 'adjust':
    case 'sendBack': {
      const lots = step.lot === null ? undefined : namedLots(goods, made, step.lot, step.quantity)
      const item = { variantId, quantity: step.quantity, ...(lots && { lots }) }
      const [from, to] = [place(step.at), place(1 - step.at)]
      if (step.kind === 'transfer')
        return rpc('transfers.create', { fromWarehouseId: from, toWarehouseId: to, items: [item] }, ({ id }) => made.transfers.push(id))
      if (step.kind === 'sendBack')
        return system((tx) =>
          returnToSupplier(tx, { workspaceId, lines: [{ ...item, warehouseId: from }], reference: { type: 'purchaseOrder', id: '1' } }),
        )
      return rpc('stock.adjust', { variantId, warehouseId: from, change: { by: -step.quantity }, reason: 'counted', ...(lots && { lots }) })
    }
    case 'complete':
      return completeTransfer.run(plaza.services, { transferId: take(made.transfers, step.transfer) ?? 'none' })
    case 'cancel':
      return rpc('transfers.cancel', { transferId: take(made.transfers, step.transfer) ?? 'none' })
    case 'pass':
      plaza.moveClock(step.days * DAY_MS)
      // Sessions end after some days.
      amira = await plaza.member('amira')
      return blockExpiredLots.run(plaza.services, {})
  }
}

/** Units that were shipped of a lot after the day it expired. */
const shippedTooLate = ({ variantId }: Goods) =>
  plaza.rows(
    `select m.id from inventory.moves m join inventory.lots l on l.id = m.lot_id
     where m.variant_id = $1 and m.kind = 'shipped' and l.expires_on < (m.moved_at at time zone 'UTC')::date`,
    [variantId],
  )

/** What can be sold is more than what the lots have that aren't expired. */
const overAvailable = ({ variantId }: Goods) =>
  plaza.rows(
    `select s.variant_id from inventory.stock s where s.variant_id = $1 and s.on_hand - s.allocated - s.held > (
       select coalesce(sum(i.quantity), 0) from inventory.lots l join inventory.lot_items i on i.lot_id = l.id
       where l.variant_id = s.variant_id and (l.expires_on is null or l.expires_on >= $2))`,
    [variantId, dayOf(plaza.services.now())],
  )

describe.each([
  ['batch', 'MUG-CLAY'],
  ['serial', 'BOWL'],
] as const)('kept by %s', (tracking, sku) => {
  let goods: Goods
  beforeAll(async () => {
    const variantId = await plaza.variant(sku)
    goods = { variantId, productId: await plaza.product(sku), tracking }
    const { warehouses: places } = (await call('stock.get', { variantId })).body
    const opening = places.map(({ warehouse, onHand }: { warehouse: { id: string }; onHand: number }) => ({
      warehouseId: warehouse.id,
      lots: Array.from({ length: onHand }, (_, place) => ({ number: `${warehouse.id}-${place}`, quantity: 1 })),
    }))
    expect((await call('lots.setTracking', { variantId, tracking, opening })).body.tracking).toBe(tracking)
  })
  const steps = fc.array(step, { minLength: 15, maxLength: 30, size: 'max' })
  const check = async (due: boolean) => {
    expect(await shippedTooLate(goods)).toEqual([])
    expect(await overAvailable(goods)).toEqual([])
    if (due) expect(await findViolations(plaza.pool)).toEqual([])
  }

  test('lots, warehouses and ledger add up after every sequence, and nothing expired is shipped or sold', LONG_RUN_OPTIONS, async () => {
    const due = createCheckSchedule()
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const made: Made = { orders: [], transfers: [], serials: 0 }
        for (const one of sequence) await act(goods, made, one)
        await check(due())
      }),
      RUN_PARAMETERS,
    )
  })

  test('the same at once', LONG_RUN_OPTIONS, async () => {
    const due = createCheckSchedule()
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const made: Made = { orders: [], transfers: [], serials: 0 }
        for (let start = 0; start < sequence.length; start += 5)
          await Promise.all(sequence.slice(start, start + 5).map((one) => act(goods, made, one)))
        await check(due())
      }),
      RUN_PARAMETERS,
    )
  })
})
