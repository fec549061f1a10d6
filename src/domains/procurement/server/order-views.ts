import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadApprovals } from '#domains/approvals/server/index.ts'
import { loadWarehouseNames } from '#domains/inventory/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import type { OrderSummary, OrderView } from '../contract.ts'
import { PURCHASE_ORDER } from './approvals.ts'
import { type LineRow, type LoadedReceipt, loadReceipts } from './lines.sql.ts'
import { ENDED, openUnits, receivableUnits } from './order.rules.ts'
import { dueOn, findOrderRecord, type SummaryRow } from './orders.sql.ts'

const MAX_SHOWN = 100

/** The plain day of a moment, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

export async function getOrder(ctx: WorkspaceContext, orderId: string): Promise<OrderView> {
  return loadOrderView(ctx, ctx.services.db, orderId, new Date())
}

export function orderView(ctx: WorkspaceContext, tx: Tx, orderId: string): Promise<OrderView> {
  return loadOrderView(ctx, tx.db, orderId, tx.now)
}

async function loadOrderView(
  { membership: { workspaceId }, userId }: WorkspaceContext,
  db: Db,
  orderId: string,
  now: Date,
): Promise<OrderView> {
  const row = await findOrderRecord(db, workspaceId, orderId, MAX_SHOWN)
  if (!row) throw notFound()
  const { lines, changes, returns, overReceiptPercent } = row
  const receipts = await loadReceipts(db, orderId, MAX_SHOWN)
  const warehouses = new Map((await loadWarehouseNames(db, workspaceId)).map(({ id, name }) => [id, name]))
  const request = (await loadApprovals({ db }, PURCHASE_ORDER, [orderId])).get(orderId)
  const users = await loadUsers(db, [...new Set([...changes.map(({ actor }) => actor), request?.decidedBy ?? ''])])
  return {
    ...toSummary(row, dayOf(now)),
    currency: row.currency,
    rateMicros: row.rateMicros,
    baseTotal: money(row.baseMinor),
    notes: row.notes,
    own: row.termsBy === userId,
    approval: request
      ? {
          requestId: request.requestId,
          status: request.status,
          decidedBy: users.get(request.decidedBy ?? '')?.name ?? '',
          note: request.note,
        }
      : null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    items: lines.map((line) => ({
      ...toItem(line, overReceiptPercent),
      warehouse: line.warehouseId === null ? null : { id: line.warehouseId, name: warehouses.get(line.warehouseId) ?? '' },
    })),
    receipts: receipts.map((receipt) => toReceipt(receipt, row.currency)),
    returns: returns.map(({ creditMinor, ...returned }) => ({ ...returned, credit: money(creditMinor) })),
    history: changes.map(({ kind, status, actor, changedAt }) => ({
      kind,
      status,
      by: users.get(actor)?.name ?? '',
      date: new Date(changedAt).toISOString(),
    })),
    version: row.version,
  }
}

export function toSummary(row: SummaryRow, today: string): OrderSummary {
  const isOpen = !ENDED.includes(row.status)
  return {
    id: row.id,
    number: row.number,
    supplier: { id: row.supplierId, name: row.supplierName },
    createdDate: row.createdAt.toISOString(),
    expectedDate: row.expectedOn,
    confirmedDate: row.confirmedOn,
    late: isOpen && row.status !== 'Draft' && dueOn(row) < today,
    status: row.status,
    awaitingApproval: isOpen && row.awaitingApproval,
    total: money(row.totalMinor, row.currency),
  }
}

function toItem(line: LineRow, overReceiptPercent: number): Omit<OrderView['items'][number], 'warehouse'> {
  const { id, variantId, sku, supplierSku, name, quantity, priceMinor, received, closed, billed } = line
  const open = openUnits(line)
  return {
    id,
    variantId,
    sku,
    supplierSku,
    name,
    qty: quantity,
    priceMinor,
    received,
    billed,
    closed,
    open,
    receivable: receivableUnits(line, overReceiptPercent),
  }
}

function toReceipt({ id, receivedOn, note, extraMinor, lines }: LoadedReceipt, currency: string): OrderView['receipts'][number] {
  const costMinor = lines.reduce((sum, line) => sum + line.costMinor, 0)
  return { id, receivedOn, note, extra: money(extraMinor, currency), cost: money(costMinor), lines }
}
