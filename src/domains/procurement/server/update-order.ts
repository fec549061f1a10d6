import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { OrderInput, OrderView } from '../contract.ts'
import { type LineRow, loadLines, saveLines } from './lines.sql.ts'
import { ENDED } from './order.rules.ts'
import { changeOrderOf, moveTo, recordChange, toFields } from './order-changes.ts'
import { toLineRows } from './order-lines.ts'

/** A change of prices or quantities after an approval returns the order to Pending. Fails like `createOrder`, and as the contract says. */
export async function updateOrder(ctx: WorkspaceContext, input: OrderInput & { orderId: string; version: number }): Promise<OrderView> {
  return changeOrderOf(
    ctx,
    input,
    async (tx, order) => {
      if (ENDED.includes(order.status)) throw new Failure('ORDER_ENDED')
      const known = await loadLines(tx.db, order.id)
      const lines = await toLineRows(tx, { orderId: order.id, workspaceId: order.workspaceId, language: ctx.language, known }, input.items)
      const fields = await toFields(tx, order.workspaceId, input, lines, order.supplierId)
      const hasReceipts = known.some(({ received }) => received > 0)
      const isFrozen = order.approvedAt !== null || hasReceipts
      if (isFrozen && (fields.currency !== order.currency || fields.rateMicros !== order.rateMicros)) throw new Failure('CURRENCY_FROZEN')
      await saveLines(tx.db, order.id, lines)
      await recordChange(tx, ctx.userId, order.id, 'edited', order.status)
      const returns = order.approvedAt !== null && isRepriced(known, lines)
      const approval = returns ? { approvedAt: null, approvedBy: null, approvalAskedBy: null } : {}
      await moveTo(tx, ctx.userId, order, returns && !hasReceipts ? 'Pending' : order.status, { ...fields, ...approval })
    },
    'STALE',
  )
}

/** Whether somebody would pay for something else than what was approved. */
function isRepriced(before: readonly LineRow[], after: readonly LineRow[]): boolean {
  const terms = (lines: readonly LineRow[]) =>
    JSON.stringify(lines.map(({ id, variantId, name, quantity, priceMinor }) => [id, variantId, name, quantity, priceMinor]).sort())
  return terms(before) !== terms(after)
}
