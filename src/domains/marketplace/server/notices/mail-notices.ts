import { emailsOf } from '#domains/accounts/server/index.ts'
import { variantsForSale } from '#domains/catalog/server/index.ts'
import { availabilityOf, stockOf } from '#domains/inventory/server/index.ts'
import { defineTask } from '#platform/server/jobs.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { transactAs } from '#platform/server/transact.ts'
import { backInStock } from '../mails/back-in-stock.ts'
import { noticeLink } from './notice-link.ts'
import { isWaiting, type Notice, noticesFor, setSent } from './notices.sql.ts'

const BATCH = 100

/** Writes to everyone who waits for a variant. What is sold out again, or off sale, is waited for further. */
export const mailStockNotices = defineTask<{ variantId: string }>('marketplace:mailStockNotices', async (kernel, { variantId }) => {
  for (let last = ''; ; ) {
    const notices = await noticesFor(kernel.db, variantId, last, BATCH)
    for (const notice of notices) await mailOne(kernel, notice)
    if (notices.length < BATCH) return
    last = notices.at(-1)?.id ?? last
  }
})

/** Every try of one notice is the same mail: what arrived though its try failed does not arrive twice. */
async function mailOne(kernel: Kernel, notice: Notice): Promise<void> {
  const mail = await write(kernel, notice)
  if (!mail || !(await isWaiting(kernel.db, notice.id))) return
  await kernel.mailer.send(mail)
  await transactAs(kernel, (tx) => setSent(tx.db, notice.id, tx.now))
}

async function write(kernel: Kernel, { id, variantId, productId, userId, email, language }: Notice): Promise<Mail | null> {
  const { db, publicOrigin } = kernel
  const variant = (await variantsForSale(db, [variantId], language)).get(variantId)
  const isBack = availabilityOf((await stockOf(db, [variantId])).get(variantId)) !== 'soldOut'
  const to = userId === null ? email : (await emailsOf(db, [userId])).get(userId)
  if (!variant?.onSale || !isBack || !to) return null
  const message = backInStock[language]({
    ...{ product: variant.name, vendor: variant.vendor.name },
    ...{ href: `/products/${productId}?variant=${variantId}`, callOff: noticeLink(kernel, id) },
  })
  return { id, to, language, ...composeMail(message, language, { origin: publicOrigin, productName: 'Plaza' }) }
}
