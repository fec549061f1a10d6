/** Mails about a dispute to the owner of the shop. A job that waits keeps ids only. */
import { recipientOf } from '#domains/accounts/server/index.ts'
import { ownerOf } from '#domains/workspaces/server/index.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import { transactAs } from '#platform/server/transact.ts'
import { chargeText } from './charge-text.ts'
import { disputeAsked, disputeDecided } from './mails/dispute-to-vendor.ts'
import { rememberMail } from './mails.sql.ts'
import { partNumberOf } from './order-number.ts'
import { orderById, partsOf } from './orders.sql.ts'
import { amountOf } from './shares.rules.ts'

export type VendorMail = { mailId: string; orderId: string; returnId: string; step: 'asked' | 'decided' }

export const sendVendorMail = defineTask<VendorMail>('orders:sendVendorMail', async (kernel, { mailId, orderId, returnId, step }) => {
  const { db } = kernel
  const [order, parts] = await Promise.all([orderById(db, orderId), partsOf(db, orderId)])
  const part = parts.find(({ returns }) => returns.some(({ id }) => id === returnId))
  const row = part?.returns.find(({ id }) => id === returnId)
  if (!order || !part || !row?.dispute) return
  const ownerId = await ownerOf(db, part.workspaceId)
  const owner = ownerId === null ? null : await recipientOf(db, ownerId)
  if (!owner) return
  const { username, email, language } = owner
  const number = partNumberOf(orderId, part.number)
  const about = { username, number, link: `/orders/${number}` }
  const { words, decision, reason } = row.dispute
  const amount = chargeText(row.refund ? amountOf(row.refund) : 0, order.currency)
  const message =
    step === 'asked'
      ? disputeAsked[language]({ ...about, words })
      : disputeDecided[language]({ ...about, reason, amount, refunded: decision === 'refunded' })
  const composed = composeMail(message, language, { origin: kernel.publicOrigin, productName: 'Plaza' })
  await kernel.mailer.send({ id: mailId, to: email, language, ...composed })
  const kind = step === 'asked' ? 'disputeAsked' : 'disputeDecided'
  await transactAs(kernel, (tx) => rememberMail(tx.db, { id: mailId, orderId, kind, side: 'vendor', sentAt: tx.now }))
})
