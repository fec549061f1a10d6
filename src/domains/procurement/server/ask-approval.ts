/** Approvals of purchase orders. Callers have locked the order. */
import { type ApprovalState, lockApproval, needsApproval, requestApproval, withdrawApproval } from '#domains/approvals/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { PURCHASE_ORDER } from './approvals.ts'
import { recordChange } from './order-changes.ts'
import { changeOrder, type OrderRow } from './orders.sql.ts'
import { findSupplier } from './suppliers.sql.ts'

export const NO_APPROVAL = { awaitingApproval: false, approvedAt: null, approvedBy: null } as const

/** The part of an order that decides whether it needs an approval. */
export type Judged = Pick<OrderRow, 'id' | 'workspaceId' | 'baseMinor' | 'termsBy' | 'approvedAt'>

/** `missing`: the order can't go on, and nobody was asked yet. */
export type Standing = { approval: 'none' | 'missing' } | { approval: 'open' | 'given'; request: ApprovalState }

/** An order that went on under an earlier limit stays approved, and an open request stays open under a new one. */
export async function findStanding(tx: Tx, order: Judged): Promise<Standing> {
  if (order.approvedAt !== null) return { approval: 'none' }
  const request = await lockApproval(tx, PURCHASE_ORDER, order.id)
  if (request?.status === 'Pending') return { approval: 'open', request }
  if (request?.status === 'Approved') return { approval: 'given', request }
  return { approval: (await needsApproval(tx, toAsked(order))) ? 'missing' : 'none' }
}

/** The person who set the terms asks; `actor` wants the order to go on. Returns the id of the request. */
export async function askApproval(
  tx: Tx,
  actor: string,
  order: Judged & Pick<OrderRow, 'number' | 'supplierId' | 'status'>,
): Promise<string> {
  const supplier = await findSupplier(tx.db, order.workspaceId, order.supplierId)
  const params = { number: order.number, supplier: supplier?.name ?? '' }
  const requestId = await requestApproval(tx, { ...toAsked(order), params })
  const status = order.status === 'Draft' ? 'Pending' : order.status
  await changeOrder(tx.db, order.id, { awaitingApproval: true, status })
  await recordChange(tx, actor, order.id, 'approvalAsked', status)
  return requestId
}

/** The order may go on; with it, its rate is frozen. `approvedBy` is null for an order that needs nobody. */
export async function acceptApproval(tx: Tx, order: OrderRow, approvedBy: string | null): Promise<OrderRow> {
  const approval = { awaitingApproval: false, approvedAt: tx.now, approvedBy }
  await changeOrder(tx.db, order.id, approval)
  if (approvedBy !== null) await recordChange(tx, approvedBy, order.id, 'approved', order.status)
  return { ...order, ...approval }
}

/** Takes back the request or the approval, because the order changed, ended or goes back. */
export async function endApproval(tx: Tx, byId: string, orderId: string): Promise<void> {
  await withdrawApproval(tx, { kind: PURCHASE_ORDER, resourceId: orderId, byId })
}

function toAsked({ id, workspaceId, baseMinor, termsBy }: Judged) {
  return { kind: PURCHASE_ORDER, workspaceId, resource: { type: 'purchaseOrder', id }, authorId: termsBy, amountMinor: baseMinor }
}
