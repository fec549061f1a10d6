/** Statements on collections. The owner is a workspace, or null for the platform. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { type Conditions, containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Language } from '#platform/shared/language.ts'
import type { CollectionRule } from '../../contract.ts'
import type { Tables } from '../db.types.ts'

const catalog = schemaOf<Tables>()

export type OwnerId = string | null
export type Texts = Partial<Record<Language, string>>

/** What is written of a collection. The texts have only the languages that were written. */
export type CollectionFields = { name: Texts; description: Texts; rule: CollectionRule | null; published: boolean }

export type CollectionRow = CollectionFields & {
  id: string
  workspaceId: OwnerId
  slug: string
  createdAt: Date
  version: number
  productCount: number
}

const COLUMNS = sql`c.id, c.workspace_id, c.slug, c.name, c.description, c.rule, c.published, c.created_at, c.version,
  (select count(*) from catalog.collection_products m where m.collection_id = c.id) as product_count`

const ownedBy = (owner: OwnerId) => sql`c.workspace_id is not distinct from ${owner}::text`

/** Until the transaction ends, no product of the owner changes its collections and nobody else saves one. */
export async function lockCollections(db: Db, owner: OwnerId): Promise<void> {
  await sql`select pg_advisory_xact_lock(catalog.collections_lock(${owner}::text))`.execute(db)
}

export async function findCollection(db: Db, owner: OwnerId, id: string): Promise<CollectionRow | undefined> {
  const { rows } = await sql<CollectionRow>`select ${COLUMNS} from catalog.collections c where c.id = ${id} and ${ownedBy(owner)}`.execute(
    db,
  )
  return rows[0]
}

export async function countCollections(db: Db, owner: OwnerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from catalog.collections c where ${ownedBy(owner)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The slugs that begin with `wanted`, of all collections. */
export async function loadSlugsLike(db: Db, wanted: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`select slug from catalog.collections where slug ^@ ${wanted}`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}

type NewCollection = CollectionFields & { id: string; workspaceId: OwnerId; slug: string; createdAt: Date }

/** Returns false if another collection has the slug. */
export async function insertCollection(db: Db, { name, description, rule, ...row }: NewCollection): Promise<boolean> {
  const inserted = await catalog(db)
    .insertInto('catalog.collections')
    .values({ ...row, name: JSON.stringify(name), description: JSON.stringify(description), rule: rule && JSON.stringify(rule) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function updateCollectionFields(db: Db, id: string, { name, description, rule, published }: CollectionFields): Promise<void> {
  await catalog(db)
    .updateTable('catalog.collections')
    .set({
      name: JSON.stringify(name),
      description: JSON.stringify(description),
      rule: rule && JSON.stringify(rule),
      published,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteCollection(db: Db, id: string): Promise<void> {
  await catalog(db).deleteFrom('catalog.collections').where('id', '=', id).execute()
}

const NEWEST: Sorting<CollectionRow> = {
  name: 'newest collections',
  by: sql`c.created_at`,
  cast: 'timestamptz',
  id: sql`c.id`,
  direction: 'desc',
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
}

export async function listCollectionRows(db: Db, { owner, q }: { owner: OwnerId; q?: string | undefined }, paging: Paging) {
  const pattern = q && containing(q.toLowerCase())
  const where: Conditions = [ownedBy(owner), pattern ? sql`(c.slug like ${pattern} or lower(c.name::text) like ${pattern})` : null]
  return listPage<CollectionRow>(db, {
    ...paging,
    where,
    sort: NEWEST,
    countFrom: sql`catalog.collections c`,
    select: (page) => sql`select ${COLUMNS} from catalog.collections c ${page}`,
  })
}

/** Collections of the owner: those with these ids, or those that the text is part of. */
export async function findOwnCollections(
  db: Db,
  owner: OwnerId,
  asked: { ids: readonly string[] } | { q: string },
  limit: number,
): Promise<Pick<CollectionRow, 'id' | 'name'>[]> {
  const chosen = 'ids' in asked ? sql`c.id = any(${asked.ids})` : sql`lower(c.name::text) like ${containing(asked.q.toLowerCase())}`
  const { rows } = await sql<Pick<CollectionRow, 'id' | 'name'>>`
    select c.id, c.name from catalog.collections c where ${ownedBy(owner)} and ${chosen} order by lower(c.name ->> 'en'), c.id limit ${limit}`.execute(
    db,
  )
  return rows
}
