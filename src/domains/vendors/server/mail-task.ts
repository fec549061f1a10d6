/** Mails the owner of a workspace about decisions. The job stores ids only, so that queued jobs contain no personal data. */
import { findRecipient } from '#domains/accounts/server/index.ts'
import { findOwner } from '#domains/workspaces/server/index.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Message } from '#platform/server/mail/message.ts'
import type { Services } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { findApplication } from './applications.sql.ts'
import { approved, rejected, resumed, suspended } from './mails/decisions.ts'
import { findShop } from './shop.sql.ts'

type VendorMail = {
  mailId: string
  workspaceId: string
  applicationId: string | null
  kind: 'approved' | 'refused' | 'suspended' | 'resumed'
}

export const sendVendorMail = defineTask<VendorMail>('vendors:sendVendorMail', async (services, order) => {
  const ownerId = await findOwner(services.db, order.workspaceId)
  const owner = ownerId === null ? null : await findRecipient(services.db, ownerId)
  if (!owner) return
  const { name, email, language } = owner
  const message = await buildMessage(services, order, name, language)
  if (!message) return
  const composed = composeMail(message, language, { origin: services.publicOrigin, productName: 'Plaza' })
  await services.mailer.send({ id: order.mailId, to: email, language, ...composed })
})

/** Returns null if the decision no longer applies. */
async function buildMessage(
  { db }: Services,
  { workspaceId, applicationId, kind }: VendorMail,
  name: string,
  language: Language,
): Promise<Message | null> {
  if (kind === 'refused') {
    const application = applicationId === null ? undefined : await findApplication(db, applicationId)
    return application?.reason ? rejected[language]({ name, shop: application.name, reason: application.reason }) : null
  }
  const shop = await findShop(db, workspaceId)
  if (!shop) return null
  const about = { name, shop: shop.name, slug: shop.slug }
  if (kind === 'suspended') return shop.suspensionReason === null ? null : suspended[language]({ ...about, reason: shop.suspensionReason })
  if (shop.status !== 'approved') return null
  return kind === 'approved' ? approved[language](about) : resumed[language](about)
}
