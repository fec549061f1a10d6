import { loadEmails } from '#domains/accounts/server/index.ts'
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { availabilityFor, loadStock } from '#domains/inventory/server/index.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { backInStock } from '../mails/back-in-stock.ts'
import { noticeLink } from './notice-link.ts'
import { isNoticePending, loadNotices, markSent, type Notice } from './notices.sql.ts'

const BATCH = 100

/** Emails everybody who requested a notice for a variant. Notices of a variant that is sold out again or off sale stay pending. */
export const mailStockNotices = defineTask<{ variantId: string }>('marketplace:mailStockNotices', async (services, { variantId }) => {
  for (let last = ''; ; ) {
    const notices = await loadNotices(services.db, variantId, last, BATCH)
    for (const notice of notices) await mailOne(services, notice)
    if (notices.length < BATCH) return
    last = notices.at(-1)?.id ?? last
  }
})

/** The mail id is the notice's id, so a retry after a failed attempt does not deliver the email twice. */
async function mailOne(services: Services, notice: Notice): Promise<void> {
  const mail = await buildNoticeMail(services, notice)
  if (!mail || !(await isNoticePending(services.db, notice.id))) return
  await services.mailer.send(mail)
  await transactAsSystem(services, (tx) => markSent(tx.db, notice.id, tx.now))
}

async function buildNoticeMail(services: Services, { id, variantId, productId, userId, email, language }: Notice): Promise<Mail | null> {
  const { db, publicOrigin } = services
  const variant = (await loadVariantsForSale(db, [variantId], language)).get(variantId)
  const isBack = availabilityFor((await loadStock(db, [variantId])).get(variantId)) !== 'soldOut'
  const to = userId === null ? email : (await loadEmails(db, [userId])).get(userId)
  if (!variant?.onSale || !isBack || !to) return null
  const message = backInStock[language]({
    product: variant.name,
    vendor: variant.vendor.name,
    href: `/products/${productId}?variant=${variantId}`,
    callOff: noticeLink(services, id),
  })
  return { id, to, language, ...composeMail(message, language, { origin: publicOrigin, productName: 'Plaza' }) }
}
