/** The one way by which units move between places: it keeps the ledger and every sum of it, and publishes what changed. */
import { stockChanged, stockLow } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type AdjustmentReason, DEFAULT_REORDER_POINT, type MoveKind, VIRTUAL_PLACES } from '../contract.ts'
import {
  type ItemAfterChange,
  type ItemChange,
  insertItems,
  insertMoves,
  type LockedStock,
  type MoveRow,
  type StockChange,
  updateItems,
  updateStock,
} from './moves.sql.ts'
import { becameLow } from './stock.rules.ts'
import { arrivingValue, leavingValue } from './value.rules.ts'

export type Reference = { type: string; id: string }

export type Move = {
  variantId: string
  /** The id of a warehouse, or a virtual place. */
  from: string
  to: string
  quantity: number
  /** What units that come into a warehouse have cost altogether; missing: as much as those on hand. */
  valueMinor?: number
  /** Units of it that were allocated in the warehouse they leave, and no longer are. */
  allocated?: number
  kind: MoveKind
  reason?: AdjustmentReason
  note?: string
  reference: Reference
  lotId?: string | null
  actor?: string | null
}

const isWarehouse = (place: string) => !(VIRTUAL_PLACES as readonly string[]).includes(place)

/**
 * Moves units of locked stock and returns the value of each move. Fails on a CHECK constraint if a warehouse would have less than nothing,
 * or less than is allocated in it: callers look before. `quietly`: publishes nothing.
 */
export async function moveStock(
  tx: Tx,
  locked: ReadonlyMap<string, LockedStock>,
  moves: readonly Move[],
  { quietly = false } = {},
): Promise<number[]> {
  const moving = moves.filter(({ quantity }) => quantity > 0)
  if (moving.length === 0) return []
  const sums = new Map<string, StockChange>()
  const rows = moving.map((move) => toRow(tx, requireLocked(locked, move.variantId), sums, move))
  await changeItems(tx, locked, moving.flatMap(itemChanges), { quietly })
  await updateStock(tx.db, [...sums.values()])
  await insertMoves(tx.db, rows)
  for (const { variantId, onHand, allocated } of quietly ? [] : sums.values()) {
    const { productId, workspaceId, ...before } = requireLocked(locked, variantId)
    const available = before.onHand - before.allocated - before.held
    if (onHand !== allocated)
      publish(tx, stockChanged({ productId, variantId, workspaceId, before: available, after: available + onHand - allocated }))
  }
  return rows.map(({ valueMinor }) => valueMinor)
}

/** The row of the ledger. Adds what it changes to the sums of its variant. */
function toRow(tx: Tx, stock: LockedStock, sums: Map<string, StockChange>, move: Move): MoveRow {
  const { variantId, from, to, quantity, kind, reason = null, note = '', reference, lotId = null, actor = null } = move
  const sum = sums.get(variantId) ?? { variantId, onHand: 0, allocated: 0, valueMinor: 0 }
  const now = { onHand: stock.onHand + sum.onHand, valueMinor: stock.valueMinor + sum.valueMinor }
  const leaves = isWarehouse(from)
  const valueMinor = leaves ? leavingValue(now, quantity) : (move.valueMinor ?? arrivingValue(now, quantity, null))
  const sign = leaves ? -1 : 1
  sums.set(variantId, {
    variantId,
    onHand: sum.onHand + sign * quantity,
    allocated: sum.allocated - (move.allocated ?? 0),
    valueMinor: sum.valueMinor + sign * valueMinor,
  })
  return {
    id: newId('mov'),
    workspaceId: stock.workspaceId,
    variantId,
    fromPlace: from,
    toPlace: to,
    quantity,
    valueMinor,
    kind,
    reason,
    note,
    referenceType: reference.type,
    referenceId: reference.id,
    lotId,
    movedAt: tx.now,
    actor,
  }
}

function itemChanges({ variantId, from, to, quantity, allocated = 0 }: Move): ItemChange[] {
  return [
    ...(isWarehouse(from) ? [{ variantId, warehouseId: from, quantity: -quantity, allocated: -allocated }] : []),
    ...(isWarehouse(to) ? [{ variantId, warehouseId: to, quantity, allocated: 0 }] : []),
  ]
}

/**
 * Changes the rows of locked stock, adds missing ones, and publishes `stockLow` for those that fell to their reorder point. Units held by
 * payments don't make stock low.
 */
export async function changeItems(
  tx: Tx,
  locked: ReadonlyMap<string, LockedStock>,
  changes: readonly ItemChange[],
  { quietly = false } = {},
): Promise<void> {
  const summed = sumChanges(changes)
  const after = await updateItems(tx.db, summed)
  const missing = summed.filter((change) => !after.some((row) => isSameRow(row, change)))
  if (missing.length > 0)
    await insertItems(
      tx.db,
      missing.map(({ variantId, warehouseId, quantity }) => {
        const { workspaceId, productId, sku } = requireLocked(locked, variantId)
        return { id: newId('inv'), workspaceId, productId, variantId, warehouseId, sku, quantity, reorderPoint: DEFAULT_REORDER_POINT }
      }),
    )
  for (const row of quietly ? [] : after) {
    const change = summed.find((one) => isSameRow(one, row))
    if (change) publish(tx, ...lowEvents(requireLocked(locked, row.variantId), row, change))
  }
}

function lowEvents({ productId, workspaceId }: LockedStock, row: ItemAfterChange, change: ItemChange) {
  const { variantId, warehouseId, free, reorderPoint } = row
  const before = free - change.quantity + change.allocated
  return becameLow(before, free, reorderPoint)
    ? [stockLow({ productId, variantId, workspaceId, warehouseId, available: free, reorderPoint })]
    : []
}

function sumChanges(changes: readonly ItemChange[]): ItemChange[] {
  const sums = new Map<string, ItemChange>()
  for (const { variantId, warehouseId, quantity, allocated } of changes) {
    const key = `${variantId} ${warehouseId}`
    const sum = sums.get(key) ?? { variantId, warehouseId, quantity: 0, allocated: 0 }
    sums.set(key, { ...sum, quantity: sum.quantity + quantity, allocated: sum.allocated + allocated })
  }
  return [...sums.values()]
}

type RowKey = Pick<ItemChange, 'variantId' | 'warehouseId'>
const isSameRow = (a: RowKey, b: RowKey) => a.variantId === b.variantId && a.warehouseId === b.warehouseId

function requireLocked(locked: ReadonlyMap<string, LockedStock>, variantId: string): LockedStock {
  const row = locked.get(variantId)
  if (!row) throw new Error(`the stock of ${variantId} isn't locked`)
  return row
}
