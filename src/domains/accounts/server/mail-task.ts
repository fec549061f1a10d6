/**
 * The mails of accounts. A link's token is minted when its mail is made: it is nowhere before, and nowhere else after. It is
 * derived from the mail, so that a mail sent again carries the link it had.
 */
import { defineTask } from '#platform/server/jobs.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Message } from '#platform/server/mail/message.ts'
import { derivedToken } from '#platform/server/secret-tokens.ts'
import { type Tx, transactAs } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'
import { nameOfClient } from './client-name.rules.ts'
import { emailChangeOf } from './email-changes.sql.ts'
import { exportById } from './exports.sql.ts'
import { mintToken } from './mailed-tokens.ts'
import { exportReady, suspended, suspensionLifted } from './mails/administration.ts'
import { confirmAddress, confirmNewAddress, resetPassword } from './mails/links.ts'
import { newSignIn, type SecurityChange, securityNotice } from './mails/notices.ts'
import { sessionsOf } from './sessions.sql.ts'
import { suspensionById } from './suspensions.sql.ts'
import type { Purpose } from './tokens.sql.ts'
import { type MeRow, meOf } from './users.sql.ts'

/** What a mail is about. Ids only: a job that waits must not keep an address. */
export type AccountMail = { mailId: string; userId: string } & (
  | { kind: 'confirm_address' | 'reset_password' | 'confirm_new_address' | 'suspension_lifted' }
  | { kind: 'security'; what: SecurityChange }
  | { kind: 'new_sign_in'; sessionId: string }
  | { kind: 'suspended'; suspensionId: string }
  | { kind: 'export_ready'; exportId: string }
)

type Letter = { to: string; language: Language; message: Message }

export const sendAccountMail = defineTask<AccountMail>('accounts:sendMail', async (kernel, order) => {
  const letter = await transactAs(kernel, (tx) => write(tx, order))
  if (letter) await send(kernel, order.mailId, letter)
})

async function send({ mailer, publicOrigin }: Kernel, id: string, { to, language, message }: Letter): Promise<void> {
  await mailer.send({ id, to, language, ...composeMail(message, language, { origin: publicOrigin, productName: 'Plaza' }) })
}

/** Null when there is nothing left to say, or nobody to say it to. */
async function write(tx: Tx, order: AccountMail): Promise<Letter | null> {
  const person = await meOf(tx.db, order.userId)
  if (!person || person.leavingSince) return null
  const language = person.language ?? FALLBACK_LANGUAGE
  const message = await messageOf(tx, order, person, language)
  if (!message) return null
  const to = order.kind === 'confirm_new_address' ? ((await emailChangeOf(tx.db, person.id))?.email ?? null) : person.email
  return to === null ? null : { to, language, message }
}

async function messageOf(tx: Tx, order: AccountMail, person: MeRow, language: Language): Promise<Message | null> {
  const { username, emailKey } = person
  const userId = person.id
  const link = (purpose: Purpose, key = emailKey) =>
    mintToken(tx, purpose, { userId, emailKey: key }, derivedToken(tx.kernel, purpose, order.mailId))
  switch (order.kind) {
    case 'confirm_address':
      return confirmAddress[language]({ username, token: await link('verify_email') })
    case 'reset_password':
      // An address nobody confirmed gets a link to confirm it, which leads on to a new password.
      return person.emailProof === 'none' && tx.kernel.mailer.delivers
        ? messageOf(tx, { ...order, kind: 'confirm_address' }, person, language)
        : resetPassword[language]({ username, token: await link('reset_password') })
    case 'confirm_new_address': {
      const change = await emailChangeOf(tx.db, userId)
      if (!change) return null
      return confirmNewAddress[language]({ username, token: await link('change_email', change.emailKey) })
    }
    case 'security':
      return securityNotice[language]({ username, what: order.what })
    case 'new_sign_in': {
      const session = (await sessionsOf(tx.db, userId)).find(({ id }) => id === order.sessionId)
      return session
        ? newSignIn[language]({ username, ...nameOfClient(session.userAgent), address: session.address, at: session.createdAt })
        : null
    }
    case 'suspended': {
      const suspension = await suspensionById(tx.db, order.suspensionId)
      return suspension ? suspended[language]({ username, ...suspension }) : null
    }
    case 'suspension_lifted':
      return suspensionLifted[language]({ username })
    case 'export_ready': {
      const ready = await exportById(tx.db, order.exportId)
      return ready?.expiresAt ? exportReady[language]({ username, until: ready.expiresAt }) : null
    }
  }
}
