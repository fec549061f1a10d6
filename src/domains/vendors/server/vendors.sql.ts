import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { containing } from '#platform/server/list-page.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { LegalDetails, VendorStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const vendors = schemaOf<Tables>()

/** A text by language; any language may be missing. */
export type Texts = Record<string, string>

/** A vendor's policies; unwritten ones are missing. */
export type Policies = { shipping?: Texts | undefined; returns?: Texts | undefined }

export type Vendor = {
  workspaceId: string
  number: number
  slug: string
  name: string
  tagline: Texts
  policies: Policies
  description: Texts
  status: VendorStatus
  logo: Picture | null
  banner: Picture | null
  /** The shop is on vacation until this day (YYYY-MM-DD); null: not on vacation. */
  awayUntil: string | null
}

export type NewVendor = Pick<Vendor, 'workspaceId' | 'number' | 'slug' | 'name' | 'tagline' | 'policies' | 'description'> & {
  legal: LegalDetails | null
  payoutSealed: string | null
  payoutHint: string | null
  createdAt: Date
}

export async function insertVendor(db: Db, { tagline, policies, description, legal, ...vendor }: NewVendor): Promise<void> {
  const texts = { tagline: JSON.stringify(tagline), policies: JSON.stringify(policies), description: JSON.stringify(description) }
  await vendors(db)
    .insertInto('vendors.vendors')
    .values({ ...vendor, ...texts, legal: legal && JSON.stringify(legal), status: 'approved' })
    .execute()
}

/** Lets only one transaction at a time take a number, a name or a slug. */
export async function lockNames(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('vendors.names', 0))`.execute(db)
}

export async function lastVendorNumber(db: Db): Promise<number> {
  const row = await vendors(db)
    .selectFrom('vendors.vendors')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}

const COLUMNS = sql.raw('workspace_id, number, slug, name, tagline, policies, description, status, logo, banner, away_until, created_at')

export async function loadVendorsByWorkspace(db: Db, workspaceIds: readonly string[]): Promise<Vendor[]> {
  const { rows } = await sql<Vendor>`select ${COLUMNS} from vendors.vendors where workspace_id = any(${workspaceIds})`.execute(db)
  return rows
}

/** Approved vendors with these slugs. */
export async function loadVendorsBySlug(db: Db, slugs: readonly string[]): Promise<(Vendor & { createdAt: Date })[]> {
  const { rows } = await sql<Vendor & { createdAt: Date }>`
    select ${COLUMNS} from vendors.vendors where slug = any(${slugs}) and status = 'approved'`.execute(db)
  return rows
}

/** All slugs in order, after one. */
export async function loadSlugs(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from vendors.vendors where slug > ${after} order by slug limit ${limit}`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** Approved vendors but `hidden` whose name contains the text or something similar, best match first. */
export async function searchVendorsByName(
  db: Db,
  text: string,
  limit: number,
  hidden: readonly string[] = [],
): Promise<{ slug: string; name: string }[]> {
  const { rows } = await sql<{ slug: string; name: string }>`
    select slug, name from vendors.vendors
    where status = 'approved' and slug <> all(${hidden}) and (
      platform.searchable(${text}) <% platform.searchable(name)
      or platform.searchable(name) like '%' || replace(replace(replace(platform.searchable(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
    )
    order by word_similarity(platform.searchable(${text}), platform.searchable(name)) desc, number limit ${limit}`.execute(db)
  return rows
}

/** Workspaces of vendors, also of suspended ones, whose name contains the text. */
export async function findVendorIdsByName(db: Db, text: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ workspaceId: string }>`
    select workspace_id from vendors.vendors where lower(name) like ${containing(text.toLowerCase())} order by number limit ${limit}`.execute(
    db,
  )
  return rows.map(({ workspaceId }) => workspaceId)
}

/** One batch of approved vendors after `afterSlug`, for sitemaps. */
export async function loadVendorUrls(db: Db, afterSlug: string, limit: number): Promise<{ slug: string; createdAt: Date }[]> {
  const { rows } = await sql<{ slug: string; createdAt: Date }>`
    select slug, created_at from vendors.vendors where status = 'approved' and slug > ${afterSlug} order by slug limit ${limit}`.execute(db)
  return rows
}

export async function findVendorBySlug(db: Db, slug: string): Promise<Pick<Vendor, 'workspaceId' | 'status'> | undefined> {
  const { rows } = await sql<Pick<Vendor, 'workspaceId' | 'status'>>`
    select workspace_id, status from vendors.vendors where slug = ${slug}`.execute(db)
  return rows[0]
}
