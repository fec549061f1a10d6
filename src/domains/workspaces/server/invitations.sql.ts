import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Area } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/language.ts'
import type { AppointedRole } from '../contract.ts'
import type { Tables } from './db.types.ts'

const workspaces = schemaOf<Tables>()

export type InvitationRow = {
  id: string
  workspaceId: string
  email: string
  role: AppointedRole
  areas: Area[]
  language: Language
  invitedBy: string
  createdAt: Date
  expiresAt: Date
  mailing: number
  mailedAt: Date | null
}

const INVITATION = sql`id, workspace_id, email, role, areas, language, invited_by, created_at, expires_at, mailing, mailed_at`
const PENDING = sql`accepted_at is null and revoked_at is null`

export const INVITED: Keyset = { name: 'invited', by: sql`created_at`, cast: 'timestamptz', id: sql`id`, direction: 'desc' }

export type NewInvitation = Pick<
  InvitationRow,
  'id' | 'workspaceId' | 'email' | 'role' | 'areas' | 'language' | 'invitedBy' | 'createdAt' | 'expiresAt'
> & { emailKey: string }

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await workspaces(db).insertInto('workspaces.invitations').values(invitation).execute()
}

/** One page of what is neither accepted nor revoked, one more than `limit` when there are further ones. */
export async function pageOfInvitations(db: Db, workspaceId: string, cursor: string | undefined, limit: number): Promise<InvitationRow[]> {
  const after = afterCursor(INVITED, cursor)
  const { rows } = await sql<InvitationRow>`
    select ${INVITATION} from workspaces.invitations
    where workspace_id = ${workspaceId} and ${PENDING} ${after ? sql`and ${after}` : sql``} ${orderBy(INVITED)} limit ${limit + 1}`.execute(
    db,
  )
  return rows
}

/** Expired ones too: they can be renewed. */
export async function pendingById(db: Db, workspaceId: string, id: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${INVITATION} from workspaces.invitations where id = ${id} and workspace_id = ${workspaceId} and ${PENDING}`.execute(db)
  return rows[0]
}

export async function pendingTo(db: Db, workspaceId: string, emailKey: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${INVITATION} from workspaces.invitations
    where workspace_id = ${workspaceId} and email_key = ${emailKey} and ${PENDING}`.execute(db)
  return rows[0]
}

export type Renewal = Pick<InvitationRow, 'role' | 'areas' | 'language' | 'invitedBy' | 'expiresAt'>

/** The link of the earlier mailing is dead; the next one is not made yet. */
export async function renewInvitation(db: Db, id: string, { role, areas, language, invitedBy, expiresAt }: Renewal): Promise<void> {
  await sql`
    update workspaces.invitations set role = ${role}, areas = ${areas}, language = ${language}, invited_by = ${invitedBy},
      expires_at = ${expiresAt}, mailing = mailing + 1, token_hash = null, mailed_at = null
    where id = ${id}`.execute(db)
}

export async function revokeInvitation(db: Db, id: string, revokedAt: Date): Promise<void> {
  await workspaces(db).updateTable('workspaces.invitations').set({ revokedAt }).where('id', '=', id).execute()
}

/** Whoever may no longer invite has invited nobody. */
export async function revokeInvitationsBy(db: Db, workspaceId: string, userId: string, revokedAt: Date): Promise<void> {
  await sql`
    update workspaces.invitations set revoked_at = ${revokedAt}
    where workspace_id = ${workspaceId} and invited_by = ${userId} and ${PENDING}`.execute(db)
}

/** With the name of what it leads to. */
export type OpenInvitation = InvitationRow & { workspaceName: string }

const OPEN = sql`
  select i.id, i.workspace_id, i.email, i.role, i.areas, i.language, i.invited_by, i.created_at, i.expires_at, i.mailing, i.mailed_at,
    w.name as workspace_name
  from workspaces.invitations i join workspaces.workspaces w on w.id = i.workspace_id`

/** An invitation that is still good and whose present mailing has not gone out, locked. */
export async function lockUnmailed(db: Db, id: string, now: Date): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    ${OPEN} where i.id = ${id} and i.mailed_at is null and i.expires_at > ${now} and ${PENDING} for update of i`.execute(db)
  return rows[0]
}

export async function setTokenHash(db: Db, id: string, tokenHash: Buffer): Promise<void> {
  await workspaces(db).updateTable('workspaces.invitations').set({ tokenHash }).where('id', '=', id).execute()
}

/** Only while it is still this mailing that counts. */
export async function setMailedAt(db: Db, { id, mailing }: Pick<InvitationRow, 'id' | 'mailing'>, mailedAt: Date): Promise<void> {
  await workspaces(db).updateTable('workspaces.invitations').set({ mailedAt }).where('id', '=', id).where('mailing', '=', mailing).execute()
}

/** The invitation of a link that is still good. */
export async function invitationByToken(db: Db, tokenHash: Buffer, now: Date): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    ${OPEN} where i.token_hash = ${tokenHash} and i.expires_at > ${now} and ${PENDING}`.execute(db)
  return rows[0]
}

/** Uses a link up: of many at once one gets it. */
export async function takeInvitation(
  db: Db,
  tokenHash: Buffer,
  { acceptedBy, acceptedAt }: { acceptedBy: string; acceptedAt: Date },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    update workspaces.invitations set accepted_at = ${acceptedAt}, accepted_by = ${acceptedBy}
    where token_hash = ${tokenHash} and expires_at > ${acceptedAt} and ${PENDING} returning ${INVITATION}`.execute(db)
  return rows[0]
}

/** Whatever they sent, accepted, or was mailed to their address. */
export async function deleteInvitationsAbout(db: Db, { userId, emailKey }: { userId: string; emailKey: string | null }): Promise<void> {
  await sql`
    delete from workspaces.invitations
    where invited_by = ${userId} or accepted_by = ${userId} or email_key = ${emailKey}`.execute(db)
}

export async function deleteInvitationsExpiredBefore(db: Db, time: Date): Promise<void> {
  await workspaces(db).deleteFrom('workspaces.invitations').where('expiresAt', '<', time).execute()
}
