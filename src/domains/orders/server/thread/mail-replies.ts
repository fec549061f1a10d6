/** Mails a vendor's replies to a guest: at most one mail in some minutes, and none about what they read on the page. */
import type { Tx } from '#platform/server/transact.ts'
import { findOrder } from '../orders.sql.ts'
import type { MailTopic } from '../write-mail.ts'
import { loadVendorTexts } from './guest-thread.ts'
import { lockThread, setMailDue, setMailed } from './threads.sql.ts'

const MINUTE_MS = 60_000
/** Somebody who has the page open reads it within that time. */
const WAIT_MS = 2 * MINUTE_MS
const SPACING_MS = 10 * MINUTE_MS

/** When the mail about a new reply is due; null when one is waiting already, or nobody is mailed. */
export async function planReplyMail(tx: Tx, conversationId: string): Promise<Date | null> {
  const thread = await lockThread(tx.db, conversationId)
  if (!thread || thread.mailDueAt !== null) return null
  const order = await findOrder(tx.db, thread.orderId)
  if (!order || order.userId !== null || order.email === '') return null
  const earliest = thread.mailedAt === null ? 0 : thread.mailedAt.getTime() + SPACING_MS
  const dueAt = new Date(Math.max(tx.now.getTime() + WAIT_MS, earliest))
  await setMailDue(tx.db, conversationId, dueAt)
  return dueAt
}

/** The mail that is due, if there is something that the guest has not read. */
export async function collectReplies(tx: Tx, conversationId: string): Promise<{ orderId: string; about: MailTopic } | null> {
  const thread = await lockThread(tx.db, conversationId)
  const order = thread && (await findOrder(tx.db, thread.orderId))
  if (!thread || !order || thread.mailDueAt === null) return null
  const { orderId, number } = thread
  const after = Math.max(thread.guestReadTo, thread.mailedTo)
  const { texts, position } = await loadVendorTexts(tx.services, { orderId, number }, { after, language: order.language })
  const isMailed = order.userId === null && texts.length > 0
  await setMailed(tx.db, conversationId, { mailedTo: position, mailedAt: isMailed ? tx.now : null })
  return isMailed ? { orderId, about: { kind: 'message', number, after, upTo: position } } : null
}
