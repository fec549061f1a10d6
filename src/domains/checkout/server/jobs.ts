import { defineTask, enqueue } from '#platform/server/jobs.ts'
import { transactAs } from '#platform/server/transact.ts'
import { deleteEndedBefore, idsRunOut } from './checkouts.sql.ts'
import { expire, placePaid } from './settle-checkout.ts'

/** As long as a payment can be disputed or come late. */
const KEPT_MS = 90 * 86_400_000

export const placePaidOrder = defineTask<{ orderId: string; paymentId: string }>('checkout:placePaidOrder', placePaid)

/** When the hold was to end; it comes back later where its owner was still there. */
export const expireCheckout = defineTask<{ checkoutId: string }>('checkout:expire', async (kernel, { checkoutId }) => {
  await transactAs(kernel, async (tx) => {
    const later = await expire(tx, checkoutId)
    if (later) await enqueue(tx, expireCheckout, { checkoutId }, later)
  })
})

/** Each minute: checkouts whose own task was lost. */
export const expireCheckouts = defineTask(
  'checkout:expireAll',
  async (kernel) => {
    for (const id of await idsRunOut(kernel.db, kernel.now())) await transactAs(kernel, (tx) => expire(tx, id))
  },
  '* * * * *',
)

/** Nightly. */
export const forgetOldCheckouts = defineTask(
  'checkout:forgetOldCheckouts',
  async ({ db, now }) => deleteEndedBefore(db, new Date(now().getTime() - KEPT_MS)),
  '55 3 * * *',
)
