import { emailVerified } from '#events/accounts.ts'
import { orderPlaced } from '#events/checkout.ts'
import { messageSent } from '#events/messages.ts'
import {
  disputeUpdated,
  orderConfirmationRequested,
  orderConfirmed,
  parcelDelivered,
  parcelSent,
  proposalChanged,
  replacementSent,
  returnChanged,
  saleReversed,
  statusChanged,
} from '#events/orders.ts'
import { paymentCancelled, paymentFailed, paymentPaid, paymentRefunded, refundFailed } from '#events/payments.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'
import { claimOrdersByEmail } from './claim-order.ts'
import { fulfilDigital } from './digital/fulfil-digital.ts'
import { issueDocuments } from './documents/issue-documents.ts'
import { enqueueOrderMail, enqueueVendorMail, scheduleRefundRetry, scheduleReplyMail, scheduleReviewInvitation } from './jobs.ts'
import { isMailedToShopper } from './mails/proposal.ts'
import { REFUND_REFERENCE } from './order-payments.ts'
import { findOrder } from './orders.sql.ts'
import { publishPaymentChanges } from './publish-payment-changes.ts'
import { postEvents } from './thread/post-events.ts'

export const listeners = [
  listener('orders.issueInvoices', [orderPlaced], async (tx, events) => {
    for (const { payload } of events) await issueDocuments(tx, payload.orderId)
  }),
  listener('orders.issueCreditNotes', [saleReversed], async (tx, events) => {
    for (const { payload } of events) await issueDocuments(tx, payload.orderId)
  }),
  // A card is paid before its order is placed, a transfer after it.
  listener('orders.fulfilPlaced', [orderPlaced], async (tx, events) => {
    for (const { payload } of events) await fulfilDigital(tx, payload.orderId)
  }),
  listener('orders.fulfilPaid', [paymentPaid], async (tx, events) => {
    for (const { payload } of events) if (payload.reference.type === 'order') await fulfilDigital(tx, payload.reference.id)
  }),
  listener('orders.fulfilConfirmed', [orderConfirmed], async (tx, events) => {
    for (const { payload } of events) await fulfilDigital(tx, payload.orderId)
  }),
  listener('orders.mailPlaced', [orderPlaced], async (tx, events) => {
    for (const { payload } of events) await enqueueOrderMail(tx, payload.orderId, { kind: 'placed' })
  }),
  listener('orders.mailSent', [parcelSent], async (tx, events) => {
    for (const { payload } of events) await enqueueOrderMail(tx, payload.orderId, { kind: 'shipped', parcelId: payload.parcelId })
  }),
  listener('orders.mailDelivered', [parcelDelivered], async (tx, events) => {
    for (const { payload } of events) await enqueueOrderMail(tx, payload.orderId, { kind: 'delivered', parcelId: payload.parcelId })
  }),
  listener('orders.mailRefunds', [saleReversed], async (tx, events) => {
    for (const { payload } of events) await enqueueOrderMail(tx, payload.orderId, { kind: 'refunded', refundId: payload.refundId })
  }),
  listener('orders.mailReturns', [returnChanged], async (tx, events) => {
    for (const { payload } of events) {
      const { orderId, returnId, status } = payload
      if (status === 'Accepted' || status === 'Refused') await enqueueOrderMail(tx, orderId, { kind: 'return', returnId, status })
    }
  }),
  listener('orders.mailDisputes', [disputeUpdated], async (tx, events) => {
    for (const { payload } of events) {
      const { orderId, returnId, proposalId, step } = payload
      if (step !== 'answered')
        await enqueueVendorMail(tx, { orderId, ...(proposalId ? { proposalId } : { returnId: returnId ?? '' }), step })
      // A dispute decided for the shopper is covered by the refund mail.
      if (step === 'decided' && returnId) await enqueueOrderMail(tx, orderId, { kind: 'dismissed', returnId })
    }
  }),
  listener('orders.mailProposals', [proposalChanged], async (tx, events) => {
    for (const { payload } of events) {
      const { orderId, proposalId, status } = payload
      if (isMailedToShopper(payload)) await enqueueOrderMail(tx, orderId, { kind: 'proposal', proposalId, status })
    }
  }),
  listener('orders.mailReplacements', [replacementSent], async (tx, events) => {
    for (const { payload } of events)
      await enqueueOrderMail(tx, payload.orderId, { kind: 'replacementSent', proposalId: payload.proposalId })
  }),
  postEvents,
  listener('orders.mailReplies', [messageSent], async (tx, events) => {
    for (const { payload } of events)
      if (payload.senderWorkspaceId !== null && !payload.isEvent) await scheduleReplyMail(tx, payload.conversationId)
  }),
  listener('orders.mailConfirmed', [orderConfirmed], async (tx, events) => {
    for (const { payload } of events) await enqueueOrderMail(tx, payload.orderId, { kind: 'placed' })
  }),
  listener('orders.mailConfirmation', [orderConfirmationRequested], async (tx, events) => {
    for (const { payload } of events) await enqueueOrderMail(tx, payload.orderId, { kind: 'confirm' })
  }),
  listener('orders.inviteToReview', [statusChanged], async (tx, events) => {
    for (const { payload } of events)
      if (payload.to === 'Delivered' && (await findOrder(tx.db, payload.orderId))?.status === 'Delivered')
        await scheduleReviewInvitation(tx, payload.orderId)
  }),
  listener('orders.retryRefunds', [refundFailed], async (tx, events) => {
    for (const { payload } of events) {
      const { reference, cause, refundId: failedId, amountMinor } = payload
      if (cause.type === REFUND_REFERENCE)
        await scheduleRefundRetry(tx, { orderId: reference.id, refundId: cause.id, failedId, amountMinor })
    }
  }),
  publishPayment(paymentPaid),
  publishPayment(paymentFailed),
  publishPayment(paymentCancelled),
  publishPayment(paymentRefunded),
  listener('orders.claimByEmail', [emailVerified], async (tx, events) => {
    for (const { payload } of events) await claimOrdersByEmail(tx, payload.userId)
  }),
]

function publishPayment<P extends { reference: { type: string; id: string } }>(event: EventDefinition<string, P>): Listener {
  return listener(`orders.publishPayment:${event.type}`, [event], (tx, events) =>
    publishPaymentChanges(
      tx,
      events.map(({ payload }) => payload.reference),
    ),
  )
}
