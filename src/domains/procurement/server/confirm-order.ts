/** What the supplier confirms: how many of each line come, and when. */
import { orderConfirmed } from '#events/procurement.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { Confirmation, SentOrder } from '../contract.ts'
import { refreshIncoming } from './goods.ts'
import { moveTo } from './order-changes.ts'
import { dayOf } from './order-views.ts'
import { lockOrder } from './orders.sql.ts'
import {
  type ConfirmedLine,
  confirmSending,
  loadSentLines,
  type SentLineRow,
  type SharedOrder,
  saveConfirmedLines,
} from './sendings.sql.ts'
import { stateOf, toSentOrder } from './sent-order-view.ts'

const DAY_MS = 86_400_000

/** `find` loads the order as the supplier may see it. `userId` is null for the bearer of the link. */
export type Supplier = { userId: string | null; find(tx: Tx): Promise<SharedOrder | undefined> }

/** It may change until receipts begin. Fails as the contract says. */
export async function confirmOrder(tx: Tx, { userId, find }: Supplier, input: Confirmation): Promise<SentOrder> {
  const seen = await find(tx)
  const order = seen && (await lockOrder(tx.db, seen.workspaceId, seen.orderId))
  const sent = await find(tx)
  if (!order || !sent) throw notFound()
  const lines = await loadSentLines(tx.db, order.id, sent.id)
  if (!['sent', 'confirmed'].includes(stateOf(sent, lines))) throw new Failure('RECEIPTS_BEGAN')
  if (sent.version !== input.version || !namesAll(lines, input.lines))
    throw new Failure('ORDER_CHANGED', { current: await toSentOrder(tx.db, sent) })
  const confirmed = toConfirmedLines(sent.id, lines, input.lines, dayOf(new Date(tx.now.getTime() - DAY_MS)))
  await saveConfirmedLines(tx.db, confirmed)
  await confirmSending(tx.db, sent.id, { confirmedAt: tx.now, confirmedBy: userId, note: input.note })
  const confirmedOn = lastDay(confirmed)
  // If nothing comes at all, the order stays Sent, and the buyer hears of it.
  await moveTo(tx, '', order, confirmedOn === null ? 'Sent' : 'Confirmed', { confirmedOn }, 'confirmed')
  await refreshIncoming(tx, order.workspaceId, order.id)
  const { id: orderId, workspaceId, number, author } = order
  const { linkedWorkspaceId } = sent
  publish(tx, orderConfirmed({ orderId, workspaceId, number, actor: userId ?? '', author, sendingId: sent.id, linkedWorkspaceId }))
  const saved = await find(tx)
  if (!saved) throw notFound()
  return toSentOrder(tx.db, saved)
}

function namesAll(lines: readonly SentLineRow[], asked: Confirmation['lines']): boolean {
  const named = new Set(asked.map(({ lineId }) => lineId))
  return named.size === asked.length && named.size === lines.length && lines.every(({ id }) => named.has(id))
}

/** Fails with MORE_THAN_ORDERED and DATE_IN_PAST. */
function toConfirmedLines(
  sendingId: string,
  lines: readonly SentLineRow[],
  asked: Confirmation['lines'],
  earliest: string,
): ConfirmedLine[] {
  const ordered = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  return asked.map(({ lineId, quantity, expectedDate }) => {
    const most = ordered.get(lineId) ?? 0
    if (quantity > most) throw new Failure('MORE_THAN_ORDERED', { lineId, most })
    if (quantity > 0 && expectedDate < earliest) throw new Failure('DATE_IN_PAST', { lineId })
    return { sendingId, lineId, quantity, expectedOn: quantity === 0 ? null : expectedDate }
  })
}

/** The day by which all of it comes; null when nothing does. */
function lastDay(lines: readonly ConfirmedLine[]): string | null {
  return lines.reduce<string | null>(
    (last, { expectedOn }) => (expectedOn !== null && (last === null || expectedOn > last) ? expectedOn : last),
    null,
  )
}
