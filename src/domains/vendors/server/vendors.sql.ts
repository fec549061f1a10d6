import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const vendors = schemaOf<Tables>()

/** `tagline` by language, in whatever languages the vendor wrote it. */
export type Vendor = { workspaceId: string; number: number; slug: string; name: string; tagline: Record<string, string>; status: string }

export async function insertVendor(db: Db, vendor: Vendor & { createdAt: Date }): Promise<void> {
  await vendors(db)
    .insertInto('vendors.vendors')
    .values({ ...vendor, tagline: JSON.stringify(vendor.tagline) })
    .execute()
}

export async function lastVendorNumber(db: Db): Promise<number> {
  const row = await vendors(db)
    .selectFrom('vendors.vendors')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}

export async function vendorsByWorkspace(db: Db, workspaceIds: readonly string[]): Promise<Vendor[]> {
  const { rows } = await sql<Vendor>`
    select workspace_id, number, slug, name, tagline, status from vendors.vendors where workspace_id = any(${workspaceIds})`.execute(db)
  return rows
}

export async function vendorBySlug(db: Db, slug: string): Promise<Pick<Vendor, 'workspaceId' | 'status'> | undefined> {
  return vendors(db).selectFrom('vendors.vendors').select(['workspaceId', 'status']).where('slug', '=', slug).executeTakeFirst()
}
