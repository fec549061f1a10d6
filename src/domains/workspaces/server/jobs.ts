import { findRecipient, loadUsers } from '#domains/accounts/server/index.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { strangersLine } from '#platform/server/mail/strangers-text.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { invitationToken } from './invitation-link.ts'
import {
  deleteInvitationsExpiredBefore,
  findRequestedInvitation,
  lockUnmailedInvitation,
  setMailedAt,
  setTokenHash,
} from './invitations.sql.ts'
import { invitation as words } from './mails/invitation.ts'
import { joinRequest } from './mails/join-request.ts'

const INVITATION_RETENTION_MS = 30 * 24 * 3600_000

/**
 * Mails the link of an invitation. Skips invitations that were already mailed or are no longer open, and those whose inviter is gone. The
 * token's hash is stored before the mail is sent.
 */
export const mailInvitation = defineTask<{ invitationId: string }>('workspaces:mailInvitation', async (services, { invitationId }) => {
  const written = await transactAsSystem(services, (tx) => composeInvitation(tx, invitationId))
  if (!written) return
  await services.mailer.send(written.mail)
  await transactAsSystem(services, (tx) => setMailedAt(tx.db, written, tx.now))
})

async function composeInvitation(tx: Tx, invitationId: string): Promise<{ id: string; mailing: number; mail: Mail } | null> {
  const open = await lockUnmailedInvitation(tx.db, invitationId, tx.now)
  const inviter = open && (await loadUsers(tx.db, [open.invitedBy])).get(open.invitedBy)
  if (!inviter) return null
  const { id, mailing, email, language, role, workspaceName } = open
  const token = invitationToken(tx.services, open)
  await setTokenHash(tx.db, id, hashToken(token))
  const message = words[language]({ inviter: inviter.username, workspace: strangersLine(workspaceName), role, token })
  const composed = composeMail(message, language, { origin: tx.services.publicOrigin, productName: 'Plaza' })
  return { id, mailing, mail: { id: `${id}.${mailing}`, to: email, language, ...composed } }
}

/** Mails the inviter about an account that wants to join with their invitation, unless the request is over. */
export const mailJoinRequest = defineTask<{ invitationId: string; userId: string }>(
  'workspaces:mailJoinRequest',
  async (services, request) => {
    const mail = await transactAsSystem(services, (tx) => composeJoinRequest(tx, request))
    if (mail) await services.mailer.send(mail)
  },
)

async function composeJoinRequest(tx: Tx, { invitationId, userId }: { invitationId: string; userId: string }): Promise<Mail | null> {
  const open = await findRequestedInvitation(tx.db, invitationId)
  if (open?.requestedBy !== userId) return null
  const inviter = await findRecipient(tx.db, open.invitedBy)
  const user = (await loadUsers(tx.db, [userId])).get(userId)
  if (!inviter || !user) return null
  const { language } = inviter
  const message = joinRequest[language]({
    inviter: inviter.name,
    user: user.username,
    email: open.email,
    workspace: open.workspaceName,
  })
  const composed = composeMail(message, language, { origin: tx.services.publicOrigin, productName: 'Plaza' })
  return { id: `${invitationId}.${userId}`, to: inviter.email, language, ...composed }
}

/** Runs nightly and deletes invitations that ended a month ago, with the addresses of people who never joined. */
export const deleteOldInvitations = defineTask(
  'workspaces:deleteOldInvitations',
  async ({ db, now }) => deleteInvitationsExpiredBefore(db, new Date(now().getTime() - INVITATION_RETENTION_MS)),
  '50 3 * * *',
)
