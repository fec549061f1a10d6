import { lockApproval } from '#domains/approvals/server/index.ts'
import type { approvalDecided } from '#events/approvals.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { PURCHASE_ORDER } from './approvals.ts'
import { acceptApproval } from './ask-approval.ts'
import { refreshIncoming } from './goods.ts'
import { isGated } from './order.rules.ts'
import { moveTo, recordChange } from './order-changes.ts'
import { changeOrder, lockOrder } from './orders.sql.ts'

type Decided = EventPayload<typeof approvalDecided>

/**
 * Goes on after a decision about an order: an approved one becomes Approved, the others stay as they are. An order that was changed since
 * has a new request, or none: then the decision has no effect. Delivered twice it changes nothing.
 */
export async function settleApproval(tx: Tx, { kind, workspaceId, resource, requestId, status, decidedBy }: Decided): Promise<void> {
  if (kind !== PURCHASE_ORDER || workspaceId === null) return
  const order = await lockOrder(tx.db, workspaceId, resource.id)
  if (!order?.awaitingApproval) return
  const latest = await lockApproval(tx, PURCHASE_ORDER, order.id)
  if (latest?.requestId !== requestId || latest.status !== status) return
  const actor = decidedBy ?? order.author
  if (status !== 'Approved') {
    await changeOrder(tx.db, order.id, { awaitingApproval: false })
    await recordChange(tx, actor, order.id, status === 'Rejected' ? 'rejected' : 'withdrawn', order.status)
    return
  }
  await moveTo(tx, actor, await acceptApproval(tx, order, decidedBy), isGated(order.status) ? order.status : 'Approved')
  await refreshIncoming(tx, workspaceId, order.id)
}
