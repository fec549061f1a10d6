import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import { strangersLine } from '#platform/server/mail/strangers-text.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { employmentPath, employmentToken } from './invitation-link.ts'
import { findUnmailed, setMailedAt } from './invitations.sql.ts'
import { employmentInvitation } from './mails/employment-invitation.ts'

/** Mails the link to the address of the employee, in their language. Skips what was mailed, replaced or accepted since. */
export const mailLink = defineTask<{ invitationId: string }>('hr:mailLink', async (services, { invitationId }) => {
  const invitation = await findUnmailed(services.db, invitationId, services.now())
  if (!invitation) return
  const { workspaceId, language, email, name } = invitation
  const workspace = (await loadWorkspaceNames(services.db, [workspaceId])).get(workspaceId) ?? ''
  const message = employmentInvitation[language]({
    workspace: strangersLine(workspace),
    name: strangersLine(name),
    link: `${employmentPath(employmentToken(services, invitationId))}&lng=${language}`,
  })
  const composed = composeMail(message, language, { origin: services.publicOrigin, productName: 'Plaza' })
  await services.mailer.send({ id: invitationId, to: email, language, ...composed })
  await transactAsSystem(services, (tx) => setMailedAt(tx.db, invitationId, tx.now))
})
