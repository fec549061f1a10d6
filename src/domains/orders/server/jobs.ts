import { defineTask, enqueue } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import { type Tx, transactAs } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { sendVendorMail, type VendorMail } from './mail-task.ts'
import { rememberMail } from './mails.sql.ts'
import { askForMoneyAgain, type FailedRefund } from './order-payments.ts'
import { orderById } from './orders.sql.ts'
import { claimReviewInvitation } from './review-invitations.sql.ts'
import { settingsOf } from './settings.sql.ts'
import { type About, writeOrderMail } from './write-mail.ts'

/** Mails of an order go to the address it was placed with, in the language it was placed in. */
export const sendOrderMail = defineTask<{ mailId: string; orderId: string; about: About }>(
  'orders:sendMail',
  async (kernel, { mailId, orderId, about }) => {
    const order = await orderById(kernel.db, orderId)
    if (!order || order.email === '') return
    const message = await writeOrderMail(kernel, kernel.db, order, about)
    if (!message) return
    const composed = composeMail(message, order.language, { origin: kernel.publicOrigin, productName: 'Plaza' })
    await kernel.mailer.send({ id: mailId, to: order.email, language: order.language, ...composed })
    await transactAs(kernel, (tx) => rememberMail(tx.db, { id: mailId, orderId, kind: about.kind, side: 'shopper', sentAt: tx.now }))
  },
)

export async function mailVendor(tx: Tx, about: Omit<VendorMail, 'mailId'>): Promise<void> {
  await enqueue(tx, sendVendorMail, { mailId: newId('mail'), ...about }, tx.now)
}

export async function mailAbout(tx: Tx, orderId: string, about: About): Promise<void> {
  await enqueue(tx, sendOrderMail, { mailId: newId('mail'), orderId, about }, tx.now)
}

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** An hour after a refund failed. A provider that keeps refusing is somebody's to look into: the log and the invariants name the order. */
export const askRefundAgain = defineTask<FailedRefund>('orders:askRefundAgain', async (kernel, failed) => {
  const asked = await transactAs(kernel, (tx) => askForMoneyAgain(tx, failed))
  if (!asked) kernel.log.error({ orderId: failed.orderId, refundId: failed.refundId }, 'a refund failed too often')
})

export async function planAskingAgain(tx: Tx, failed: FailedRefund): Promise<void> {
  await enqueue(tx, askRefundAgain, failed, new Date(tx.now.getTime() + HOUR_MS))
}

/** Due some days after an order arrived. Each order invites once, and only when nothing of it went back meanwhile. */
export const inviteToReview = defineTask<{ orderId: string }>('orders:inviteToReview', async (kernel, { orderId }) => {
  await transactAs(kernel, async (tx) => {
    const { reviewInvitationDays } = await settingsOf(tx.db)
    if (reviewInvitationDays !== null && (await claimReviewInvitation(tx.db, orderId, tx.now)))
      await mailAbout(tx, orderId, { kind: 'review' })
  })
})

/** Does nothing where the operator invites nobody. */
export async function planReviewInvitation(tx: Tx, orderId: string): Promise<void> {
  const { reviewInvitationDays } = await settingsOf(tx.db)
  if (reviewInvitationDays === null) return
  await enqueue(tx, inviteToReview, { orderId }, new Date(tx.now.getTime() + reviewInvitationDays * DAY_MS))
}
