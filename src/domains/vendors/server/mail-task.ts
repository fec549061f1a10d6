/** Mails about decisions, to the owner of the workspace. A job that waits keeps ids only. */
import { recipientOf } from '#domains/accounts/server/index.ts'
import { ownerOf } from '#domains/workspaces/server/index.ts'
import { defineTask } from '#platform/server/jobs.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Message } from '#platform/server/mail/message.ts'
import type { Language } from '#platform/shared/language.ts'
import { applicationById } from './applications.sql.ts'
import { approved, refused, resumed, suspended } from './mails/decisions.ts'
import { shopOf } from './shop.sql.ts'

type VendorMail = {
  mailId: string
  workspaceId: string
  applicationId: string | null
  kind: 'approved' | 'refused' | 'suspended' | 'resumed'
}

export const sendVendorMail = defineTask<VendorMail>('vendors:sendMail', async (kernel, order) => {
  const ownerId = await ownerOf(kernel.db, order.workspaceId)
  const owner = ownerId === null ? null : await recipientOf(kernel.db, ownerId)
  if (!owner) return
  const { username, email, language } = owner
  const message = await messageOf(kernel, order, username, language)
  if (!message) return
  const composed = composeMail(message, language, { origin: kernel.publicOrigin, productName: 'Plaza' })
  await kernel.mailer.send({ id: order.mailId, to: email, language, ...composed })
})

/** Null when it is no longer so. */
async function messageOf(
  { db }: Kernel,
  { workspaceId, applicationId, kind }: VendorMail,
  username: string,
  language: Language,
): Promise<Message | null> {
  if (kind === 'refused') {
    const application = applicationId === null ? undefined : await applicationById(db, applicationId)
    return application?.reason ? refused[language]({ username, shop: application.name, reason: application.reason }) : null
  }
  const shop = await shopOf(db, workspaceId)
  if (!shop) return null
  const about = { username, shop: shop.name, slug: shop.slug }
  if (kind === 'suspended') return shop.suspensionReason === null ? null : suspended[language]({ ...about, reason: shop.suspensionReason })
  if (shop.status !== 'approved') return null
  return kind === 'approved' ? approved[language](about) : resumed[language](about)
}
