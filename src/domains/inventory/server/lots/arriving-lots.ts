/** The lots of units that come into a warehouse; new ones are made. */
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { LotMove, Move } from '../move.ts'
import type { LockedStock } from '../moves.sql.ts'
import { lotFailure } from './lot-failure.ts'
import { dayOf, type NamedLot } from './lots.rules.ts'
import { completeLot, findLots, insertLots, type LotRecord, loadMovedLots, loadUnitsOfNumbers, type MovedLot } from './lots.sql.ts'

type Stocks = ReadonlyMap<string, LockedStock>

/**
 * Goods of a transfer come as the lots that left, and those that a customer returns as the lots of the order, if nobody names them. Other
 * units without a name are the batch of the day; serial numbers can't be made up, so these fail with `lotsNeeded`.
 */
export async function addArriving(tx: Tx, locked: Stocks, moves: readonly Move[]): Promise<Map<Move, LotMove[]>> {
  if (moves.length === 0) return new Map()
  const named = new Map<Move, readonly NamedLot[]>()
  for (const move of moves) if (move.lots && move.lots.length > 0) named.set(move, move.lots)
  await findOrigins(tx, locked, moves, named)
  for (const move of moves) if (!named.has(move)) named.set(move, byDefault(tx, stockOf(locked, move), move))
  for (const [move, lots] of named) requireSum(stockOf(locked, move), move, lots)
  const ids = await ensureLots(tx, locked, named)
  return new Map([...named].map(([move, lots]) => [move, split(move, lots, ids)]))
}

function stockOf(locked: Stocks, { variantId }: Move): LockedStock {
  const stock = locked.get(variantId)
  if (!stock) throw new Error(`the stock of ${variantId} isn't locked`)
  return stock
}

/** Names the lots of transfers and returns after those that left. */
async function findOrigins(tx: Tx, locked: Stocks, moves: readonly Move[], named: Map<Move, readonly NamedLot[]>): Promise<void> {
  const origins = Map.groupBy(
    moves.filter((move) => !named.has(move) && originOf(move) !== null),
    (move) => `${originOf(move)?.type} ${originOf(move)?.id}`,
  )
  for (const same of origins.values()) {
    const [first] = same
    const origin = first && originOf(first)
    if (!origin) continue
    const ids = [...new Set(same.map(({ variantId }) => variantId))]
    const left = await loadMovedLots(tx.db, origin, first.kind === 'transferIn' ? 'transferOut' : 'shipped', ids)
    const pool = first.kind === 'transferIn' ? left : await withoutReturned(tx, locked, left)
    for (const move of same) named.set(move, fillUp(tx, stockOf(locked, move), move, pool))
  }
}

const originOf = ({ kind, reference, origin }: Move) => (kind === 'transferIn' ? reference : (origin ?? null))

/** A serial number that is on hand came back before. */
async function withoutReturned(tx: Tx, locked: Stocks, left: readonly MovedLot[]): Promise<MovedLot[]> {
  const serials = left.filter(({ variantId }) => locked.get(variantId)?.lots === 'serial')
  if (serials.length === 0) return [...left]
  const here = new Set((await loadUnitsOfNumbers(tx.db, serials)).map(({ lotId }) => lotId))
  return left.filter(({ lotId }) => !here.has(lotId))
}

/** Units that left without a lot, because they were not kept in lots yet, get a name: that of the day, or one of the return. */
function fillUp({ now }: Tx, { lots: kept }: LockedStock, { variantId, quantity, reference }: Move, pool: MovedLot[]): NamedLot[] {
  let left = quantity
  const lots: NamedLot[] = []
  for (const lot of pool.filter((row) => row.variantId === variantId)) {
    const taken = Math.min(lot.quantity, left)
    lot.quantity -= taken
    left -= taken
    if (taken > 0) lots.push({ number: lot.number, quantity: taken })
  }
  if (kept === 'batch' && left > 0) return [...lots, { number: dayOf(now), quantity: left }]
  for (let place = 1; place <= left; place += 1) lots.push({ number: `${reference.id}-${place}`, quantity: 1 })
  return lots
}

function byDefault({ now }: Tx, { lots, variantId, sku }: LockedStock, { quantity }: Move): NamedLot[] {
  if (lots === 'serial') throw lotFailure('lotsNeeded', { variantId, sku, quantity })
  return [{ number: dayOf(now), quantity }]
}

function requireSum({ variantId, sku, lots: kept }: LockedStock, { quantity }: Move, lots: readonly NamedLot[]): void {
  const units = lots.reduce((sum, lot) => sum + lot.quantity, 0)
  if (units !== quantity) throw lotFailure('lotsDiffer', { variantId, sku, quantity: units })
  if (kept !== 'serial') return
  const seen = new Set<string>()
  for (const { number, quantity: each } of lots) {
    if (each !== 1 || seen.has(number)) throw lotFailure('serialTaken', { variantId, sku, number })
    seen.add(number)
  }
}

type Wanted = { variantId: string; lot: NamedLot; fromTransit: boolean }

/** Finds or makes the lots. Returns their ids by variant and number. */
async function ensureLots(tx: Tx, locked: Stocks, named: ReadonlyMap<Move, readonly NamedLot[]>): Promise<Map<string, string>> {
  const wanted = new Map<string, Wanted>()
  for (const [{ variantId, kind }, lots] of named)
    for (const lot of lots) {
      const key = keyOf(variantId, lot.number)
      const stock = locked.get(variantId)
      if (stock?.lots === 'serial' && wanted.has(key)) throw lotFailure('serialTaken', { variantId, sku: stock.sku, number: lot.number })
      wanted.set(key, { variantId, lot: { ...wanted.get(key)?.lot, ...lot }, fromTransit: kind === 'transferIn' })
    }
  const numbers = [...wanted.values()].map(({ variantId, lot: { number } }) => ({ variantId, number }))
  const known = new Map((await findLots(tx.db, numbers)).map((lot) => [keyOf(lot.variantId, lot.number), lot]))
  await rejectTaken(tx, locked, wanted, known)
  const fresh: LotRecord[] = []
  const ids = new Map<string, string>()
  for (const [key, { variantId, lot }] of wanted) {
    const found = known.get(key)
    const { expiresOn = null, madeOn = null } = lot
    if (!found) {
      const workspaceId = locked.get(variantId)?.workspaceId ?? ''
      fresh.push({ id: newId('lot'), workspaceId, variantId, number: lot.number, expiresOn, madeOn })
    } else if (expiresOn !== null && found.expiresOn !== null && expiresOn !== found.expiresOn) {
      const sku = locked.get(variantId)?.sku ?? ''
      throw lotFailure('lotExpiry', { variantId, sku, number: lot.number, expiresOn: found.expiresOn })
    } else if ((expiresOn !== null && found.expiresOn === null) || (madeOn !== null && found.madeOn === null)) {
      await completeLot(tx.db, { ...found, expiresOn, madeOn })
    }
    if (found) ids.set(key, found.id)
  }
  if (fresh.length > 0) await insertLots(tx.db, fresh, tx.now)
  for (const { id, variantId, number } of fresh) ids.set(keyOf(variantId, number), id)
  return ids
}

/** A unit with this serial number is in a warehouse, or on its way to one by another transfer. */
async function rejectTaken(
  tx: Tx,
  locked: Stocks,
  wanted: ReadonlyMap<string, Wanted>,
  known: ReadonlyMap<string, LotRecord & { inTransit: boolean }>,
): Promise<void> {
  const arriving = [...wanted.values()].filter(({ variantId, fromTransit }) => locked.get(variantId)?.lots === 'serial' && !fromTransit)
  const numbers = arriving.flatMap(({ variantId, lot: { number } }) => (known.has(keyOf(variantId, number)) ? [{ variantId, number }] : []))
  if (numbers.length === 0) return
  const [here] = await loadUnitsOfNumbers(tx.db, numbers)
  const moving = numbers.find(({ variantId, number }) => known.get(keyOf(variantId, number))?.inTransit)
  const taken = here ?? moving
  if (!taken) return
  const { variantId, number } = taken
  throw lotFailure('serialTaken', { variantId, sku: locked.get(variantId)?.sku ?? '', number })
}

const keyOf = (variantId: string, number: string) => `${variantId} ${number}`

/** The value of the whole is shared by units; the last lot takes the rest. */
function split(move: Move, lots: readonly NamedLot[], ids: ReadonlyMap<string, string>): LotMove[] {
  const { valueMinor } = move
  let units = 0
  let given = 0
  return lots.map(({ number, quantity }) => {
    units += quantity
    const lotId = ids.get(keyOf(move.variantId, number)) ?? null
    if (valueMinor === undefined) return { ...move, quantity, lotId, blocked: 0 }
    const upTo = Number((BigInt(valueMinor) * BigInt(units)) / BigInt(move.quantity))
    const share = upTo - given
    given = upTo
    return { ...move, quantity, lotId, valueMinor: share, blocked: 0 }
  })
}
