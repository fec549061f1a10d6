/** What the commands on purchase orders share. */
import { orderStatusChanged } from '#events/procurement.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { ChangeKind, OrderStatus } from '../contract/constants.ts'
import type { OrderInput, OrderView } from '../contract.ts'
import { endSendingAt } from './end-sending.ts'
import { refreshIncoming } from './goods.ts'
import type { LineRow } from './lines.sql.ts'
import { toBase, totalOf } from './order.rules.ts'
import { orderView } from './order-views.ts'
import { changeOrder, insertChange, lockOrder, type OrderFields, type OrderRow } from './orders.sql.ts'
import { findSupplier } from './suppliers.sql.ts'

const BASE_RATE = 1_000_000

/** Locks the order; fails with NOT_FOUND, and with `stale` when the caller saw another version. */
export async function changeOrderOf(
  ctx: WorkspaceContext,
  { orderId, version }: { orderId: string; version: number },
  change: (tx: Tx, order: OrderRow) => Promise<void>,
  stale: 'STALE' | 'ORDER_CHANGED' = 'ORDER_CHANGED',
): Promise<OrderView> {
  return transact(ctx, async (tx) => {
    const order = await lockOrder(tx.db, ctx.membership.workspaceId, orderId)
    if (!order) throw notFound()
    if (order.version !== version) throw new Failure(stale, { current: await orderView(ctx, tx, orderId) })
    await change(tx, order)
    await refreshIncoming(tx, order.workspaceId, orderId)
    return orderView(ctx, tx, orderId)
  })
}

export async function recordChange(tx: Tx, actor: string, orderId: string, kind: ChangeKind, status: OrderStatus): Promise<void> {
  await insertChange(tx.db, { id: newId('poc'), orderId, kind, status, actor, changedAt: tx.now })
}

/** Sets the status if it is another one, and says so. `more` is saved in any case; so is a change of another `kind`. */
export async function moveTo(
  tx: Tx,
  actor: string,
  order: OrderRow,
  to: OrderStatus,
  more: Parameters<typeof changeOrder>[2] = {},
  kind: ChangeKind = 'status',
): Promise<void> {
  await changeOrder(tx.db, order.id, { ...more, status: to })
  if (to !== order.status || kind !== 'status') await recordChange(tx, actor, order.id, kind, to)
  if (to === order.status) return
  await endSendingAt(tx, order.id, to)
  const { id: orderId, workspaceId, number, author, status: from } = order
  publish(tx, orderStatusChanged({ orderId, workspaceId, number, author, actor, from, to }))
}

/** Totals of the lines. Fails with NOT_FOUND, and with SUPPLIER_ARCHIVED unless `keeps` is the order's own supplier. */
export async function toFields(
  tx: Tx,
  workspaceId: string,
  { supplierId, currency, rateMicros, expectedDate, notes }: OrderInput,
  lines: readonly LineRow[],
  keeps?: string,
): Promise<OrderFields> {
  const supplier = await findSupplier(tx.db, workspaceId, supplierId)
  if (!supplier) throw notFound()
  if (supplier.archivedAt !== null && supplierId !== keeps) throw new Failure('SUPPLIER_ARCHIVED')
  const rate = currency === BASE_CURRENCY ? BASE_RATE : rateMicros
  const totalMinor = totalOf(lines)
  return { supplierId, currency, rateMicros: rate, expectedOn: expectedDate, notes, totalMinor, baseMinor: toBase(totalMinor, rate) }
}
