import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Permission } from '#platform/shared/contract.ts'
import type { Kind, MembershipRole } from '../contract.ts'
import type { Tables } from './db.types.ts'

const workspaces = schemaOf<Tables>()

export type WorkspaceRow = { id: string; kind: Kind; name: string; version: number; createdAt: Date }
/** A workspace with the membership of one user. `permissions` as stored: owners and managers have none stored. */
export type MembershipRow = WorkspaceRow & { role: MembershipRole; permissions: Permission[] }

const MEMBERSHIP_COLUMNS = sql`w.id, w.kind, w.name, w.version, w.created_at, m.role, m.permissions`

export async function insertWorkspace(db: Db, row: WorkspaceRow): Promise<void> {
  await workspaces(db).insertInto('workspaces.workspaces').values(row).execute()
}

/** Returns false when the user already has a personal workspace. Waits for a concurrent transaction that is creating it. */
export async function insertPersonalWorkspace(db: Db, row: WorkspaceRow & { personalUserId: string }): Promise<boolean> {
  const inserted = await workspaces(db)
    .insertInto('workspaces.workspaces')
    .values(row)
    .onConflict((conflict) => conflict.column('personalUserId').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Locks a user's personal workspace until the transaction ends, so that checks of their number of workspaces run one at a time. */
export async function lockPersonalWorkspace(db: Db, userId: string): Promise<void> {
  await workspaces(db).selectFrom('workspaces.workspaces').select('id').where('personalUserId', '=', userId).forUpdate().execute()
}

/**
 * Locks a workspace until the transaction ends. Every change of its members locks it first. Undefined when it is closed or does not exist.
 */
export async function lockWorkspace(db: Db, id: string): Promise<WorkspaceRow | undefined> {
  const { rows } = await sql<WorkspaceRow>`
    select id, kind, name, version, created_at from workspaces.workspaces where id = ${id} and closed_at is null for update`.execute(db)
  return rows[0]
}

export async function findMembership(db: Db, userId: string, workspaceId: string): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    select ${MEMBERSHIP_COLUMNS} from workspaces.members m join workspaces.workspaces w on w.id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Loads a user's workspaces: the personal one first, then in the order they joined them. */
export async function loadMemberships(db: Db, userId: string): Promise<(MembershipRow & { personal: boolean; joinedAt: Date })[]> {
  const { rows } = await sql<MembershipRow & { personal: boolean; joinedAt: Date }>`
    select ${MEMBERSHIP_COLUMNS}, m.joined_at, w.personal_user_id is not distinct from m.user_id as personal
    from workspaces.members m join workspaces.workspaces w on w.id = m.workspace_id
    where m.user_id = ${userId} order by personal desc, m.joined_at, w.id`.execute(db)
  return rows
}

/** Loads the memberships of several users. */
export async function loadMembershipsOf(db: Db, userIds: readonly string[]): Promise<(MembershipRow & { userId: string })[]> {
  const { rows } = await sql<MembershipRow & { userId: string }>`
    select ${MEMBERSHIP_COLUMNS}, m.user_id from workspaces.members m join workspaces.workspaces w on w.id = m.workspace_id
    where m.user_id = any(${userIds})`.execute(db)
  return rows
}

/** Loads the given workspaces that the user is a member of. */
export async function loadMembershipsAmong(db: Db, userId: string, workspaceIds: readonly string[]): Promise<MembershipRow[]> {
  const { rows } = await sql<MembershipRow>`
    select ${MEMBERSHIP_COLUMNS} from workspaces.members m join workspaces.workspaces w on w.id = m.workspace_id
    where m.user_id = ${userId} and m.workspace_id = any(${workspaceIds})`.execute(db)
  return rows
}

export async function updateWorkspaceName(db: Db, id: string, name: string): Promise<void> {
  await sql`update workspaces.workspaces set name = ${name}, version = version + 1 where id = ${id}`.execute(db)
}

/** Converts a personal workspace to a business of another user. */
export async function convertToBusiness(db: Db, id: string, name: string): Promise<void> {
  await sql`
    update workspaces.workspaces set kind = 'business', personal_user_id = null, name = ${name}, version = version + 1
    where id = ${id}`.execute(db)
}

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Deletes a workspace with everything that references it by `on delete cascade`. Returns null, or the domain whose records reference it;
 * then nothing was deleted.
 */
export async function deleteUnlessReferenced(db: Db, id: string): Promise<{ by: string } | null> {
  await sql`savepoint deletion`.execute(db)
  try {
    await workspaces(db).deleteFrom('workspaces.workspaces').where('id', '=', id).execute()
    return null
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION && 'schema' in error)) throw error
    await sql`rollback to savepoint deletion`.execute(db)
    return { by: String(error.schema) }
  }
}

/** Deletes the members, invitations, views and name of a workspace and keeps the row, because other domains' records reference it. */
export async function closeWorkspaceRow(db: Db, id: string, closedAt: Date): Promise<void> {
  await workspaces(db).deleteFrom('workspaces.members').where('workspaceId', '=', id).execute()
  await workspaces(db).deleteFrom('workspaces.invitations').where('workspaceId', '=', id).execute()
  await workspaces(db).deleteFrom('workspaces.views').where('workspaceId', '=', id).execute()
  await workspaces(db).updateTable('workspaces.workspaces').set({ name: '', personalUserId: null, closedAt }).where('id', '=', id).execute()
}

/** Whether any workspace exists. */
export async function hasAnyWorkspace(db: Db): Promise<boolean> {
  return (await workspaces(db).selectFrom('workspaces.workspaces').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Workspace names by id. A closed workspace has an empty name. */
export async function loadWorkspaceNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from workspaces.workspaces where id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
