import { defineTask, enqueue } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import { transactAs } from '#platform/server/transact.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'
import { checkoutById, deleteEndedBefore, idsRunOut } from './checkouts.sql.ts'
import { moneyReturnedMail } from './mails/money-returned.ts'
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

type Returned = { checkoutId: string; paymentId: string; amountMinor: number; currency: string }

/** To the address and in the language of the purchase. One payment is told of once. */
export const mailMoneyReturned = defineTask<Returned>(
  'checkout:mailMoneyReturned',
  async ({ db, mailer, publicOrigin }, { checkoutId, paymentId, amountMinor, currency }) => {
    const checkout = await checkoutById(db, checkoutId)
    if (!checkout) return
    const { language, status, purchase } = checkout
    const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountMinor / 10 ** minorUnitDigits(currency))
    const message = moneyReturnedMail[language]({ name: purchase.shippingAddress.name, amount, twice: status === 'placed' })
    const composed = composeMail(message, language, { origin: publicOrigin, productName: 'Plaza' })
    await mailer.send({ id: `${paymentId}.returned`, to: purchase.email, language, ...composed })
  },
)

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
