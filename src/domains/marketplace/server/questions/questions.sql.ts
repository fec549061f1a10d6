/** All SQL on questions and answers. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { loadPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
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

/** An entry that this many members reported is hidden. */
const HIDDEN_AFTER = 3

const NEWEST: Sorting<EntryRow> = {
  name: 'newest',
  by: sql`q.written_at`,
  cast: 'timestamptz',
  id: sql`q.id`,
  direction: 'desc',
  keyOf: ({ writtenAt, id }) => [writtenAt.toISOString(), id],
}

const COLUMNS = sql`q.id, q.workspace_id, q.product_id, q.question_id, q.user_id, q.by_vendor, q.language, q.text, q.written_at`
const SHOWN = sql`q.removed_at is null and cardinality(q.reporters) < ${HIDDEN_AFTER}`

export async function insertEntry(db: Db, entry: EntryRow): Promise<void> {
  await marketplace(db).insertInto('marketplace.questions').values(entry).execute()
}

/** The vendor speaks as a business, so its answers stay. */
const shownTo = (hiddenIds: readonly string[]) =>
  hiddenIds.length === 0 ? sql`true` : sql`(q.by_vendor or q.user_id is null or q.user_id <> all(${hiddenIds}))`

/** `hiddenIds`: authors whom the viewer does not see. */
export async function loadQuestionPage(
  db: Db,
  { productId, hiddenIds }: { productId: string; hiddenIds: readonly string[] },
  paging: Paging,
): Promise<Page<EntryRow>> {
  return loadPage<EntryRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [sql`q.product_id = ${productId}`, sql`q.question_id is null`, SHOWN, shownTo(hiddenIds)],
    select: (page) => sql`select ${COLUMNS} from marketplace.questions q ${page}`,
  })
}

export async function loadAnswers(db: Db, questionIds: readonly string[], hiddenIds: readonly string[]): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from marketplace.questions q where q.question_id = any(${questionIds}) and ${SHOWN} and ${shownTo(hiddenIds)}
    order by q.by_vendor desc, q.id`.execute(db)
  return rows
}

export async function findEntry(db: Db, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`select ${COLUMNS} from marketplace.questions q where q.id = ${id} and q.removed_at is null`.execute(
    db,
  )
  return rows[0]
}

export async function loadEntriesById(db: Db, ids: readonly string[]): Promise<EntryRow[]> {
  const { rows } =
    await sql<EntryRow>`select ${COLUMNS} from marketplace.questions q where q.id = any(${ids}) and q.removed_at is null`.execute(db)
  return rows
}

/** Also removed ones, which only moderation may know of. */
export async function loadEntriesAnyway(db: Db, ids: readonly string[]): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`select ${COLUMNS} from marketplace.questions q where q.id = any(${ids})`.execute(db)
  return rows
}

/** Returns the product if that changed anything. */
export async function setRemoved(db: Db, id: string, removedAt: Date | null): Promise<string | null> {
  const { rows } = await sql<{ productId: string }>`
    update marketplace.questions set removed_at = ${removedAt}
    where id = ${id} and (removed_at is null) <> ${removedAt === null} returning product_id`.execute(db)
  return rows[0]?.productId ?? null
}

/** Ids of entries about a product, newest first: by everybody, by one member, or by that member and the vendor. */
export async function loadEntryIds(
  db: Db,
  productId: string,
  { by, userId }: { by: 'everybody' | 'vendor' | 'member'; userId: string },
  limit: number,
): Promise<string[]> {
  const written = { everybody: sql`true`, vendor: sql`(user_id = ${userId} or by_vendor)`, member: sql`user_id = ${userId}` }[by]
  const { rows } = await sql<{ id: string }>`
    select id from marketplace.questions where product_id = ${productId} and removed_at is null and ${written}
    order by written_at desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteEntry(db: Db, id: string): Promise<void> {
  await marketplace(db).deleteFrom('marketplace.questions').where('id', '=', id).execute()
}

export async function deleteRemoved(db: Db, id: string): Promise<void> {
  await sql`delete from marketplace.questions where id = ${id} and removed_at is not null`.execute(db)
}

/** Members with an open report. Returns the product if they changed. */
export async function setReporters(db: Db, id: string, userIds: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ productId: string }>`
    update marketplace.questions set reporters = ${userIds}::text[] where id = ${id} and reporters <> ${userIds}::text[]
    returning product_id`.execute(db)
  return rows[0]?.productId ?? null
}

export async function loadEntriesOfUser(db: Db, userId: string): Promise<unknown[]> {
  const { rows } = await sql<{ exported: unknown }>`
    select to_jsonb(q) - 'reporters' as exported from marketplace.questions q where user_id = ${userId} order by id`.execute(db)
  return rows.map(({ exported }) => exported)
}

/** Removes the author but keeps the text for its readers; what moderators removed goes. Returns the affected products. */
export async function anonymizeAuthor(db: Db, userId: string): Promise<string[]> {
  await sql`delete from marketplace.questions where user_id = ${userId} and removed_at is not null`.execute(db)
  await sql`
    update marketplace.questions set reporters = array_remove(reporters, ${userId}) where reporters @> array[${userId}::text]`.execute(db)
  const { rows } = await sql<{ productId: string }>`
    update marketplace.questions set user_id = null where user_id = ${userId} returning product_id`.execute(db)
  return [...new Set(rows.map(({ productId }) => productId))]
}

const UNANSWERED = sql`q.question_id is null and ${SHOWN}
  and not exists (select from marketplace.questions a where a.question_id = q.id and a.by_vendor)`

/** A workspace's questions without a vendor answer, oldest first. */
export async function loadUnanswered(db: Db, workspaceId: string, limit: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from marketplace.questions q where q.workspace_id = ${workspaceId} and ${UNANSWERED}
    order by q.written_at, q.id limit ${limit}`.execute(db)
  return rows
}

/** How many there are, and the product of the oldest one. */
export async function summarizeUnanswered(db: Db, workspaceId: string): Promise<{ count: number; oldestProductId: string | null }> {
  const { rows } = await sql<{ count: number; oldestProductId: string | null }>`
    select count(*) as count, (array_agg(q.product_id order by q.written_at, q.id))[1] as oldest_product_id
    from marketplace.questions q where q.workspace_id = ${workspaceId} and ${UNANSWERED}`.execute(db)
  return rows[0] ?? { count: 0, oldestProductId: null }
}

export async function countUnanswered(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from marketplace.questions q where q.workspace_id = ${workspaceId} and ${UNANSWERED}`.execute(db)
  return rows[0]?.count ?? 0
}
