import { findRecipient } from '#domains/accounts/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { defineTask, MAX_ATTEMPTS } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import { MailNotSent } from '#platform/server/mail/smtp.ts'
import { strangersLine } from '#platform/server/mail/strangers-text.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { contactMail } from './contact-mail.ts'
import { addressKeyOf, refusalLinkOf } from './mail-link.ts'
import { findRefusal, findUnsentMail, type MailToSend, noteFailedTry, setMailState } from './mails.sql.ts'

type Written = { workspaceId: string; interactionId: string }

/**
 * Sends a mail to a contact. Skips one that was sent or deleted. It has failed when the address refused since, when the mail server refuses
 * it, and after the last try.
 */
export const mailContact = defineTask<Written>('crm:mailContact', async (services, ref) => {
  const mail = await findUnsentMail(services.db, ref)
  if (!mail || mail.email === '') return
  const { workspaceId, email } = mail
  const settle = (state: 'sent' | 'failed') => transactAsSystem(services, (tx) => setMailState(tx.db, ref, state, tx.now))
  if (await findRefusal(services.db, { workspaceId, addressKey: addressKeyOf(services, email) })) return settle('failed')
  try {
    await send(services, ref.interactionId, mail)
  } catch (error) {
    const isRefused = error instanceof MailNotSent && error.permanent
    await transactAsSystem(services, (tx) => noteFailedTry(tx.db, ref, isRefused ? 1 : MAX_ATTEMPTS, tx.now))
    if (isRefused) return
    throw error
  }
  await settle('sent')
})

async function send(services: Services, id: string, mail: MailToSend): Promise<void> {
  const { workspaceId, email, language, subject, body, answersToAuthor, authorId } = mail
  const author = answersToAuthor ? await findRecipient(services.db, authorId) : null
  const business = strangersLine((await loadWorkspaceNames(services.db, [workspaceId])).get(workspaceId) ?? '')
  const refusal = refusalLinkOf(services, mail)
  const message = contactMail[language]({ business, subject, body, author: author && strangersLine(author.name), refusal })
  const composed = composeMail(message, language, { origin: services.publicOrigin, productName: 'Plaza' })
  const unsubscribe = new URL(refusal, services.publicOrigin).href
  await services.mailer.send({ id, to: email, language, business, unsubscribe, ...(author && { replyTo: author.email }), ...composed })
}
