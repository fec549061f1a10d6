import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { OrderInput, OrderView } from '../contract.ts'
import { askApproval, endApproval, findStanding, NO_APPROVAL } from './ask-approval.ts'
import { endSending } from './end-sending.ts'
import { type LineRow, loadLines, saveLines } from './lines.sql.ts'
import { ENDED } from './order.rules.ts'
import { changeOrderOf, moveTo, toFields } from './order-changes.ts'
import { toLineRows } from './order-lines.ts'
import type { OrderFields, OrderRow } from './orders.sql.ts'
import { recordEdit } from './record-activity.ts'
import { orderChanges } from './record-changes.rules.ts'
import { loadSuppliers } from './suppliers.sql.ts'

/** A change of what is bought ends the approval and its request, and asks again. Fails like `createOrder`, and as the contract says. */
export async function updateOrder(ctx: WorkspaceContext, input: OrderInput & { orderId: string; version: number }): Promise<OrderView> {
  return changeOrderOf(
    ctx,
    input,
    async (tx, order) => {
      if (ENDED.includes(order.status)) throw new Failure('ORDER_ENDED')
      const known = await loadLines(tx.db, order.id)
      const target = { orderId: order.id, workspaceId: order.workspaceId, supplierId: input.supplierId, language: ctx.language, known }
      const lines = await toLineRows(tx, target, input.items)
      const fields = await toFields(tx, order.workspaceId, input, lines, order.supplierId)
      const hasReceipts = known.some(({ received }) => received > 0)
      const isCharged = known.some(({ billed }) => billed > 0)
      if ((hasReceipts || isCharged) && fields.supplierId !== order.supplierId) throw new Failure('SUPPLIER_FROZEN')
      const isFrozen = order.approvedAt !== null || hasReceipts
      if (isFrozen && (fields.currency !== order.currency || fields.rateMicros !== order.rateMicros)) throw new Failure('CURRENCY_FROZEN')
      await saveLines(tx.db, order.id, lines)
      await recordOrderEdit(tx, ctx.userId, order, { known, fields, lines })
      await tx.services.search.refresh(tx, 'purchaseOrder', [order.id])
      if (termsOf(order, known) === termsOf(fields, lines)) return moveTo(tx, ctx.userId, order, order.status, fields)
      await endApproval(tx, ctx.userId, order.id)
      await endSending(tx, order.id, 'changed')
      const status = order.approvedAt !== null && !hasReceipts ? 'Pending' : order.status
      const approval = { ...NO_APPROVAL, termsBy: ctx.userId }
      await moveTo(tx, ctx.userId, order, status, { ...fields, ...approval })
      const changed = { ...order, ...fields, ...approval, status }
      if (status !== 'Draft' && (await findStanding(tx, changed)).approval === 'missing') await askApproval(tx, ctx.userId, changed)
    },
    'STALE',
  )
}

type Edit = { known: readonly LineRow[]; fields: OrderFields; lines: readonly LineRow[] }

/** An edit that changes nothing says nothing. */
async function recordOrderEdit(tx: Tx, actor: string, order: OrderRow, { known, fields, lines }: Edit): Promise<void> {
  const suppliers = await loadSuppliers(tx.db, order.workspaceId, [order.supplierId, fields.supplierId])
  const nameOf = ({ supplierId }: OrderFields) => suppliers.get(supplierId)?.name ?? ''
  const changes = orderChanges({ fields: order, supplier: nameOf(order), lines: known }, { fields, supplier: nameOf(fields), lines })
  if (changes.length === 0) return
  await recordEdit(tx, actor, { workspaceId: order.workspaceId, type: 'purchaseOrder', id: order.id }, 'updated', changes)
}

/** What somebody approves: from whom, what, how much of it, and for how much. */
function termsOf({ supplierId, currency, rateMicros }: OrderFields, lines: readonly LineRow[]): string {
  const terms = lines.map(({ id, variantId, name, quantity, priceMinor }) => [id, variantId, name, quantity, priceMinor])
  return JSON.stringify([supplierId, currency, rateMicros, terms.sort()])
}
