import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadItems } from './adjust-stock.sql.ts'
import { type Move, moveStock } from './move-stock.ts'
import { lockStockRows } from './moves.sql.ts'

/** Moves free units of a workspace out of warehouses. Fails with NOT_ENOUGH_STOCK, which names every line that asks for too much. */
export async function takeOut(tx: Tx, workspaceId: string, moves: readonly Move[]): Promise<number[]> {
  const ids = [...new Set(moves.map(({ variantId }) => variantId))]
  const locked = await lockStockRows(tx.db, ids)
  const own = new Map([...locked].filter(([, stock]) => stock.workspaceId === workspaceId))
  const items = await loadItems(tx.db, [...own.keys()])
  const available = new Map([...own].map(([variantId, { onHand, allocated, held }]) => [variantId, onHand - allocated - held]))
  const short = findShort(moves, (variantId, warehouseId) => {
    const free = items.find((item) => item.variantId === variantId && item.warehouseId === warehouseId)?.free ?? 0
    return { free, everywhere: available.get(variantId) ?? 0 }
  })
  if (short.length > 0) {
    const lines = short.map((line) => ({ ...line, sku: own.get(line.variantId)?.sku ?? '' }))
    throw new Failure('NOT_ENOUGH_STOCK', { lines })
  }
  return moveStock(tx, own, moves)
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
