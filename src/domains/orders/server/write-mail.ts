/** Builds the mails about an order from its state at the time of sending. */

import { paymentsOf, refundsOf } from '#domains/payments/server/index.ts'
import { chargeText } from '#platform/server/charge-text.ts'
import type { Db } from '#platform/server/db.ts'
import type { Message } from '#platform/server/mail/message.ts'
import { strangersLine, strangersText } from '#platform/server/mail/strangers-text.ts'
import { localized } from '#platform/server/picture.ts'
import type { Services } from '#platform/server/services.ts'
import type { ProposalStatus, ReturnStatus } from '../contract.ts'
import { hasActiveLink } from './access.sql.ts'
import { createConfirmationPath } from './confirm-order-email.ts'
import { describeDelivery } from './describe-delivery.ts'
import { formatLine, formatUnits } from './describe-lines.ts'
import { confirmEmail } from './mails/confirm-email.ts'
import { confirmOrder } from './mails/confirm-order.ts'
import { placed } from './mails/order-confirmation.ts'
import { delivered, shipped } from './mails/parcel.ts'
import { disputeDismissed, platformCancelled, platformRefunded } from './mails/platform-decisions.ts'
import { writeProposalMail } from './mails/proposal.ts'
import { cancelled, compensated, refunded } from './mails/refunds.ts'
import { returnAccepted, returnRefused } from './mails/return-answered.ts'
import { reviewInvitation } from './mails/review-invitation.ts'
import { vendorReplied } from './mails/vendor-replied.ts'
import { orderLinkToken } from './order-link.ts'
import { findOrderPayment } from './order-payments.ts'
import { loadLines, loadParts, type OrderRow, type OrderWithTerms } from './orders.sql.ts'
import { findProposal } from './proposals/proposals.sql.ts'
import { findRefund } from './refunds.sql.ts'
import { loadVendorTexts } from './thread/guest-thread.ts'

const HOUR_MS = 3600_000

/** Holds only ids: a queued job must not store an email address. */
export type MailTopic =
  | { kind: 'placed' | 'review' | 'confirm' }
  | { kind: 'shipped' | 'delivered'; parcelId: string }
  | { kind: 'refunded'; refundId: string }
  | { kind: 'dismissed'; returnId: string }
  | { kind: 'proposal'; proposalId: string; status: ProposalStatus }
  | { kind: 'replacementSent'; proposalId: string }
  | { kind: 'message'; number: number; after: number; upTo: number }
  | { kind: 'return'; returnId: string; status: ReturnStatus }

/** Null when there is nothing to send, for example because the state changed. */
export async function writeOrderMail(
  services: Services,
  db: Db,
  order: OrderWithTerms,
  { mailId, about }: { mailId: string; about: MailTopic },
): Promise<Message | null> {
  const path = `/order-confirmation/${order.id}`
  const common = {
    name: order.shippingAddress.name,
    orderId: order.id,
    // The links of a claimed order have ended; its owner logs in.
    link: (await hasActiveLink(db, order.id)) ? `${path}?link=${orderLinkToken(services, order.id)}` : path,
  }
  const lines = await loadLines(db, order.id)
  if (order.confirmUntil !== null && order.confirmUntil > services.now()) {
    const link = await createConfirmationPath(services, { mailId, orderId: order.id })
    const hours = Math.ceil((order.confirmUntil.getTime() - services.now().getTime()) / HOUR_MS)
    return confirmOrder[order.language]({ ...common, link, total: chargeText(order.totalMinor, order.currency), hours })
  }
  switch (about.kind) {
    case 'placed': {
      const parts = await loadParts(db, order.id)
      return placed[order.language]({
        ...common,
        goods: lines.map((line) => ({
          label: formatLine(line, line.quantity, order.language),
          value: chargeText(line.lineTotalMinor, order.currency),
        })),
        promotions: order.promotions
          .filter(({ target }) => target === 'items')
          .map(({ name, code, parts }) => ({
            label: [localized(name, order.language), code].filter(Boolean).join(' · '),
            value: chargeText(-parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0), order.currency),
          })),
        shipping: chargeText(order.shippingMinor, order.currency),
        tax: chargeText(order.taxMinor, order.currency),
        total: chargeText(order.totalMinor, order.currency),
        method: (await findOrderPayment(db, order))?.method ?? null,
        ...describeDelivery(order, parts, lines),
        parts: parts.map(({ vendorName, totalMinor }) => ({ label: vendorName, value: chargeText(totalMinor, order.currency) })),
      })
    }
    case 'shipped':
    case 'delivered': {
      const parts = await loadParts(db, order.id)
      const part = parts.find(({ parcels }) => parcels.some(({ id }) => id === about.parcelId))
      const parcel = part?.parcels.find(({ id }) => id === about.parcelId)
      if (!part || !parcel) return null
      const { carrier, trackingNumber } = parcel
      const said = {
        ...common,
        vendor: part.vendorName,
        carrier: strangersLine(carrier),
        trackingNumber: strangersLine(trackingNumber),
        goods: formatUnits(lines, parcel.lines, order.language),
      }
      if (about.kind === 'shipped') return shipped[order.language](said)
      return delivered[order.language]({ ...said, returnDays: order.returnWindowDays })
    }
    case 'refunded': {
      const refund = await findRefund(db, about.refundId)
      if (!refund) return null
      const said = {
        ...common,
        goods: formatUnits(lines, refund.lines, order.language),
        amount: chargeText(refund.amountMinor, order.currency),
        reason: refund.side === 'vendor' && refund.cause !== 'returned' ? strangersText(refund.reason) : '',
        waived: await wasWaived(db, order, about.refundId),
      }
      if (refund.side === 'platform') {
        const template = refund.cause === 'cancelled' ? platformCancelled : platformRefunded
        return template[order.language]({ ...said, reason: refund.reason })
      }
      return { cancelled, returned: refunded, refunded: compensated }[refund.cause][order.language](said)
    }
    case 'return': {
      const parts = await loadParts(db, order.id)
      const part = parts.find(({ returns }) => returns.some(({ id }) => id === about.returnId))
      const answer = part?.returns.find(({ id }) => id === about.returnId)?.answer ?? ''
      if (!part) return null
      const said = { ...common, vendor: part.vendorName, answer: strangersText(answer) }
      if (about.status === 'Accepted') return returnAccepted[order.language](said)
      return about.status === 'Refused' ? returnRefused[order.language](said) : null
    }
    case 'dismissed': {
      const part = (await loadParts(db, order.id)).find(({ returns }) => returns.some(({ id }) => id === about.returnId))
      const dispute = part?.returns.find(({ id }) => id === about.returnId)?.dispute
      if (!part || dispute?.decision !== 'dismissed') return null
      return disputeDismissed[order.language]({ ...common, vendor: part.vendorName, reason: dispute.reason })
    }
    case 'proposal':
    case 'replacementSent': {
      const proposal = await findProposal(db, about.proposalId)
      const part = (await loadParts(db, order.id)).find(({ number }) => number === proposal?.partNumber)
      if (!proposal || !part) return null
      const { kind, message, answer, amountMinor, replacement } = proposal
      return writeProposalMail(order.language, about.kind === 'proposal' ? about.status : 'Sent', {
        ...common,
        vendor: part.vendorName,
        kind,
        goods: formatUnits(lines, proposal.lines, order.language),
        amount: amountMinor === null ? '' : chargeText(amountMinor, order.currency),
        words: strangersText(about.kind === 'proposal' && about.status === 'Open' ? message : answer),
        reason: proposal.dispute?.reason ?? '',
        tracking: strangersLine([replacement?.carrier, replacement?.trackingNumber].filter(Boolean).join(' ')),
      })
    }
    case 'message': {
      const { number, after, upTo } = about
      const part = (await loadParts(db, order.id)).find((part) => part.number === number)
      const { texts, position } = await loadVendorTexts(services, { orderId: order.id, number }, { after, language: order.language })
      if (!part || texts.length === 0 || position < upTo) return null
      return vendorReplied[order.language]({ ...common, vendor: part.vendorName, texts: texts.map(strangersText) })
    }
    case 'confirm':
      return confirmEmail[order.language]({ ...common, link: await createConfirmationPath(services, { mailId, orderId: order.id }) })
    case 'review': {
      const kept = lines.map((line) => ({ position: line.position, quantity: line.quantity - line.cancelled - line.returned }))
      const goods = formatUnits(
        lines,
        kept.filter(({ quantity }) => quantity > 0),
        order.language,
      )
      return goods.length > 0 ? reviewInvitation[order.language]({ ...common, goods }) : null
    }
  }
}

/** Whether a refund only lowered the amount due. */
async function wasWaived(db: Db, { id }: OrderRow, refundId: string): Promise<boolean> {
  const payments = await paymentsOf(db, { type: 'order', id })
  const refunds = await refundsOf(
    db,
    payments.map((payment) => payment.id),
  )
  return refunds.filter(({ referenceId }) => referenceId === refundId).every(({ status }) => status === 'waived')
}
