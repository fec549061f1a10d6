import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const vendors = schemaOf<Tables>()

/** A text by language, in whatever languages the vendor wrote it. */
type Texts = Record<string, string>

/** What a vendor promises; what it says nothing about is left out. */
export type Policies = { shipping?: Texts | undefined; returns?: Texts | undefined }

export type Vendor = {
  workspaceId: string
  number: number
  slug: string
  name: string
  tagline: Texts
  policies: Policies
  status: string
}

export async function insertVendor(db: Db, vendor: Vendor & { createdAt: Date }): Promise<void> {
  await vendors(db)
    .insertInto('vendors.vendors')
    .values({ ...vendor, tagline: JSON.stringify(vendor.tagline), policies: JSON.stringify(vendor.policies) })
    .execute()
}

export async function lastVendorNumber(db: Db): Promise<number> {
  const row = await vendors(db)
    .selectFrom('vendors.vendors')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}

const COLUMNS = sql.raw('workspace_id, number, slug, name, tagline, policies, status, created_at')

export async function vendorsByWorkspace(db: Db, workspaceIds: readonly string[]): Promise<Vendor[]> {
  const { rows } = await sql<Vendor>`select ${COLUMNS} from vendors.vendors where workspace_id = any(${workspaceIds})`.execute(db)
  return rows
}

/** Those of them that may sell. */
export async function vendorsBySlug(db: Db, slugs: readonly string[]): Promise<(Vendor & { createdAt: Date })[]> {
  const { rows } = await sql<Vendor & { createdAt: Date }>`
    select ${COLUMNS} from vendors.vendors where slug = any(${slugs}) and status = 'approved'`.execute(db)
  return rows
}

/** Those that may sell and whose name has the text in it, or something spelled almost so; the nearest first. */
export async function vendorsNamedLike(db: Db, text: string, limit: number): Promise<{ slug: string; name: string }[]> {
  const { rows } = await sql<{ slug: string; name: string }>`
    select slug, name from vendors.vendors
    where status = 'approved' and (
      platform.searchable(${text}) <% platform.searchable(name)
      or platform.searchable(name) like '%' || replace(replace(replace(platform.searchable(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
    )
    order by word_similarity(platform.searchable(${text}), platform.searchable(name)) desc, number limit ${limit}`.execute(db)
  return rows
}

/** Those that may sell after `afterSlug`, for sitemaps. */
export async function vendorAddresses(db: Db, afterSlug: string, limit: number): Promise<{ slug: string; createdAt: Date }[]> {
  const { rows } = await sql<{ slug: string; createdAt: Date }>`
    select slug, created_at from vendors.vendors where status = 'approved' and slug > ${afterSlug} order by slug limit ${limit}`.execute(db)
  return rows
}

export async function vendorBySlug(db: Db, slug: string): Promise<Pick<Vendor, 'workspaceId' | 'status'> | undefined> {
  return vendors(db).selectFrom('vendors.vendors').select(['workspaceId', 'status']).where('slug', '=', slug).executeTakeFirst()
}
