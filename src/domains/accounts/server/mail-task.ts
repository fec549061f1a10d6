/**
 * Sends the mails of accounts. A link's token is created with its mail and stored only as a hash. It is derived from the mail's id, so
 * that a retry sends the same link.
 */
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Message } from '#platform/server/mail/message.ts'
import { deriveToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'
import { findEmailChange } from './email-changes.sql.ts'
import { findExport } from './exports.sql.ts'
import { mintToken } from './mailed-tokens.ts'
import { exportReady, suspended, suspensionLifted } from './mails/account-status.ts'
import { confirmAddress, confirmNewAddress, resetPassword } from './mails/links.ts'
import { newSignIn, type SecurityNotice, securityNotice } from './mails/notices.ts'
import { loadSessions } from './sessions.sql.ts'
import { findSuspension } from './suspensions.sql.ts'
import type { Purpose } from './tokens.sql.ts'
import { parseUserAgent } from './user-agent.rules.ts'
import { findMe, type MeRow } from './users.sql.ts'

/** Content of a mail. It contains ids only, so that a queued job stores no email address. */
export type AccountMail = { mailId: string; userId: string } & (
  | { kind: 'confirm_address' | 'reset_password' | 'confirm_new_address' | 'suspension_lifted' }
  | { kind: 'security'; what: SecurityNotice }
  | { kind: 'new_sign_in'; sessionId: string }
  | { kind: 'suspended'; suspensionId: string }
  | { kind: 'export_ready'; exportId: string }
)

type AddressedMessage = { to: string; language: Language; message: Message }

export const sendAccountMail = defineTask<AccountMail>('accounts:sendAccountMail', async (services, order) => {
  const letter = await transactAsSystem(services, (tx) => composeAccountMail(tx, order))
  if (letter) await sendMessage(services, order.mailId, letter)
})

async function sendMessage({ mailer, publicOrigin }: Services, id: string, { to, language, message }: AddressedMessage): Promise<void> {
  await mailer.send({ id, to, language, ...composeMail(message, language, { origin: publicOrigin, productName: 'Plaza' }) })
}

/** Returns null when the reason for the mail or its recipient is gone. */
async function composeAccountMail(tx: Tx, order: AccountMail): Promise<AddressedMessage | null> {
  const person = await findMe(tx.db, order.userId)
  if (!person || person.deletionRequestedAt) return null
  const language = person.language ?? FALLBACK_LANGUAGE
  const message = await composeMessage(tx, order, person, language)
  if (!message) return null
  const to = order.kind === 'confirm_new_address' ? ((await findEmailChange(tx.db, person.id))?.email ?? null) : person.email
  return to === null ? null : { to, language, message }
}

async function composeMessage(tx: Tx, order: AccountMail, person: MeRow, language: Language): Promise<Message | null> {
  const { username, emailKey } = person
  const userId = person.id
  const link = (purpose: Purpose, key = emailKey) =>
    mintToken(tx, purpose, { userId, emailKey: key }, deriveToken(tx.services, purpose, order.mailId))
  switch (order.kind) {
    case 'confirm_address':
      return confirmAddress[language]({ username, token: await link('verify_email') })
    case 'reset_password':
      // An unconfirmed email gets a confirmation link first, which leads to setting a new password.
      return person.emailProof === 'none' && tx.services.mailer.delivers
        ? composeMessage(tx, { ...order, kind: 'confirm_address' }, person, language)
        : resetPassword[language]({ username, token: await link('reset_password') })
    case 'confirm_new_address': {
      const change = await findEmailChange(tx.db, userId)
      if (!change) return null
      return confirmNewAddress[language]({ username, token: await link('change_email', change.emailKey) })
    }
    case 'security':
      return securityNotice[language]({ username, what: order.what })
    case 'new_sign_in': {
      const session = (await loadSessions(tx.db, userId)).find(({ id }) => id === order.sessionId)
      return session
        ? newSignIn[language]({ username, ...parseUserAgent(session.userAgent), address: session.address, at: session.createdAt })
        : null
    }
    case 'suspended': {
      const suspension = await findSuspension(tx.db, order.suspensionId)
      return suspension ? suspended[language]({ username, ...suspension }) : null
    }
    case 'suspension_lifted':
      return suspensionLifted[language]({ username })
    case 'export_ready': {
      const ready = await findExport(tx.db, order.exportId)
      return ready?.expiresAt ? exportReady[language]({ username, until: ready.expiresAt }) : null
    }
  }
}
