import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { AdjustmentReason, VariantStockView } from '../../contract.ts'
import { loadItems } from '../adjust-stock.sql.ts'
import { changeItems } from '../change-items.ts'
import { refreshBlocked } from '../lots/blocked-units.ts'
import type { NamedLot } from '../lots/lots.rules.ts'
import type { Move } from '../move.ts'
import { moveStock } from '../move-stock.ts'
import type { LockedStock } from '../moves.sql.ts'
import { loadVariantStock } from '../reads/variant-stock.ts'
import { lockTracked } from '../receive-stock.ts'
import { requireMovable } from '../require-stocked.ts'
import { defaultWarehouse, requireWarehouses } from '../warehouses/default-warehouse.ts'

type Adjustment = {
  variantId: string
  warehouseId: string
  change: { to: number; seen: number } | { by: number }
  reason: AdjustmentReason
  note: string
  lots?: readonly NamedLot[] | undefined
}

/**
 * Changes the units in one warehouse and starts to track an untracked variant. A counted number applies its difference to the number that
 * was seen, so that sales in between are kept. Fails with NOT_FOUND, NOT_STOCKED, with NOT_ENOUGH_STOCK if more is taken than is there, and
 * with STOCK_PROMISED if less would be left than is allocated and held. Named lots are those of the difference; expired units leave only
 * if they are named.
 */
export async function adjustItem(
  ctx: WorkspaceContext,
  { variantId, warehouseId, change, reason, note, lots }: Adjustment,
): Promise<VariantStockView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const [variant] = await requireMovable(tx.db, workspaceId, [variantId])
    await requireWarehouses(tx, workspaceId, [warehouseId])
    const main = await defaultWarehouse(tx, workspaceId)
    const tracked = await lockTracked(tx, [{ workspaceId, productId: variant?.productId ?? '', variantId }], main)
    const item = await findItem(tx, variantId, warehouseId)
    const { quantity, free } = item ?? { quantity: 0, free: 0 }
    const delta = toDelta(change, quantity)
    if (!item) await changeItems(tx, tracked.locked, [{ variantId, warehouseId, quantity: 0, allocated: 0 }])
    const move: Move = {
      variantId,
      from: delta > 0 ? 'loss' : warehouseId,
      to: delta > 0 ? warehouseId : 'loss',
      quantity: Math.abs(delta),
      kind: 'adjusted',
      reason,
      note,
      reference: { type: 'adjustment', id: newId('adj') },
      lots,
      actor: ctx.userId,
    }
    const { locked, blockedIn } = await refreshBlocked(tx, tracked.locked, [move])
    const stock = locked.get(variantId)
    if (stock && delta < 0) {
      const freeNow = stock.lots === 'none' ? free : ((await findItem(tx, variantId, warehouseId))?.free ?? 0)
      requireFree(stock, { quantity, free: freeNow }, -delta, blockedIn(variantId))
    }
    await moveStock(tx, locked, [move])
    return loadVariantStock(tx, variantId, ctx.language)
  })
}

async function findItem(tx: Tx, variantId: string, warehouseId: string) {
  return (await loadItems(tx.db, [variantId])).find((row) => row.warehouseId === warehouseId)
}

/** Counting less than was sold in between leaves nothing. */
function toDelta(change: Adjustment['change'], quantity: number): number {
  return 'by' in change ? change.by : Math.max(-quantity, change.to - change.seen)
}

function requireFree(
  { variantId, sku, onHand, allocated, held }: LockedStock,
  item: { quantity: number; free: number },
  taken: number,
  blocked: number,
): void {
  if (taken > item.quantity) throw new Failure('NOT_ENOUGH_STOCK', { lines: [{ variantId, sku, wanted: taken, available: item.free }] })
  if (taken > item.free + blocked) throw new Failure('STOCK_PROMISED', { sku, promised: item.quantity - item.free - blocked })
  if (taken > onHand - allocated - held + blocked) throw new Failure('STOCK_PROMISED', { sku, promised: allocated + held - blocked })
}
