import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Area } from '#platform/shared/contract.ts'
import type { SeatRole } from '../contract.ts'
import type { Tables } from './db.types.ts'

const workspaces = schemaOf<Tables>()

export type MemberRow = { userId: string; role: SeatRole; areas: Area[]; joinedAt: Date; version: number }
export type NewMember = { workspaceId: string; userId: string; role: SeatRole; areas: Area[]; joinedAt: Date }

export const JOINED: Keyset = { name: 'joined', by: sql`joined_at`, cast: 'timestamptz', id: sql`user_id`, direction: 'asc' }

/** False when they are in it already. */
export async function insertMember(db: Db, member: NewMember): Promise<boolean> {
  const inserted = await workspaces(db)
    .insertInto('workspaces.members')
    .values(member)
    .onConflict((conflict) => conflict.columns(['workspaceId', 'userId']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function memberOf(db: Db, workspaceId: string, userId: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select user_id, role, areas, joined_at, version from workspaces.members
    where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db)
  return rows[0]
}

/** One page in the order they joined, one more than `limit` when there are further ones. */
export async function pageOfMembers(db: Db, workspaceId: string, cursor: string | undefined, limit: number): Promise<MemberRow[]> {
  const after = afterCursor(JOINED, cursor)
  const { rows } = await sql<MemberRow>`
    select user_id, role, areas, joined_at, version from workspaces.members
    where workspace_id = ${workspaceId} ${after ? sql`and ${after}` : sql``} ${orderBy(JOINED)} limit ${limit + 1}`.execute(db)
  return rows
}

export async function seatMember(
  db: Db,
  { workspaceId, userId, role, areas }: Pick<NewMember, 'workspaceId' | 'userId' | 'role' | 'areas'>,
): Promise<void> {
  await sql`
    update workspaces.members set role = ${role}, areas = ${areas}, version = version + 1
    where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db)
}

export async function deleteMember(db: Db, workspaceId: string, userId: string): Promise<void> {
  await workspaces(db).deleteFrom('workspaces.members').where('workspaceId', '=', workspaceId).where('userId', '=', userId).execute()
}

export async function countSeats(db: Db, userId: string): Promise<{ owned: number; all: number }> {
  const { rows } = await sql<{ owned: number; all: number }>`
    select count(*) filter (where role = 'owner') as owned, count(*) as all from workspaces.members where user_id = ${userId}`.execute(db)
  return rows[0] ?? { owned: 0, all: 0 }
}

/** Who else is there, managers first, then those who have been there longest. */
export async function othersIn(db: Db, workspaceId: string, userId: string, limit: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select user_id, role, areas, joined_at, version from workspaces.members
    where workspace_id = ${workspaceId} and user_id <> ${userId}
    order by role = 'manager' desc, joined_at, user_id limit ${limit}`.execute(db)
  return rows
}

/** Whether a person owns a workspace in which somebody else works. */
export async function ownsPeopledWorkspace(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select exists (
      select from workspaces.members o join workspaces.members m on m.workspace_id = o.workspace_id and m.user_id <> o.user_id
      where o.user_id = ${userId} and o.role = 'owner') as owns`.execute(db)
  return rows[0]?.owns ?? false
}

/** Null for a workspace that is closed, or never was. */
export async function ownerOf(db: Db, workspaceId: string): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from workspaces.members where workspace_id = ${workspaceId} and role = 'owner'`.execute(db)
  return rows[0]?.userId ?? null
}

/** Their owners, by workspace. */
export async function ownersOf(db: Db, workspaceIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ workspaceId: string; userId: string }>`
    select workspace_id, user_id from workspaces.members where workspace_id = any(${workspaceIds}) and role = 'owner'`.execute(db)
  return new Map(rows.map(({ workspaceId, userId }) => [workspaceId, userId]))
}

export async function workspacesOwnedBy(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ workspaceId: string }>`
    select workspace_id from workspaces.members where user_id = ${userId} and role = 'owner'`.execute(db)
  return rows.map(({ workspaceId }) => workspaceId)
}
