import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { OrderView } from '../contract.ts'
import { endApproval, NO_APPROVAL } from './ask-approval.ts'
import { loadLines, setClosed } from './lines.sql.ts'
import { ENDED, statusAfter } from './order.rules.ts'
import { changeOrderOf, moveTo, recordChange } from './order-changes.ts'

/** Closes lines whose rest won't come, or opens them again. The stock and the supplier's sums don't change. */
export async function closeOrderLines(
  ctx: WorkspaceContext,
  input: { orderId: string; version: number; lines: readonly string[]; closed: boolean },
): Promise<OrderView> {
  return changeOrderOf(ctx, input, async (tx, order) => {
    const known = await loadLines(tx.db, order.id)
    if (input.lines.some((id) => !known.some((line) => line.id === id))) throw notFound()
    await setClosed(tx.db, order.id, input.lines, input.closed)
    await recordChange(tx, ctx.userId, order.id, input.closed ? 'closed' : 'reopened', order.status)
    const status = statusAfter(order.status, await loadLines(tx.db, order.id))
    const ends = order.awaitingApproval && ENDED.includes(status)
    if (ends) await endApproval(tx, ctx.userId, order.id)
    await moveTo(tx, ctx.userId, order, status, ends ? NO_APPROVAL : {})
  })
}
