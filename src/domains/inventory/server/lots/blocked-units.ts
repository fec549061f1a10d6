import type { Tx } from '#platform/server/transact.ts'
import type { Move } from '../move.ts'
import { type LockedStock, lockStockRows } from '../moves.sql.ts'
import { blockExpired } from './block-expired.ts'
import { loadUnitsOfNumbers } from './lots.sql.ts'

export type Blocked = {
  locked: Map<string, LockedStock>
  /** Blocked units that these moves name, and can take: of a warehouse, or of all. */
  blockedIn(variantId: string, warehouseId?: string): number
}

/** Blocks what has expired since, and counts the expired units that the moves name. Costs nothing for variants without lots. */
export async function refreshBlocked(tx: Tx, locked: Map<string, LockedStock>, moves: readonly Move[]): Promise<Blocked> {
  const inLots = [...locked.values()].flatMap(({ variantId, lots }) => (lots === 'none' ? [] : variantId))
  if (inLots.length === 0) return { locked, blockedIn: () => 0 }
  await blockExpired(tx, inLots)
  const fresh = await lockStockRows(tx.db, inLots)
  const now = new Map([...locked].map(([variantId, stock]) => [variantId, fresh.get(variantId) ?? stock]))
  const numbers = moves.flatMap(({ variantId, lots = [] }) => lots.map(({ number }) => ({ variantId, number })))
  const units = numbers.length > 0 ? await loadUnitsOfNumbers(tx.db, numbers) : []
  const named = moves.flatMap(({ variantId, from, lots = [] }) =>
    lots.map(({ number, quantity }) => {
      const row = units.find((each) => each.variantId === variantId && each.warehouseId === from && each.number === number)
      const taken = Math.min(row?.blocked ?? 0, quantity)
      if (row) row.blocked -= taken
      return { variantId, from, taken }
    }),
  )
  return {
    locked: now,
    blockedIn: (variantId, warehouseId) =>
      named
        .filter((each) => each.variantId === variantId && (warehouseId === undefined || each.from === warehouseId))
        .reduce((sum, { taken }) => sum + taken, 0),
  }
}
