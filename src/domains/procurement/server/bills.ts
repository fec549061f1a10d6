import { loadUsers } from '#domains/accounts/server/index.ts'
import { findEffectiveLimit } from '#domains/approvals/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { Tx } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import type { BillView } from '../contract.ts'
import { PURCHASE_ORDER } from './approvals.ts'
import { type BILL_ORDER, type BillFilter, type BillRow, findBill, listBillRows } from './bills.sql.ts'
import { isMatched, lineExceptions } from './match-bill.rules.ts'
import { dayOf } from './order-views.ts'
import { findOrder } from './orders.sql.ts'
import { findSupplier } from './suppliers.sql.ts'

type Query = Paging & Omit<BillFilter, 'workspaceId' | 'today'> & { sort: keyof typeof BILL_ORDER }

/** Fails with NOT_FOUND for an order or a supplier of somebody else. */
export async function listBills(
  ctx: WorkspaceContext,
  { q, orderId, supplierId, status, overdue, ...paging }: Query,
): Promise<Page<BillView> & { total: Total }> {
  const { db } = ctx.services
  const { workspaceId } = ctx.membership
  if (orderId !== undefined && !(await findOrder(db, workspaceId, orderId))) throw notFound()
  if (supplierId !== undefined && !(await findSupplier(db, workspaceId, supplierId))) throw notFound()
  const now = new Date()
  const filter = { workspaceId, today: dayOf(now), q, orderId, supplierId, status, overdue }
  const { items, ...page } = await listBillRows(db, filter, paging)
  return { items: await toBillViews(ctx, db, items, now), ...page }
}

/** Fails with NOT_FOUND. */
export async function loadBillView(ctx: WorkspaceContext, tx: Tx, billId: string): Promise<BillView> {
  const row = await findBill(tx.db, ctx.membership.workspaceId, billId)
  const [view] = row ? await toBillViews(ctx, tx.db, [row], tx.now) : []
  if (!view) throw notFound()
  return view
}

async function toBillViews(ctx: WorkspaceContext, db: Db, rows: readonly BillRow[], now: Date): Promise<BillView[]> {
  const { userId, membership, services } = ctx
  const people = rows.flatMap(({ enteredBy, paidBy, voidedBy }) => [enteredBy, paidBy ?? '', voidedBy ?? ''])
  const users = await loadUsers(db, [...new Set(people)].filter(Boolean))
  const own = rows.some(({ enteredBy, status }) => enteredBy === userId && status === 'Open')
  const asked = { kind: PURCHASE_ORDER, workspaceId: membership.workspaceId, authorId: userId }
  const limit = own ? await findEffectiveLimit({ ...services, db }, asked) : null
  const nameOf = (id: string | null) => users.get(id ?? '')?.name ?? ''
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    order: { id: row.orderId, number: row.orderNumber },
    supplier: { id: row.supplierId, name: row.supplierName },
    billedOn: row.billedOn,
    dueOn: row.dueOn,
    status: row.status,
    overdue: row.status === 'Open' && row.dueOn !== null && row.dueOn < dayOf(now),
    matched: isMatched(row),
    lines: row.lines.map((line) => ({ ...line, exceptions: lineExceptions(line) })),
    other: money(row.otherMinor, row.currency),
    otherTooHigh: row.otherMinor > 0 && row.otherBilledMinor > row.otherReceivedMinor,
    total: money(row.totalMinor, row.currency),
    note: row.note,
    enteredBy: nameOf(row.enteredBy),
    needsOther: row.status === 'Open' && row.enteredBy === userId && limit !== null && row.baseMinor > limit,
    paid: row.paidOn === null ? null : { on: row.paidOn, by: nameOf(row.paidBy), note: row.paidNote },
    voided: row.voidedAt === null ? null : { date: row.voidedAt.toISOString(), by: nameOf(row.voidedBy), reason: row.voidReason },
    version: row.version,
  }))
}
