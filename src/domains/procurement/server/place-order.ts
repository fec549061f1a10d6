/** Places a purchase order, for the form and for reorder suggestions. */
import { orderCreated } from '#events/procurement.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import type { OrderInput } from '../contract.ts'
import { askApproval, findStanding } from './ask-approval.ts'
import { refreshIncoming } from './goods.ts'
import { saveLines } from './lines.sql.ts'
import { recordChange, toFields } from './order-changes.ts'
import { toLineRows } from './order-lines.ts'
import { insertWithNumber } from './order-numbers.ts'

type By = { workspaceId: string; userId: string; language: Language }

/** Returns its id. A new order is Pending (spec §4), and asks for its approval if it needs one. */
export async function placeOrder(tx: Tx, { workspaceId, userId, language }: By, input: OrderInput): Promise<string> {
  const orderId = newId('po')
  const lines = await toLineRows(tx, { orderId, workspaceId, supplierId: input.supplierId, language, known: [] }, input.items)
  const fields = await toFields(tx, workspaceId, input, lines)
  const placed = { ...fields, workspaceId, id: orderId, author: userId, termsBy: userId, status: 'Pending' as const }
  const number = await insertWithNumber(tx, { ...placed, createdAt: tx.now })
  await saveLines(tx.db, orderId, lines)
  await refreshIncoming(tx, workspaceId, orderId)
  await tx.services.search.add(tx, 'purchaseOrder', [orderId])
  await recordChange(tx, userId, orderId, 'created', 'Pending')
  publish(tx, orderCreated({ orderId, workspaceId, number, actor: userId }))
  const order = { ...placed, number, approvedAt: null }
  if ((await findStanding(tx, order)).approval === 'missing') await askApproval(tx, userId, order)
  return orderId
}
