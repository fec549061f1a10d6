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

export async function vendorsByWorkspace(db: Db, workspaceIds: readonly string[]): Promise<Vendor[]> {
  const { rows } = await sql<Vendor>`
    select workspace_id, number, slug, name, tagline, policies, status from vendors.vendors where workspace_id = any(${workspaceIds})`.execute(
    db,
  )
  return rows
}
