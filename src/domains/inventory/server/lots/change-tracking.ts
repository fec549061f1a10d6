import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type LotTracking, OPENING_LOT } from '../../contract.ts'
import { findInTransit, loadItems } from '../adjust-stock.sql.ts'
import type { Move } from '../move.ts'
import { moveStock } from '../move-stock.ts'
import { type LockedStock, lockStockRows } from '../moves.sql.ts'
import { leavingValue } from '../value.rules.ts'
import { blockExpired } from './block-expired.ts'
import { lotFailure } from './lot-failure.ts'
import type { NamedLot } from './lots.rules.ts'
import { findLots, insertLots, loadLotUnits, setLotTracking } from './lots.sql.ts'

/** The lots of the units that a warehouse has now. */
export type Opening = { warehouseId: string; lots: readonly NamedLot[] }

/**
 * Keeps the units of a locked variant in batches, by serial number, or in neither, from now on. Those that exist leave their lots through
 * the ledger, and become one batch “opening”, or those that were counted (`opening`). Serial numbers have to be counted: fails with
 * `lotsNeeded`, and with STOCK_IN_TRANSIT while units are on their way.
 */
export async function changeTracking(
  tx: Tx,
  stock: LockedStock,
  to: LotTracking,
  { actor, opening = [] }: { actor: string | null; opening?: readonly Opening[] },
): Promise<LockedStock> {
  const { variantId, sku } = stock
  if (to === stock.lots) return stock
  if ((await findInTransit(tx.db, [variantId])) !== null) throw new Failure('STOCK_IN_TRANSIT', { sku })
  if (stock.lots !== 'none') await leaveLots(tx, stock, actor)
  await setLotTracking(tx.db, variantId, to)
  const emptied = await relock(tx, variantId)
  if (to !== 'none' && emptied.onHand > 0) await enterLots(tx, emptied, to, { actor, opening })
  return relock(tx, variantId)
}

async function relock(tx: Tx, variantId: string): Promise<LockedStock> {
  const stock = (await lockStockRows(tx.db, [variantId])).get(variantId)
  if (!stock) throw new Error(`${variantId} has no stock`)
  return stock
}

async function leaveLots(tx: Tx, { variantId }: LockedStock, actor: string | null): Promise<void> {
  await blockExpired(tx, [variantId], { none: true })
  const stock = await relock(tx, variantId)
  const units = await loadLotUnits(tx.db, [variantId])
  await change(
    tx,
    stock,
    actor,
    units.map(({ warehouseId, quantity, lotId }) => ({ warehouseId, quantity, from: lotId, to: null })),
  )
}

async function enterLots(
  tx: Tx,
  stock: LockedStock,
  to: LotTracking,
  { actor, opening }: { actor: string | null; opening: readonly Opening[] },
): Promise<void> {
  const { variantId, sku } = stock
  const items = (await loadItems(tx.db, [variantId])).filter(({ quantity }) => quantity > 0)
  const counted = items.map(({ warehouseId, quantity }) => {
    const named = opening.filter((each) => each.warehouseId === warehouseId).flatMap(({ lots }) => lots)
    if (named.length === 0 && to === 'serial') throw lotFailure('lotsNeeded', { variantId, sku, quantity })
    const lots = named.length > 0 ? named : [{ number: OPENING_LOT, quantity }]
    const units = lots.reduce((sum, lot) => sum + lot.quantity, 0)
    if (units !== quantity) throw lotFailure('lotsDiffer', { variantId, sku, quantity: units })
    return { warehouseId, lots }
  })
  const all = counted.flatMap(({ warehouseId, lots }) => lots.map((lot) => ({ ...lot, warehouseId })))
  if (to === 'serial') {
    const twice = all.find(({ number, quantity }, at) => quantity !== 1 || all.findIndex((lot) => lot.number === number) !== at)
    if (twice) throw lotFailure('serialTaken', { variantId, sku, number: twice.number })
  }
  const ids = await ensureOpeningLots(tx, stock, all)
  await change(
    tx,
    stock,
    actor,
    all.map(({ warehouseId, quantity, number }) => ({ warehouseId, quantity, from: null, to: ids.get(number) ?? null })),
  )
}

async function ensureOpeningLots(tx: Tx, { variantId, workspaceId }: LockedStock, lots: readonly NamedLot[]): Promise<Map<string, string>> {
  const distinct = [...new Map(lots.map((lot) => [lot.number, lot])).values()]
  const known = await findLots(
    tx.db,
    distinct.map(({ number }) => ({ variantId, number })),
  )
  const ids = new Map(known.map(({ number, id }) => [number, id]))
  const fresh = distinct
    .filter(({ number }) => !ids.has(number))
    .map(({ number, expiresOn = null, madeOn = null }) => ({ id: newId('lot'), workspaceId, variantId, number, expiresOn, madeOn }))
  if (fresh.length > 0) await insertLots(tx.db, fresh, tx.now)
  for (const { number, id } of fresh) ids.set(number, id)
  return ids
}

type Change = { warehouseId: string; quantity: number; from: string | null; to: string | null }

/** Every unit leaves its lot and enters the other one at the same value, so that stock and value stay what they are. */
async function change(tx: Tx, stock: LockedStock, actor: string | null, changes: readonly Change[]): Promise<void> {
  const { variantId } = stock
  const shared = { variantId, kind: 'lotsChanged' as const, reference: { type: 'lots', id: variantId }, actor }
  const moves = changes.flatMap(({ warehouseId, quantity, from, to }): Move[] => [
    { ...shared, quantity, from: warehouseId, to: 'transit', lotId: from },
    { ...shared, quantity, from: 'transit', to: warehouseId, lotId: to, valueMinor: leavingValue(stock, quantity) },
  ])
  await moveStock(tx, new Map([[variantId, stock]]), moves)
}
