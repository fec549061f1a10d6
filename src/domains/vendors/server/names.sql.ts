/** Queries for taken names and slugs. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const vendors = schemaOf<Tables>()

/** Whether another shop that is not closed, or a pending application of another workspace, has this name, ignoring case. */
export async function isNameTaken(db: Db, name: string, workspaceId: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from vendors.vendors where lower(name) = lower(${name}) and status <> 'closed' and workspace_id <> ${workspaceId})
        or exists (select from vendors.applications where lower(name) = lower(${name}) and status = 'submitted' and workspace_id <> ${workspaceId}) as taken`.execute(
    db,
  )
  return rows[0]?.taken ?? true
}

/** Slugs among these that are current or former slugs of another workspace's shop. */
export async function findTakenSlugs(db: Db, slugs: readonly string[], workspaceId: string): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from vendors.vendors where slug = any(${slugs}) and workspace_id <> ${workspaceId}
    union select slug from vendors.former_slugs where slug = any(${slugs}) and workspace_id <> ${workspaceId}`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}

/** Saves a former slug for redirects. */
export async function saveFormerSlug(db: Db, former: { slug: string; workspaceId: string; since: Date }): Promise<void> {
  await vendors(db)
    .insertInto('vendors.formerSlugs')
    .values(former)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}

export async function deleteFormerSlug(db: Db, slug: string): Promise<void> {
  await vendors(db).deleteFrom('vendors.formerSlugs').where('slug', '=', slug).execute()
}

/** The current slug of the shop with this former slug; null if there is none. */
export async function findCurrentSlug(db: Db, slug: string): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`
    select v.slug from vendors.former_slugs f join vendors.vendors v using (workspace_id) where f.slug = ${slug}`.execute(db)
  return rows[0]?.slug ?? null
}
