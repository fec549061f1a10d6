import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Permission } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/language.ts'
import type { AppointedRole } from '../contract.ts'
import type { Tables } from './db.types.ts'

const workspaces = schemaOf<Tables>()

export type InvitationRow = {
  id: string
  workspaceId: string
  email: string
  role: AppointedRole
  permissions: Permission[]
  language: Language
  invitedBy: string
  createdAt: Date
  expiresAt: Date
  mailing: number
  mailedAt: Date | null
  /** Who wants to join with another account; null when nobody waits. */
  requestedBy: string | null
  requestedAt: Date | null
}

const INVITATION_COLUMNS = sql`id, workspace_id, email, role, permissions, language, invited_by, created_at, expires_at, mailing, mailed_at,
  requested_by, requested_at`
const PENDING = sql`accepted_at is null and revoked_at is null`

const BY_INVITED: Sorting<InvitationRow> = {
  name: 'invited',
  by: sql`created_at`,
  cast: 'timestamptz',
  id: sql`id`,
  direction: 'desc',
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
}

const BY_RECEIVED: Sorting<OpenInvitation> = {
  name: 'received',
  by: sql`i.created_at`,
  cast: 'timestamptz',
  id: sql`i.id`,
  direction: 'desc',
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
}

export type NewInvitation = Pick<
  InvitationRow,
  'id' | 'workspaceId' | 'email' | 'role' | 'permissions' | 'language' | 'invitedBy' | 'createdAt' | 'expiresAt'
> & { emailKey: string }

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await workspaces(db).insertInto('workspaces.invitations').values(invitation).execute()
}

/** Loads one page of open invitations, plus one row when there are more. */
export async function loadInvitationPage(db: Db, workspaceId: string, paging: Paging): Promise<Page<InvitationRow>> {
  return loadPage<InvitationRow>(db, {
    ...paging,
    sort: BY_INVITED,
    where: [sql`workspace_id = ${workspaceId}`, PENDING],
    select: (page) => sql`select ${INVITATION_COLUMNS} from workspaces.invitations ${page}`,
  })
}

/** Includes expired invitations, because they can be renewed. */
export async function findPendingInvitation(db: Db, workspaceId: string, id: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${INVITATION_COLUMNS} from workspaces.invitations where id = ${id} and workspace_id = ${workspaceId} and ${PENDING}`.execute(db)
  return rows[0]
}

export async function findPendingInvitationByEmail(db: Db, workspaceId: string, emailKey: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${INVITATION_COLUMNS} from workspaces.invitations
    where workspace_id = ${workspaceId} and email_key = ${emailKey} and ${PENDING}`.execute(db)
  return rows[0]
}

export type Renewal = Pick<InvitationRow, 'role' | 'permissions' | 'language' | 'invitedBy' | 'expiresAt'>

/** Invalidates the link of the previous mailing, and what was requested with it. The token of the next one is set when its mail is written. */
export async function renewInvitation(db: Db, id: string, { role, permissions, language, invitedBy, expiresAt }: Renewal): Promise<void> {
  await sql`
    update workspaces.invitations set role = ${role}, permissions = ${permissions}, language = ${language}, invited_by = ${invitedBy},
      expires_at = ${expiresAt}, mailing = mailing + 1, token_hash = null, mailed_at = null,
      requested_by = null, requested_at = null
    where id = ${id}`.execute(db)
}

export async function setInvitationRevoked(db: Db, id: string, revokedAt: Date): Promise<void> {
  await workspaces(db).updateTable('workspaces.invitations').set({ revokedAt }).where('id', '=', id).execute()
}

export type Ended = { invitationId: string; workspaceId: string }

/** Revokes the open invitations of a member who may no longer invite. */
export async function revokeInvitationsBy(db: Db, workspaceId: string, userId: string, revokedAt: Date): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update workspaces.invitations set revoked_at = ${revokedAt}
    where workspace_id = ${workspaceId} and invited_by = ${userId} and ${PENDING}
    returning id as invitation_id, workspace_id`.execute(db)
  return rows
}

/** Revokes the open invitations that a user sent or that lead into a business of theirs. */
export async function revokeAllInvitationsBy(db: Db, userId: string, revokedAt: Date): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update workspaces.invitations i set revoked_at = ${revokedAt}
    where ${PENDING} and (i.invited_by = ${userId} or exists (
      select from workspaces.members m where m.workspace_id = i.workspace_id and m.user_id = ${userId} and m.role = 'owner'))
    returning i.id as invitation_id, i.workspace_id`.execute(db)
  return rows
}

/** An open invitation with the name of its workspace. */
export type OpenInvitation = InvitationRow & { workspaceName: string; emailKey: string }

const SELECT_OPEN = sql`
  select i.id, i.workspace_id, i.email, i.role, i.permissions, i.language, i.invited_by, i.created_at, i.expires_at, i.mailing, i.mailed_at,
    i.requested_by, i.requested_at, i.email_key, w.name as workspace_name
  from workspaces.invitations i join workspaces.workspaces w on w.id = i.workspace_id`

/** Locks an open invitation whose current mailing has not been sent. */
export async function lockUnmailedInvitation(db: Db, id: string, now: Date): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    ${SELECT_OPEN} where i.id = ${id} and i.mailed_at is null and i.expires_at > ${now} and ${PENDING} for update of i`.execute(db)
  return rows[0]
}

export async function setTokenHash(db: Db, id: string, tokenHash: Buffer): Promise<void> {
  await workspaces(db).updateTable('workspaces.invitations').set({ tokenHash }).where('id', '=', id).execute()
}

/** Does nothing when a newer mailing has started. */
export async function setMailedAt(db: Db, { id, mailing }: Pick<InvitationRow, 'id' | 'mailing'>, mailedAt: Date): Promise<void> {
  await workspaces(db).updateTable('workspaces.invitations').set({ mailedAt }).where('id', '=', id).where('mailing', '=', mailing).execute()
}

/** The open invitation of a token. */
export async function findInvitationByToken(db: Db, tokenHash: Buffer, now: Date): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    ${SELECT_OPEN} where i.token_hash = ${tokenHash} and i.expires_at > ${now} and ${PENDING}`.execute(db)
  return rows[0]
}

/** Marks an invitation as accepted. Of several concurrent calls only one gets it. */
export async function consumeInvitation(
  db: Db,
  tokenHash: Buffer,
  { acceptedBy, acceptedAt }: { acceptedBy: string; acceptedAt: Date },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    update workspaces.invitations set accepted_at = ${acceptedAt}, accepted_by = ${acceptedBy}
    where token_hash = ${tokenHash} and expires_at > ${acceptedAt} and ${PENDING} returning ${INVITATION_COLUMNS}`.execute(db)
  return rows[0]
}

/** The open invitations to an address, newest first. */
export async function loadReceivedPage(
  db: Db,
  { emailKey, now }: { emailKey: string; now: Date },
  paging: Paging,
): Promise<Page<OpenInvitation>> {
  return loadPage<OpenInvitation>(db, {
    ...paging,
    sort: BY_RECEIVED,
    where: [sql`i.email_key = ${emailKey}`, sql`i.expires_at > ${now}`, PENDING],
    select: (page) => sql`${SELECT_OPEN} ${page}`,
  })
}

export async function countReceived(db: Db, { emailKey, now }: { emailKey: string; now: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from workspaces.invitations where email_key = ${emailKey} and expires_at > ${now} and ${PENDING}`.execute(db)
  return rows[0]?.count ?? 0
}

/** An open invitation to an address. */
export async function findReceived(
  db: Db,
  id: string,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    ${SELECT_OPEN} where i.id = ${id} and i.email_key = ${emailKey} and i.expires_at > ${now} and ${PENDING}`.execute(db)
  return rows[0]
}

/** Marks an invitation to an address as accepted. Of several concurrent calls only one gets it. */
export async function consumeReceived(
  db: Db,
  id: string,
  { emailKey, userId, now }: { emailKey: string; userId: string; now: Date },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    update workspaces.invitations set accepted_at = ${now}, accepted_by = ${userId}
    where id = ${id} and email_key = ${emailKey} and expires_at > ${now} and ${PENDING} returning ${INVITATION_COLUMNS}`.execute(db)
  return rows[0]
}

/** Returns false when the address has no such open invitation. */
export async function revokeReceived(db: Db, id: string, { emailKey, now }: { emailKey: string; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    update workspaces.invitations set revoked_at = ${now} where id = ${id} and email_key = ${emailKey} and ${PENDING} returning id`.execute(
    db,
  )
  return rows.length === 1
}

/** The open invitation with the name of its workspace. */
export async function findOpenInvitation(db: Db, id: string, now: Date): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`${SELECT_OPEN} where i.id = ${id} and i.expires_at > ${now} and ${PENDING}`.execute(db)
  return rows[0]
}

/** The invitations with which the user joined this workspace. */
export async function loadAcceptedIds(db: Db, { workspaceId, userId }: { workspaceId: string; userId: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from workspaces.invitations where accepted_by = ${userId} and workspace_id = ${workspaceId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The user waits for the inviter's side. A later request replaces an earlier one. Returns false when the invitation is no longer open. */
export async function setJoinRequest(db: Db, id: string, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    update workspaces.invitations set requested_by = ${userId}, requested_at = ${now} where id = ${id} and ${PENDING} returning id`.execute(
    db,
  )
  return rows.length === 1
}

/** Marks an invitation as accepted by the user who requested it; undefined when somebody else did, or when it is no longer open. */
export async function consumeJoinRequest(
  db: Db,
  { id, workspaceId, userId, now }: { id: string; workspaceId: string; userId: string; now: Date },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    update workspaces.invitations set accepted_at = ${now}, accepted_by = ${userId}
    where id = ${id} and workspace_id = ${workspaceId} and requested_by = ${userId} and ${PENDING} returning ${INVITATION_COLUMNS}`.execute(
    db,
  )
  return rows[0]
}

/** The open invitation with the name of its workspace, for the mail about a request. */
export async function findRequestedInvitation(db: Db, id: string): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`${SELECT_OPEN} where i.id = ${id} and i.requested_by is not null and ${PENDING}`.execute(db)
  return rows[0]
}

/** Deletes the invitations that a user sent, accepted, or received at their email. */
export async function deleteInvitationsForUser(db: Db, { userId, emailKey }: { userId: string; emailKey: string | null }): Promise<void> {
  await sql`
    delete from workspaces.invitations
    where invited_by = ${userId} or accepted_by = ${userId} or email_key = ${emailKey}`.execute(db)
}

export async function deleteInvitationsExpiredBefore(db: Db, time: Date): Promise<void> {
  await workspaces(db).deleteFrom('workspaces.invitations').where('expiresAt', '<', time).execute()
}
