import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Permission } from '#platform/shared/contract.ts'
import type { MembershipRole } from '../contract.ts'
import type { Tables } from './db.types.ts'

const workspaces = schemaOf<Tables>()

export type MemberRow = { userId: string; role: MembershipRole; permissions: Permission[]; joinedAt: Date; version: number }
export type NewMember = { workspaceId: string; userId: string; role: MembershipRole; permissions: Permission[]; joinedAt: Date }

const BY_JOINED: Sorting<MemberRow> = {
  name: 'joined',
  by: sql`joined_at`,
  cast: 'timestamptz',
  id: sql`user_id`,
  direction: 'asc',
  keyOf: ({ joinedAt, userId }) => [joinedAt.toISOString(), userId],
}

/** Returns false when the user is already a member. */
export async function insertMember(db: Db, member: NewMember): Promise<boolean> {
  const inserted = await workspaces(db)
    .insertInto('workspaces.members')
    .values(member)
    .onConflict((conflict) => conflict.columns(['workspaceId', 'userId']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function findMemberRow(db: Db, workspaceId: string, userId: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select user_id, role, permissions, joined_at, version from workspaces.members
    where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Loads one page in the order they joined, plus one row when there are more. */
export async function loadMemberPage(db: Db, workspaceId: string, paging: Paging): Promise<Page<MemberRow>> {
  return loadPage<MemberRow>(db, {
    ...paging,
    sort: BY_JOINED,
    where: [sql`workspace_id = ${workspaceId}`],
    select: (page) => sql`select user_id, role, permissions, joined_at, version from workspaces.members ${page}`,
  })
}

export async function updateMembership(
  db: Db,
  { workspaceId, userId, role, permissions }: Pick<NewMember, 'workspaceId' | 'userId' | 'role' | 'permissions'>,
): Promise<void> {
  await sql`
    update workspaces.members set role = ${role}, permissions = ${permissions}, version = version + 1
    where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db)
}

export async function deleteMember(db: Db, workspaceId: string, userId: string): Promise<void> {
  await workspaces(db).deleteFrom('workspaces.members').where('workspaceId', '=', workspaceId).where('userId', '=', userId).execute()
}

export async function countMemberships(db: Db, userId: string): Promise<{ owned: number; all: number }> {
  const { rows } = await sql<{ owned: number; all: number }>`
    select count(*) filter (where role = 'owner') as owned, count(*) as all from workspaces.members where user_id = ${userId}`.execute(db)
  return rows[0] ?? { owned: 0, all: 0 }
}

/** Loads the other members, managers first, then by the time they joined. */
export async function loadOtherMembers(db: Db, workspaceId: string, userId: string, limit: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select user_id, role, permissions, joined_at, version from workspaces.members
    where workspace_id = ${workspaceId} and user_id <> ${userId}
    order by role = 'manager' desc, joined_at, user_id limit ${limit}`.execute(db)
  return rows
}

/** Whether a user owns a workspace with other members. */
export async function ownsSharedWorkspace(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select exists (
      select from workspaces.members o join workspaces.members m on m.workspace_id = o.workspace_id and m.user_id <> o.user_id
      where o.user_id = ${userId} and o.role = 'owner') as owns`.execute(db)
  return rows[0]?.owns ?? false
}

/** Returns null for a closed or unknown workspace. */
export async function findOwner(db: Db, workspaceId: string): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from workspaces.members where workspace_id = ${workspaceId} and role = 'owner'`.execute(db)
  return rows[0]?.userId ?? null
}

/** Owner ids by workspace id. */
export async function loadOwners(db: Db, workspaceIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ workspaceId: string; userId: string }>`
    select workspace_id, user_id from workspaces.members where workspace_id = any(${workspaceIds}) and role = 'owner'`.execute(db)
  return new Map(rows.map(({ workspaceId, userId }) => [workspaceId, userId]))
}

/** The user ids of all members by workspace id. */
export async function loadMemberIds(db: Db, workspaceIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ workspaceId: string; userIds: string[] }>`
    select workspace_id, array_agg(user_id) as user_ids from workspaces.members where workspace_id = any(${workspaceIds}) group by workspace_id`.execute(
    db,
  )
  return new Map(rows.map(({ workspaceId, userIds }) => [workspaceId, userIds]))
}

export async function loadOwnedWorkspaceIds(db: Db, userId: string): Promise<string[]> {
  return loadWorkspaceIdsOf(db, [userId])
}

/** The workspaces of all these owners. */
export async function loadWorkspaceIdsOf(db: Db, ownerIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ workspaceId: string }>`
    select workspace_id from workspaces.members where user_id = any(${ownerIds}) and role = 'owner'`.execute(db)
  return rows.map(({ workspaceId }) => workspaceId)
}

/** Everybody who shares a workspace with this person. */
export async function loadColleagueIds(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct o.user_id from workspaces.members m join workspaces.members o on o.workspace_id = m.workspace_id and o.user_id <> m.user_id
    where m.user_id = ${userId} limit 500`.execute(db)
  return rows.map((row) => row.userId)
}

type StaffRow = Pick<NewMember, 'workspaceId' | 'userId' | 'role' | 'permissions'>

/** All members of these workspaces with their role and permissions. */
export async function loadStaff(db: Db, workspaceIds: readonly string[]): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select workspace_id, user_id, role, permissions from workspaces.members where workspace_id = any(${workspaceIds})
    order by workspace_id, user_id`.execute(db)
  return rows
}
