import { emailVerified } from '#facts/accounts.ts'
import { orderPlaced } from '#facts/checkout.ts'
import { disputeMoved, givenBack, parcelDelivered, parcelSent, returnChanged, statusChanged } from '#facts/orders.ts'
import { refundFailed } from '#facts/payments.ts'
import { listener } from '#platform/server/listeners.ts'
import { claimByAddress } from './claim-order.ts'
import { mailAbout, mailVendor, planAskingAgain, planReviewInvitation } from './jobs.ts'
import { REFUND } from './order-payments.ts'
import { orderById } from './orders.sql.ts'

export const listeners = [
  listener('orders.mailPlaced', [orderPlaced], async (tx, facts) => {
    for (const { payload } of facts) await mailAbout(tx, payload.orderId, { kind: 'placed' })
  }),
  listener('orders.mailSent', [parcelSent], async (tx, facts) => {
    for (const { payload } of facts) await mailAbout(tx, payload.orderId, { kind: 'shipped', parcelId: payload.parcelId })
  }),
  listener('orders.mailDelivered', [parcelDelivered], async (tx, facts) => {
    for (const { payload } of facts) await mailAbout(tx, payload.orderId, { kind: 'delivered', parcelId: payload.parcelId })
  }),
  listener('orders.mailGivenBack', [givenBack], async (tx, facts) => {
    for (const { payload } of facts) await mailAbout(tx, payload.orderId, { kind: 'givenBack', refundId: payload.refundId })
  }),
  listener('orders.mailReturns', [returnChanged], async (tx, facts) => {
    for (const { payload } of facts) {
      const { orderId, returnId, status } = payload
      if (status === 'Accepted' || status === 'Refused') await mailAbout(tx, orderId, { kind: 'return', returnId, status })
    }
  }),
  listener('orders.mailDisputes', [disputeMoved], async (tx, facts) => {
    for (const { payload } of facts) {
      const { orderId, returnId, step } = payload
      if (step !== 'answered') await mailVendor(tx, { orderId, returnId, step })
      // That it was refunded is said by the mail about the money.
      if (step === 'decided') await mailAbout(tx, orderId, { kind: 'dismissed', returnId })
    }
  }),
  listener('orders.inviteToReview', [statusChanged], async (tx, facts) => {
    for (const { payload } of facts)
      if (payload.to === 'Delivered' && (await orderById(tx.db, payload.orderId))?.status === 'Delivered')
        await planReviewInvitation(tx, payload.orderId)
  }),
  listener('orders.askAgain', [refundFailed], async (tx, facts) => {
    for (const { payload } of facts) {
      const { reference, cause, refundId: failedId, amountMinor } = payload
      if (cause.type === REFUND) await planAskingAgain(tx, { orderId: reference.id, refundId: cause.id, failedId, amountMinor })
    }
  }),
  listener('orders.claimByAddress', [emailVerified], async (tx, facts) => {
    for (const { payload } of facts) await claimByAddress(tx, payload.userId)
  }),
]
