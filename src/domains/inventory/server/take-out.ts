import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadItems } from './adjust-stock.sql.ts'
import { refreshBlocked } from './lots/blocked-units.ts'
import type { Move } from './move.ts'
import { moveStock } from './move-stock.ts'
import { type LockedStock, lockStockRows } from './moves.sql.ts'

/**
 * Moves free units of a workspace out of warehouses. Fails with NOT_ENOUGH_STOCK, which names every line that asks for too much. Expired
 * units leave only if their lot is named.
 */
export async function takeOut(tx: Tx, workspaceId: string, moves: readonly Move[]): Promise<number[]> {
  const ids = [...new Set(moves.map(({ variantId }) => variantId))]
  const { locked, blockedIn } = await refreshBlocked(tx, ownOf(await lockStockRows(tx.db, ids), workspaceId), moves)
  const items = await loadItems(tx.db, [...locked.keys()])
  const available = new Map([...locked].map(([variantId, { onHand, allocated, held }]) => [variantId, onHand - allocated - held]))
  const short = findShort(moves, (variantId, warehouseId) => {
    const free = items.find((item) => item.variantId === variantId && item.warehouseId === warehouseId)?.free ?? 0
    return { free: free + blockedIn(variantId, warehouseId), everywhere: (available.get(variantId) ?? 0) + blockedIn(variantId) }
  })
  if (short.length > 0) {
    const lines = short.map((line) => ({ ...line, sku: locked.get(line.variantId)?.sku ?? '' }))
    throw new Failure('NOT_ENOUGH_STOCK', { lines })
  }
  return moveStock(tx, locked, moves)
}

function ownOf(locked: ReadonlyMap<string, LockedStock>, workspaceId: string): Map<string, LockedStock> {
  return new Map([...locked].filter(([, stock]) => stock.workspaceId === workspaceId))
}

type Short = { variantId: string; wanted: number; available: number }

/** Adds up the moves of each variant and warehouse, and of each variant everywhere, since payments hold units in no place. */
function findShort(
  moves: readonly Move[],
  unitsOf: (variantId: string, warehouseId: string) => { free: number; everywhere: number },
): Short[] {
  return [...Map.groupBy(moves, ({ variantId }) => variantId)].flatMap(([variantId, same]) => {
    const total = sumUnits(same)
    return [...Map.groupBy(same, ({ from }) => from)].flatMap(([from, moved]) => {
      const { free, everywhere } = unitsOf(variantId, from)
      const wanted = sumUnits(moved)
      const available = Math.max(0, Math.min(free, everywhere))
      return wanted > free || total > everywhere ? [{ variantId, wanted, available }] : []
    })
  })
}

const sumUnits = (moves: readonly Move[]) => moves.reduce((sum, { quantity }) => sum + quantity, 0)
