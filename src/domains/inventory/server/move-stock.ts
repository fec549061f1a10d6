/** The one way by which units move between places: it keeps the ledger and every sum of it, and publishes what changed. */
import { stockChanged } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { changeItems, requireLocked } from './change-items.ts'
import { blockExpired } from './lots/block-expired.ts'
import { changeLotItems, type LotChange, releaseBlocks } from './lots/lots.sql.ts'
import { nameLots } from './lots/name-lots.ts'
import { isWarehouse, type LotMove, type Move, moveEnds } from './move.ts'
import { type ItemChange, insertMoves, type LockedStock, type MoveRow, type StockChange, updateStock } from './moves.sql.ts'
import { arrivingValue, leavingValue } from './value.rules.ts'

/**
 * Moves units of locked stock and returns the value of each move. Fails on a CHECK constraint if a warehouse would have less than nothing,
 * or less than is allocated in it: callers look before. Variants that are kept in lots move by lot, and fail as `lotFailure` says.
 * `quietly`: publishes nothing.
 */
export async function moveStock(
  tx: Tx,
  locked: ReadonlyMap<string, LockedStock>,
  moves: readonly Move[],
  { quietly = false } = {},
): Promise<number[]> {
  const moving = moves.filter(({ quantity }) => quantity > 0)
  if (moving.length === 0) return []
  const byLot = await nameLots(tx, locked, moving)
  const sums = new Map<string, StockChange>()
  const rows = byLot.map((parts) => parts.map((part) => toRow(tx, requireLocked(locked, part.variantId), sums, part)))
  await changeItems(tx, locked, byLot.flat().flatMap(itemChanges), { quietly })
  await updateStock(tx.db, [...sums.values()])
  await insertMoves(tx.db, rows.flat())
  await moveLots(tx, locked, byLot.flat())
  for (const { variantId, onHand, allocated } of quietly ? [] : sums.values()) {
    const { productId, workspaceId, ...before } = requireLocked(locked, variantId)
    const available = before.onHand - before.allocated - before.held
    if (onHand !== allocated)
      publish(tx, stockChanged({ productId, variantId, workspaceId, before: available, after: available + onHand - allocated }))
  }
  return rows.map((parts) => parts.reduce((sum, { valueMinor }) => sum + valueMinor, 0))
}

/** Keeps the units of lots, and blocks what is expired. Costs nothing for variants that aren't kept in lots. */
async function moveLots(tx: Tx, locked: ReadonlyMap<string, LockedStock>, moves: readonly LotMove[]): Promise<void> {
  const changes = new Map<string, LotChange>()
  for (const move of moves) {
    const { source, target } = moveEnds(move)
    if (!move.lotId) continue
    if (source !== null) addChange(changes, { lotId: move.lotId, warehouseId: source, quantity: -move.quantity })
    if (target !== null) addChange(changes, { lotId: move.lotId, warehouseId: target, quantity: move.quantity })
  }
  if (changes.size === 0) return
  await changeLotItems(tx.db, [...changes.values()])
  await releaseBlocks(
    tx.db,
    moves.flatMap(({ variantId, lotId, from, blocked }) =>
      blocked > 0 && lotId
        ? [{ workspaceId: requireLocked(locked, variantId).workspaceId, variantId, lotId, warehouseId: from, quantity: blocked }]
        : [],
    ),
  )
  const ids = [...new Set(moves.flatMap(({ variantId, lotId }) => (lotId ? variantId : [])))]
  await blockExpired(tx, ids)
}

function addChange(changes: Map<string, LotChange>, change: LotChange): void {
  const key = `${change.lotId} ${change.warehouseId}`
  changes.set(key, { ...change, quantity: (changes.get(key)?.quantity ?? 0) + change.quantity })
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
