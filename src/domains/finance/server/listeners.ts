import { approvalDecided } from '#events/approvals.ts'
import { orderPlaced } from '#events/checkout.ts'
import { returnChanged, saleReversed, statusChanged } from '#events/orders.ts'
import { disputeChanged, paymentPaid, paymentRefunded } from '#events/payments.ts'
import type { Listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { DomainEvent, EventDefinition } from '#platform/shared/domain-event.ts'
import { scheduleRelease } from './jobs.ts'
import { postDispute } from './post-disputes.ts'
import { postPayment, postPaymentRefund } from './post-payments.ts'
import { recordSale, reverseSale, startReturnWindow, trackReturn } from './record-sale.ts'
import { settleApproval } from './settle-approval.ts'

type EventDelivery = { type: string; handle(tx: Tx, event: DomainEvent): Promise<void> }

function on<P>({ type }: EventDefinition<string, P>, act: (tx: Tx, payload: P) => Promise<void>): EventDelivery {
  return { type, handle: (tx, { payload }) => act(tx, payload as P) }
}

const HANDLERS: readonly EventDelivery[] = [
  on(orderPlaced, recordSale),
  on(saleReversed, reverseSale),
  on(returnChanged, trackReturn),
  on(statusChanged, async (tx, change) => {
    const window = await startReturnWindow(tx, change)
    if (window) await scheduleRelease(tx, window.part, window.dueAt)
  }),
  on(paymentPaid, postPayment),
  on(paymentRefunded, postPaymentRefund),
  on(disputeChanged, postDispute),
  on(approvalDecided, settleApproval),
]

/**
 * A single listener, so that the events of an order are handled in order and a sale never misses a concurrent payment. Entries carry the
 * time of the event.
 */
const postEvents: Listener = {
  name: 'finance.keepBooks',
  types: HANDLERS.map(({ type }) => type),
  async handle(tx, events) {
    for (const event of events) {
      const eventDelivery = HANDLERS.find(({ type }) => type === event.type)
      await eventDelivery?.handle({ ...tx, now: event.happenedAt }, event)
    }
  },
}

export const listeners: readonly Listener[] = [postEvents]
