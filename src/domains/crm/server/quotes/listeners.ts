import { orderPlaced } from '#events/checkout.ts'
import { quoteSent } from '#events/crm.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { mailQuote } from './quote-jobs.ts'
import { winDeal } from './win-deal.ts'

export const quoteListeners: readonly Listener[] = [
  listener('crm.mailQuotes', [quoteSent], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, mailQuote, { quoteId: payload.quoteId, sending: payload.sending }, tx.now)
  }),
  listener('crm.winDeals', [orderPlaced], async (tx, events) => {
    for (const { payload } of events) if (payload.quoteId) await winDeal(tx, { quoteId: payload.quoteId, orderId: payload.orderId })
  }),
]
