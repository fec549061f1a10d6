/** Every statement on questions and answers. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Tables } from '../db.types.ts'

const marketplace = schemaOf<Tables>()

export type EntryRow = {
  id: string
  workspaceId: string
  productId: string
  questionId: string | null
  userId: string | null
  byVendor: boolean
  language: Language
  text: string
  writtenAt: Date
}

/** What so many members reported is not shown until it is taken away. */
const HIDDEN_AFTER = 3

export const NEWEST: Keyset = { name: 'newest', by: sql`q.written_at`, cast: 'timestamptz', id: sql`q.id`, direction: 'desc' }

const COLUMNS = sql`q.id, q.workspace_id, q.product_id, q.question_id, q.user_id, q.by_vendor, q.language, q.text, q.written_at`
const SHOWN = sql`cardinality(q.reporters) < ${HIDDEN_AFTER}`

export async function insertEntry(db: Db, entry: EntryRow): Promise<void> {
  await marketplace(db).insertInto('marketplace.questions').values(entry).execute()
}

/** Questions about a product, one more than `limit` when there are further ones. */
export async function questionPage(
  db: Db,
  productId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<EntryRow[]> {
  const after = afterCursor(NEWEST, cursor)
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from marketplace.questions q
    where q.product_id = ${productId} and q.question_id is null and ${SHOWN} ${after ? sql`and ${after}` : sql``}
    ${orderBy(NEWEST)} limit ${limit + 1}`.execute(db)
  return rows
}

export async function answersTo(db: Db, questionIds: readonly string[]): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from marketplace.questions q where q.question_id = any(${questionIds}) and ${SHOWN}
    order by q.by_vendor desc, q.id`.execute(db)
  return rows
}

export async function entryById(db: Db, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`select ${COLUMNS} from marketplace.questions q where q.id = ${id}`.execute(db)
  return rows[0]
}

/** What was written about a product, newest first, by this member; by everybody when null. */
export async function entryIds(db: Db, productId: string, userId: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from marketplace.questions where product_id = ${productId} ${userId === null ? sql`` : sql`and user_id = ${userId}`}
    order by written_at desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteEntry(db: Db, id: string): Promise<void> {
  await marketplace(db).deleteFrom('marketplace.questions').where('id', '=', id).execute()
}

/** A member's second report changes nothing. */
export async function addReporter(db: Db, id: string, userId: string): Promise<void> {
  await sql`
    update marketplace.questions set reporters = reporters || ${userId}::text
    where id = ${id} and not reporters @> array[${userId}::text]`.execute(db)
}

export async function entriesOfUser(db: Db, userId: string): Promise<unknown[]> {
  const { rows } = await sql<{ exported: unknown }>`
    select to_jsonb(q) - 'reporters' as exported from marketplace.questions q where user_id = ${userId} order by id`.execute(db)
  return rows.map(({ exported }) => exported)
}

/** The words stay for those who asked or answered; whose they were is forgotten. */
export async function forgetAuthor(db: Db, userId: string): Promise<string[]> {
  await sql`
    update marketplace.questions set reporters = array_remove(reporters, ${userId}) where reporters @> array[${userId}::text]`.execute(db)
  const { rows } = await sql<{ productId: string }>`
    update marketplace.questions set user_id = null where user_id = ${userId} returning product_id`.execute(db)
  return [...new Set(rows.map(({ productId }) => productId))]
}

const UNANSWERED = sql`q.question_id is null and ${SHOWN}
  and not exists (select from marketplace.questions a where a.question_id = q.id and a.by_vendor)`

/** Questions below what a workspace sells that it has not answered, the oldest first. */
export async function waitingFor(db: Db, workspaceId: string, limit: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from marketplace.questions q where q.workspace_id = ${workspaceId} and ${UNANSWERED}
    order by q.written_at, q.id limit ${limit}`.execute(db)
  return rows
}

export async function countWaiting(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from marketplace.questions q where q.workspace_id = ${workspaceId} and ${UNANSWERED}`.execute(db)
  return rows[0]?.count ?? 0
}
