/** Stock of a past year, as the commands of the inventory would have moved it in the default warehouses. `write` stores it in sets. */
import { loadVariantCosts } from '#domains/catalog/server/index.ts'
import type { Past } from '#platform/server/demo/past.ts'
import type { Tx } from '#platform/server/transact.ts'
import { sumDemand, type Units } from '../bundles.rules.ts'
import type { Reference } from '../move.ts'
import { type LockedStock, lockStockRows, type MoveRow, updateItems, updateStock } from '../moves.sql.ts'
import { arrivingValue, leavingValue } from '../value.rules.ts'
import { defaultWarehouse } from '../warehouses/default-warehouse.ts'
import { type AllocationRow, insertAllocationRows, insertMoveRows } from './stock-book.sql.ts'

type Level = LockedStock & {
  warehouseId: string
  costMinor: number | undefined
  before: Pick<LockedStock, 'onHand' | 'allocated' | 'valueMinor'>
}
type Way = Pick<MoveRow, 'kind' | 'fromPlace' | 'toPlace'>

/** Begins with the stock of these variants as it is; variants that aren't tracked are ignored. */
export async function openStockBook(tx: Tx, { ids }: Past, variantIds: readonly string[]) {
  const costs = await loadVariantCosts(tx.db, variantIds)
  const mains = new Map<string, string>()
  const levels = new Map<string, Level>()
  for (const [variantId, stock] of await lockStockRows(tx.db, variantIds)) {
    const main = mains.get(stock.workspaceId) ?? (await defaultWarehouse(tx, stock.workspaceId))
    mains.set(stock.workspaceId, main)
    levels.set(variantId, { ...stock, warehouseId: main, costMinor: costs.get(variantId), before: { ...stock } })
  }
  const allocations = new Map<string, AllocationRow>()
  const moves: MoveRow[] = []

  const tracked = (lines: readonly Units[]) =>
    [...sumDemand(lines)].flatMap(([variantId, quantity]) => {
      const level = levels.get(variantId)
      return level ? [{ level, quantity }] : []
    })

  function allocationOf({ type, id }: Reference, { variantId }: Level): AllocationRow {
    const allocation = allocations.get(`${type} ${id} ${variantId}`)
    if (!allocation) throw new Error(`the past allocated no ${variantId} to ${id}`)
    return allocation
  }

  function move(level: Level, quantity: number, valueMinor: number, way: Way, { type, id }: Reference, movedAt: Date): void {
    const sign = way.toPlace === level.warehouseId ? 1 : -1
    level.onHand += sign * quantity
    level.valueMinor += sign * valueMinor
    if (level.onHand < 0) throw new Error(`the past sells more ${level.sku} than there is`)
    const { workspaceId, variantId } = level
    moves.push({
      id: ids('mov', movedAt),
      workspaceId,
      variantId,
      ...way,
      quantity,
      valueMinor,
      reason: null,
      note: '',
      referenceType: type,
      referenceId: id,
      lotId: null,
      movedAt,
      actor: null,
    })
  }

  return {
    /** Units on hand; null for a variant that isn't tracked. */
    onHand: (variantId: string): number | null => levels.get(variantId)?.onHand ?? null,
    /** The cost of one unit; null while nobody knows it. */
    costOf(variantId: string): number | null {
      const level = levels.get(variantId)
      const average = level && level.onHand > 0 && level.valueMinor > 0 ? Math.round(level.valueMinor / level.onHand) : null
      return average ?? costs.get(variantId) ?? null
    },
    receive(variantId: string, quantity: number, at: Date): void {
      const level = levels.get(variantId)
      if (!level || quantity === 0) return
      const way = { kind: 'received', fromPlace: 'supplier', toPlace: level.warehouseId } as const
      const valueMinor = arrivingValue(level, quantity, level.costMinor ?? null)
      move(level, quantity, valueMinor, way, { type: 'receipt', id: ids('rcp', at) }, at)
    },
    allocate(lines: readonly Units[], { type, id }: Reference, allocatedAt: Date): void {
      for (const { level, quantity } of tracked(lines)) {
        const { workspaceId, variantId, warehouseId } = level
        const allocation = { workspaceId, referenceType: type, referenceId: id, variantId, warehouseId, allocated: quantity, allocatedAt }
        allocations.set(`${type} ${id} ${variantId}`, { ...allocation, shipped: 0, released: 0 })
        level.allocated += quantity
      }
    },
    ship(lines: readonly Units[], reference: Reference, at: Date): void {
      for (const { level, quantity } of tracked(lines)) {
        allocationOf(reference, level).shipped += quantity
        level.allocated -= quantity
        const way = { kind: 'shipped', fromPlace: level.warehouseId, toPlace: 'customer' } as const
        move(level, quantity, leavingValue(level, quantity), way, reference, at)
      }
    },
    release(lines: readonly Units[], reference: Reference): void {
      for (const { level, quantity } of tracked(lines)) {
        allocationOf(reference, level).released += quantity
        level.allocated -= quantity
      }
    },
    /** Goods that customers return. */
    restock(lines: readonly Units[], reference: Reference, at: Date): void {
      for (const { level, quantity } of tracked(lines)) {
        const isValued = level.onHand > 0 && level.valueMinor > 0
        const way = { kind: 'returned', fromPlace: 'customer', toPlace: level.warehouseId } as const
        move(level, quantity, arrivingValue(level, quantity, isValued ? null : (level.costMinor ?? null)), way, reference, at)
      }
    },
    async write({ db }: Tx): Promise<void> {
      const changed = [...levels.values()].map(({ variantId, warehouseId, before, ...now }) => ({
        variantId,
        warehouseId,
        onHand: now.onHand - before.onHand,
        allocated: now.allocated - before.allocated,
        valueMinor: now.valueMinor - before.valueMinor,
      }))
      await updateItems(
        db,
        changed.map(({ onHand: quantity, ...change }) => ({ ...change, quantity })),
      )
      await updateStock(db, changed)
      await insertAllocationRows(db, [...allocations.values()])
      await insertMoveRows(db, moves)
    },
  }
}
