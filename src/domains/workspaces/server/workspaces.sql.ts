import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Area } from '#platform/shared/contract.ts'
import type { Kind, SeatRole } from '../contract.ts'
import type { Tables } from './db.types.ts'

const workspaces = schemaOf<Tables>()

export type WorkspaceRow = { id: string; kind: Kind; name: string; version: number; createdAt: Date }
/** A workspace with the place of one person in it. `areas` as listed: owners and managers list none. */
export type SeatRow = WorkspaceRow & { role: SeatRole; areas: Area[] }

const SEAT = sql`w.id, w.kind, w.name, w.version, w.created_at, m.role, m.areas`

export async function insertWorkspace(db: Db, row: WorkspaceRow): Promise<void> {
  await workspaces(db).insertInto('workspaces.workspaces').values(row).execute()
}

/** False when the person has theirs already. Waits for whoever is just making it. */
export async function insertPersonal(db: Db, row: WorkspaceRow & { personalOf: string }): Promise<boolean> {
  const inserted = await workspaces(db)
    .insertInto('workspaces.workspaces')
    .values(row)
    .onConflict((conflict) => conflict.column('personalOf').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Locks a person's personal workspace until the transaction ends, so that what counts their workspaces counts one by one. */
export async function lockPersonal(db: Db, userId: string): Promise<void> {
  await workspaces(db).selectFrom('workspaces.workspaces').select('id').where('personalOf', '=', userId).forUpdate().execute()
}

/** Locked until the transaction ends; whatever changes who is in it does so first. Undefined when it is closed or was none. */
export async function lockWorkspace(db: Db, id: string): Promise<WorkspaceRow | undefined> {
  const { rows } = await sql<WorkspaceRow>`
    select id, kind, name, version, created_at from workspaces.workspaces where id = ${id} and closed_at is null for update`.execute(db)
  return rows[0]
}

export async function seatIn(db: Db, userId: string, workspaceId: string): Promise<SeatRow | undefined> {
  const { rows } = await sql<SeatRow>`
    select ${SEAT} from workspaces.members m join workspaces.workspaces w on w.id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId}`.execute(db)
  return rows[0]
}

/** All a person is in: their personal one first, then in the order they joined. */
export async function seatsOf(db: Db, userId: string): Promise<(SeatRow & { personal: boolean; joinedAt: Date })[]> {
  const { rows } = await sql<SeatRow & { personal: boolean; joinedAt: Date }>`
    select ${SEAT}, m.joined_at, w.personal_of is not distinct from m.user_id as personal
    from workspaces.members m join workspaces.workspaces w on w.id = m.workspace_id
    where m.user_id = ${userId} order by personal desc, m.joined_at, w.id`.execute(db)
  return rows
}

/** Those of these workspaces a person is in. */
export async function seatsAmong(db: Db, userId: string, workspaceIds: readonly string[]): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select ${SEAT} from workspaces.members m join workspaces.workspaces w on w.id = m.workspace_id
    where m.user_id = ${userId} and m.workspace_id = any(${workspaceIds})`.execute(db)
  return rows
}

export async function renameRow(db: Db, id: string, name: string): Promise<void> {
  await sql`update workspaces.workspaces set name = ${name}, version = version + 1 where id = ${id}`.execute(db)
}

/** Their personal workspace becomes a business of somebody else. */
export async function makeBusiness(db: Db, id: string, name: string): Promise<void> {
  await sql`
    update workspaces.workspaces set kind = 'business', personal_of = null, name = ${name}, version = version + 1
    where id = ${id}`.execute(db)
}

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Deletes a workspace with its people, and whatever other domains let go with it by `on delete cascade`. Answers null, or
 * the domain whose records keep it; then nothing was deleted.
 */
export async function deleteUnlessKept(db: Db, id: string): Promise<{ by: string } | null> {
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

/** Leaves a shell that others' records can go on naming: without a name, people, invitations or views. */
export async function closeRow(db: Db, id: string, closedAt: Date): Promise<void> {
  await workspaces(db).deleteFrom('workspaces.members').where('workspaceId', '=', id).execute()
  await workspaces(db).deleteFrom('workspaces.invitations').where('workspaceId', '=', id).execute()
  await workspaces(db).deleteFrom('workspaces.views').where('workspaceId', '=', id).execute()
  await workspaces(db).updateTable('workspaces.workspaces').set({ name: '', personalOf: null, closedAt }).where('id', '=', id).execute()
}

/** Whether any business lives here yet. */
export async function hasWorkspaces(db: Db): Promise<boolean> {
  return (await workspaces(db).selectFrom('workspaces.workspaces').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** What these workspaces are called, by id. A closed one has no name. */
export async function workspaceNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from workspaces.workspaces where id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
