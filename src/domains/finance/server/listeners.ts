import { orderPlaced } from '#facts/checkout.ts'
import { givenBack, statusChanged } from '#facts/orders.ts'
import { paymentPaid, paymentRefunded } from '#facts/payments.ts'
import { enqueue } from '#platform/server/jobs.ts'
import type { Listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Fact, FactDefinition } from '#platform/shared/fact.ts'
import { countPayment, countRefund } from './count-money.ts'
import { releaseEarnings } from './jobs.ts'
import { keepSale, startWindow, takeBack } from './keep-sale.ts'

type Hearing = { type: string; hear(tx: Tx, fact: Fact): Promise<void> }

function on<P>({ type }: FactDefinition<string, P>, act: (tx: Tx, payload: P) => Promise<void>): Hearing {
  return { type, hear: (tx, { payload }) => act(tx, payload as P) }
}

const HEARINGS: readonly Hearing[] = [
  on(orderPlaced, keepSale),
  on(givenBack, takeBack),
  on(statusChanged, async (tx, change) => {
    const window = await startWindow(tx, change)
    if (window) await enqueue(tx, releaseEarnings, { part: window.part }, window.dueAt)
  }),
  on(paymentPaid, countPayment),
  on(paymentRefunded, countRefund),
]

/**
 * One listener for all of it: what happens to an order is heard in order, and no sale misses the payment that is heard
 * beside it. Entries bear the moment it happened.
 */
const keepBooks: Listener = {
  name: 'finance.keepBooks',
  types: HEARINGS.map(({ type }) => type),
  async hear(tx, facts) {
    for (const fact of facts) {
      const hearing = HEARINGS.find(({ type }) => type === fact.type)
      await hearing?.hear({ ...tx, now: fact.happenedAt }, fact)
    }
  },
}

export const listeners: readonly Listener[] = [keepBooks]
