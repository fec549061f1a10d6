import { usersOf } from '#domains/accounts/server/index.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import { type Tx, transactAs } from '#platform/server/transact.ts'
import { invitationToken } from './invitation-link.ts'
import { deleteInvitationsExpiredBefore, lockUnmailed, setMailedAt, setTokenHash } from './invitations.sql.ts'
import { invitation as words } from './mails/invitation.ts'

const KEPT_MS = 30 * 24 * 3600_000

/**
 * Mails the link of an invitation, unless that was done, or there is nobody or nothing left to invite for. The token is made here:
 * the database knows its hash before the mail goes out.
 */
export const mailInvitation = defineTask<{ invitationId: string }>('workspaces:mailInvitation', async (kernel, { invitationId }) => {
  const written = await transactAs(kernel, (tx) => write(tx, invitationId))
  if (!written) return
  await kernel.mailer.send(written.mail)
  await transactAs(kernel, (tx) => setMailedAt(tx.db, written, tx.now))
})

async function write(tx: Tx, invitationId: string): Promise<{ id: string; mailing: number; mail: Mail } | null> {
  const open = await lockUnmailed(tx.db, invitationId, tx.now)
  const inviter = open && (await usersOf(tx.db, [open.invitedBy])).get(open.invitedBy)
  if (!inviter) return null
  const { id, mailing, email, language, role, workspaceName } = open
  const token = invitationToken(tx.kernel, open)
  await setTokenHash(tx.db, id, hashOfToken(token))
  const message = words[language]({ inviter: inviter.username, workspace: workspaceName, role, token })
  const composed = composeMail(message, language, { origin: tx.kernel.publicOrigin, productName: 'Plaza' })
  return { id, mailing, mail: { id: `${id}.${mailing}`, to: email, language, ...composed } }
}

/** Nightly: forgets invitations that ended a month ago, and with them the addresses of people who never came. */
export const forgetOldInvitations = defineTask(
  'workspaces:forgetOldInvitations',
  async ({ db, now }) => deleteInvitationsExpiredBefore(db, new Date(now().getTime() - KEPT_MS)),
  '50 3 * * *',
)
