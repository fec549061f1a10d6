import { requireConfirmedEmail, toEmailKey } from '#domains/accounts/server/index.ts'
import { interactionLogged, mailWritten } from '#events/crm.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import { INTERACTION_POINTS } from '../../contract/contacts/contact-limits.ts'
import type { MailInput } from '../../contract.ts'
import { insertInteraction } from '../contacts/interactions.sql.ts'
import { addPoints } from '../contacts/score.sql.ts'
import { lockLead } from '../merging/lock-lead.ts'
import { dayOf } from '../quotes/quote.rules.ts'
import { composeTexts } from './compose-texts.ts'
import { addressKeyOf } from './mail-link.ts'
import { findRefusal, insertMail } from './mails.sql.ts'

/** For all colleagues together. */
const PER_WORKSPACE: RateLimit = { name: 'crm.mails', points: 200, seconds: 3600 }
const PER_ADDRESS: RateLimit = { name: 'crm.mails-to-address', points: 20, seconds: 24 * 3600 }

/** The listener sends it. Fails with NOT_FOUND, INVALID_INPUT, EMAIL_MISSING, MAIL_REFUSED, EMAIL_NOT_CONFIRMED and RATE_LIMITED. */
export async function sendMail(
  ctx: WorkspaceContext,
  { language, answersToMe, ...input }: MailInput & { language: Language; answersToMe: boolean },
): Promise<{ interactionId: string }> {
  const { services, userId: authorId, membership, idempotency } = ctx
  const { workspaceId } = membership
  const once = idempotency?.key ?? null
  await services.limits.consume(PER_WORKSPACE, workspaceId, once)
  return transact(ctx, async (tx) => {
    const contact = await lockLead(tx, workspaceId, input.contactId)
    const { id: contactId, email } = contact
    const { subject, body: notes } = await composeTexts(tx.db, ctx, contact, input)
    if (email === '') throw new Failure('EMAIL_MISSING')
    if (await findRefusal(tx.db, { workspaceId, addressKey: addressKeyOf(services, email) })) throw new Failure('MAIL_REFUSED')
    if (answersToMe) await requireConfirmedEmail(tx, authorId)
    await services.limits.consume(PER_ADDRESS, toEmailKey(email), once)
    const [id, createdAt] = [newId('interaction'), tx.now]
    await insertInteraction(tx.db, { workspaceId, id, contactId, type: 'email', happenedOn: dayOf(tx.now), notes, authorId, createdAt })
    await insertMail(tx.db, { workspaceId, interactionId: id, email, language, subject, answersToAuthor: answersToMe })
    await addPoints(tx.db, { workspaceId, contactId, points: INTERACTION_POINTS, cause: 'interaction', reference: id, createdAt })
    publish(tx, interactionLogged({ contactId, workspaceId, interactionId: id, actor: authorId }))
    publish(tx, mailWritten({ contactId, workspaceId, interactionId: id }))
    return { interactionId: id }
  })
}
