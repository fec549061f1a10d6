import { toEmailKey } from '#domains/accounts/server/index.ts'
import { defineTask, enqueue } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { Services } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { cancelUnconfirmed } from './cancel-unconfirmed.ts'
import { listUnconfirmedIds } from './confirmation.sql.ts'
import { deleteEmailProofsBefore } from './email-proofs.sql.ts'
import { insertMail } from './mails.sql.ts'
import { type FailedRefund, retryOrderRefund } from './order-payments.ts'
import { findOrder, type OrderWithTerms } from './orders.sql.ts'
import { listOverdueIds } from './proposals/proposals.sql.ts'
import { settleOverdue } from './proposals/settle-overdue.ts'
import { claimReviewInvitation } from './review-invitations.sql.ts'
import { sendVendorMail, type VendorMail } from './send-vendor-mail.ts'
import { orderSettings } from './settings.sql.ts'
import { collectReplies, planReplyMail } from './thread/mail-replies.ts'
import { type MailTopic, writeOrderMail } from './write-mail.ts'

/** To an address that nobody proved; it may be somebody else's. */
const UNPROVEN_SPACING: RateLimit = { name: 'orders.unproven-mail', points: 1, seconds: 60 }
const UNPROVEN_PER_DAY: RateLimit = { name: 'orders.unproven-mails', points: 5, seconds: 24 * 3600 }

/** An order that waits for its confirmation sends only the mail that asks for it, and few of them to one address. */
async function mayMail({ limits }: Services, { email, confirmUntil }: OrderWithTerms, { kind }: MailTopic): Promise<boolean> {
  if (confirmUntil === null) return true
  return (kind === 'placed' || kind === 'confirm') && limits.allows([UNPROVEN_SPACING, UNPROVEN_PER_DAY], toEmailKey(email))
}

/** Runs every five minutes. */
export const cancelUnconfirmedOrders = defineTask(
  'orders:cancelUnconfirmedOrders',
  async (services) => {
    for (const id of await listUnconfirmedIds(services.db, services.now())) await cancelUnconfirmed(services, id)
  },
  '*/5 * * * *',
)

const AT_ONCE = 200

/** Runs every five minutes. */
export const settleOverdueProposals = defineTask(
  'orders:settleOverdueProposals',
  async (services) => {
    for (const id of await listOverdueIds(services.db, services.now(), AT_ONCE)) await settleOverdue(services, id)
  },
  '*/5 * * * *',
)

/** Sends a mail about an order to the order's email address, in the order's language. */
export const sendOrderMail = defineTask<{ mailId: string; orderId: string; about: MailTopic }>(
  'orders:sendOrderMail',
  async (services, { mailId, orderId, about }) => {
    const order = await findOrder(services.db, orderId)
    if (!order || order.email === '' || !(await mayMail(services, order, about))) return
    const message = await writeOrderMail(services, services.db, order, { mailId, about })
    if (!message) return
    const composed = composeMail(message, order.language, { origin: services.publicOrigin, productName: 'Plaza' })
    await services.mailer.send({ id: mailId, to: order.email, language: order.language, ...composed })
    await transactAsSystem(services, (tx) => insertMail(tx.db, { id: mailId, orderId, kind: about.kind, side: 'shopper', sentAt: tx.now }))
  },
)

export async function enqueueVendorMail(tx: Tx, about: Omit<VendorMail, 'mailId'>): Promise<void> {
  await enqueue(tx, sendVendorMail, { mailId: newId('mail'), ...about }, tx.now)
}

export async function enqueueOrderMail(tx: Tx, orderId: string, about: MailTopic): Promise<void> {
  await enqueue(tx, sendOrderMail, { mailId: newId('mail'), orderId, about }, tx.now)
}

/** Mails what the vendor wrote to a guest. */
export const mailReplies = defineTask<{ conversationId: string }>('orders:mailReplies', async (services, { conversationId }) => {
  await transactAsSystem(services, async (tx) => {
    const due = await collectReplies(tx, conversationId)
    if (due) await enqueueOrderMail(tx, due.orderId, due.about)
  })
})

export async function scheduleReplyMail(tx: Tx, conversationId: string): Promise<void> {
  const dueAt = await planReplyMail(tx, conversationId)
  if (dueAt) await enqueue(tx, mailReplies, { conversationId }, dueAt)
}

/** Runs every night. */
export const deleteOldEmailProofs = defineTask(
  'orders:deleteOldEmailProofs',
  async ({ db, now }) => deleteEmailProofsBefore(db, now()),
  '35 3 * * *',
)

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** Retries a failed refund one hour later. After the last attempt the log and the invariants name the order for an administrator. */
export const retryRefund = defineTask<FailedRefund>('orders:retryRefund', async (services, failed) => {
  const asked = await transactAsSystem(services, (tx) => retryOrderRefund(tx, failed))
  if (!asked) services.log.error({ orderId: failed.orderId, refundId: failed.refundId }, 'a refund failed after the last attempt')
})

export async function scheduleRefundRetry(tx: Tx, failed: FailedRefund): Promise<void> {
  await enqueue(tx, retryRefund, failed, new Date(tx.now.getTime() + HOUR_MS))
}

/** Runs some days after delivery. Each order invites once, and only if nothing of it was returned. */
export const inviteToReview = defineTask<{ orderId: string }>('orders:inviteToReview', async (services, { orderId }) => {
  await transactAsSystem(services, async (tx) => {
    const { reviewInvitationDays } = await orderSettings.load(tx.db)
    if (reviewInvitationDays !== null && (await claimReviewInvitation(tx.db, orderId, tx.now)))
      await enqueueOrderMail(tx, orderId, { kind: 'review' })
  })
})

/** Does nothing when review invitations are switched off. */
export async function scheduleReviewInvitation(tx: Tx, orderId: string): Promise<void> {
  const { reviewInvitationDays } = await orderSettings.load(tx.db)
  if (reviewInvitationDays === null) return
  await enqueue(tx, inviteToReview, { orderId }, new Date(tx.now.getTime() + reviewInvitationDays * DAY_MS))
}
