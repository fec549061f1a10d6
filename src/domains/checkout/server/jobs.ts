import { chargeText } from '#platform/server/charge-text.ts'
import { defineTask, enqueue } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { deleteEndedBefore, findCheckout, listExpiredIds } from './checkouts.sql.ts'
import { moneyReturnedMail } from './mails/money-returned.ts'
import { expireCheckoutIfDue, placePaidCheckout } from './settle-checkout.ts'

/** Retention of ended checkouts: payments can be disputed or arrive late within this time. */
const RETENTION_MS = 90 * 86_400_000

export const placePaidOrder = defineTask<{ orderId: string; paymentId: string }>('checkout:placePaidOrder', placePaidCheckout)

/** Runs at the end of the hold; reschedules itself when the hold was extended. */
export const expireCheckout = defineTask<{ checkoutId: string }>('checkout:expireCheckout', async (services, { checkoutId }) => {
  await transactAsSystem(services, async (tx) => {
    const later = await expireCheckoutIfDue(tx, checkoutId)
    if (later) await enqueue(tx, expireCheckout, { checkoutId }, later)
  })
})

type ReturnedPayment = { checkoutId: string; paymentId: string; amountMinor: number; currency: string }

/** Mails the buyer that a payment was refunded, in the language of the purchase; at most once per payment. */
export const mailMoneyReturned = defineTask<ReturnedPayment>(
  'checkout:mailMoneyReturned',
  async ({ db, mailer, publicOrigin }, { checkoutId, paymentId, amountMinor, currency }) => {
    const checkout = await findCheckout(db, checkoutId)
    if (!checkout) return
    const { language, status, purchase } = checkout
    const amount = chargeText(amountMinor, currency)
    const message = moneyReturnedMail[language]({ name: purchase.shippingAddress.name, amount, twice: status === 'placed' })
    const composed = composeMail(message, language, { origin: publicOrigin, productName: 'Plaza' })
    await mailer.send({ id: `${paymentId}.returned`, to: purchase.email, language, ...composed })
  },
)

/** Runs every minute: expires checkouts whose own task was lost. */
export const expireCheckouts = defineTask(
  'checkout:expireCheckouts',
  async (services) => {
    for (const id of await listExpiredIds(services.db, services.now()))
      await transactAsSystem(services, (tx) => expireCheckoutIfDue(tx, id))
  },
  '* * * * *',
)

/** Runs every night. */
export const deleteOldCheckouts = defineTask(
  'checkout:deleteOldCheckouts',
  async ({ db, now }) => deleteEndedBefore(db, new Date(now().getTime() - RETENTION_MS)),
  '55 3 * * *',
)
