import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const workspaces = schemaOf<Tables>()

/** The stored part of a list's state. */
export type ViewContent = { name: string; query: string; columns: string[] | null; shared: boolean }
/** `userId` is null when the author has left. */
export type ViewRow = ViewContent & { id: string; userId: string | null; list: string; version: number }

const COLUMNS = ['id', 'userId', 'list', 'name', 'query', 'columns', 'shared', 'version'] as const
const UNIQUE_VIOLATION = '23505'

/** Loads a user's own views and the shared ones, by name. */
export async function loadViews(db: Db, workspaceId: string, userId: string, list: string): Promise<ViewRow[]> {
  return workspaces(db)
    .selectFrom('workspaces.views')
    .select(COLUMNS)
    .where('workspaceId', '=', workspaceId)
    .where('list', '=', list)
    .where((is) => is.or([is('userId', '=', userId), is('shared', '=', true)]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

/** Locks a view that the user can see, until the transaction ends. */
export async function lockView(db: Db, workspaceId: string, userId: string, id: string): Promise<ViewRow | undefined> {
  return workspaces(db)
    .selectFrom('workspaces.views')
    .select(COLUMNS)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where((is) => is.or([is('userId', '=', userId), is('shared', '=', true)]))
    .forUpdate()
    .executeTakeFirst()
}

export async function countViews(db: Db, workspaceId: string, userId: string, list: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from workspaces.views where workspace_id = ${workspaceId} and user_id = ${userId} and list = ${list}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns false when the user already has a view of this list with this name. */
export async function insertView(db: Db, row: ViewRow & { workspaceId: string; createdAt: Date }): Promise<boolean> {
  return falseIfNameTaken(db, () => workspaces(db).insertInto('workspaces.views').values(row).execute())
}

/** Returns false when the user has another view of this list with this name. */
export async function updateViewRow(db: Db, id: string, { name, query, columns, shared }: ViewContent): Promise<boolean> {
  return falseIfNameTaken(db, () =>
    sql`update workspaces.views set name = ${name}, query = ${query}, columns = ${columns}, shared = ${shared}, version = version + 1
      where id = ${id}`.execute(db),
  )
}

export async function deleteView(db: Db, id: string): Promise<void> {
  await workspaces(db).deleteFrom('workspaces.views').where('id', '=', id).execute()
}

/** Deletes a leaving member's private views and removes their name from the shared ones. */
export async function detachViews(db: Db, workspaceId: string, userId: string): Promise<void> {
  await sql`delete from workspaces.views where workspace_id = ${workspaceId} and user_id = ${userId} and not shared`.execute(db)
  await sql`update workspaces.views set user_id = null where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db)
}

export async function loadViewsByAuthor(db: Db, userId: string): Promise<(ViewContent & { workspaceId: string; list: string })[]> {
  return workspaces(db)
    .selectFrom('workspaces.views')
    .select(['workspaceId', 'list', 'name', 'query', 'columns', 'shared'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}

async function falseIfNameTaken(db: Db, work: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint naming`.execute(db)
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    await sql`rollback to savepoint naming`.execute(db)
    return false
  }
}
