/** Mails about a dispute to the owner of the shop. The queued job holds only ids, no personal data. */
import { findRecipient } from '#domains/accounts/server/index.ts'
import { findOwner } from '#domains/workspaces/server/index.ts'
import { chargeText } from '#platform/server/charge-text.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import { strangersText } from '#platform/server/mail/strangers-text.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { disputeAsked, disputeDecided } from './mails/dispute-to-vendor.ts'
import { requestDisputed } from './mails/request-disputed.ts'
import { insertMail } from './mails.sql.ts'
import { formatPartNumber } from './order-number.ts'
import { findOrder, loadParts } from './orders.sql.ts'
import { findProposal } from './proposals/proposals.sql.ts'
import { totalOfShares } from './shares.rules.ts'

export type VendorMail = { mailId: string; orderId: string; returnId?: string; proposalId?: string; step: 'asked' | 'decided' }

export const sendVendorMail = defineTask<VendorMail>(
  'orders:sendVendorMail',
  async (services, { mailId, orderId, returnId, proposalId, step }) => {
    const { db } = services
    const [order, parts] = await Promise.all([findOrder(db, orderId), loadParts(db, orderId)])
    const proposal = proposalId === undefined ? undefined : await findProposal(db, proposalId)
    const part = parts.find(({ number, returns }) => number === proposal?.partNumber || returns.some(({ id }) => id === returnId))
    const row = part?.returns.find(({ id }) => id === returnId)
    const dispute = row?.dispute ?? proposal?.dispute
    if (!order || !part || !dispute) return
    const ownerId = await findOwner(db, part.workspaceId)
    const owner = ownerId === null ? null : await findRecipient(db, ownerId)
    if (!owner) return
    const { name, email, language } = owner
    const number = formatPartNumber(orderId, part.number)
    const about = { name, number, link: `/orders/${number}` }
    const { message: request, decision, reason } = dispute
    const amount = chargeText(row?.refund ? totalOfShares(row.refund) : (proposal?.amountMinor ?? 0), order.currency)
    const message =
      step === 'asked'
        ? (proposal ? requestDisputed : disputeAsked)[language]({ ...about, words: strangersText(request) })
        : disputeDecided[language]({ ...about, reason, amount, refunded: decision === 'refunded' })
    const composed = composeMail(message, language, { origin: services.publicOrigin, productName: 'Plaza' })
    await services.mailer.send({ id: mailId, to: email, language, ...composed })
    const kind = step === 'asked' ? 'disputeAsked' : 'disputeDecided'
    await transactAsSystem(services, (tx) => insertMail(tx.db, { id: mailId, orderId, kind, side: 'vendor', sentAt: tx.now }))
  },
)
