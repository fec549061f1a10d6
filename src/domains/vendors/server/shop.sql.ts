/** Writes of a shop, and what only its own people and the operator read. */
import { type RawBuilder, sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Picture } from '#platform/server/picture.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { CursorValue } from '#platform/shared/cursor.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import type { VendorSort, VendorStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { SealedPayout } from './payout-details.ts'
import type { Policies, Texts, Vendor } from './vendors.sql.ts'

const vendors = schemaOf<Tables>()

export type Shop = Vendor &
  SealedPayout & {
    address: string
    suspendedSince: Date | null
    suspensionReason: string | null
    version: number
    createdAt: Date
  }

const SHOP = sql.raw(`workspace_id, number, slug, name, tagline, policies, description, status, logo, banner, away_until, created_at,
  address, payout_sealed, payout_hint, suspended_since, suspension_reason, version`)

export async function shopOf(db: Db, workspaceId: string): Promise<Shop | undefined> {
  const { rows } = await sql<Shop>`select ${SHOP} from vendors.vendors where workspace_id = ${workspaceId}`.execute(db)
  return rows[0]
}

/** Locked until the transaction ends. */
export async function lockShop(db: Db, workspaceId: string): Promise<Shop | undefined> {
  const { rows } = await sql<Shop>`select ${SHOP} from vendors.vendors where workspace_id = ${workspaceId} for update`.execute(db)
  return rows[0]
}

export type ShopWords = { name: string; slug: string; tagline: Texts; description: Texts; policies: Policies; address: string }

export async function putWords(db: Db, workspaceId: string, { tagline, description, policies, ...rest }: ShopWords): Promise<void> {
  const texts = { tagline: JSON.stringify(tagline), description: JSON.stringify(description), policies: JSON.stringify(policies) }
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ ...rest, ...texts, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

export async function putPicture(db: Db, workspaceId: string, which: 'logo' | 'banner', picture: Picture | null): Promise<void> {
  const value = picture && JSON.stringify(picture)
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ ...(which === 'logo' ? { logo: value } : { banner: value }), version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

export async function putPayout(db: Db, workspaceId: string, payout: SealedPayout): Promise<void> {
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ ...payout, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

export async function putAway(db: Db, workspaceId: string, awayUntil: string | null): Promise<void> {
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ awayUntil, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

/** Those who said they would be back by this day are. Answers their workspaces. */
export async function bringBack(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ workspaceId: string }>`
    update vendors.vendors set away_until = null, version = version + 1 where away_until <= ${today}::date returning workspace_id`.execute(
    db,
  )
  return rows.map(({ workspaceId }) => workspaceId)
}

export type Standing = { status: VendorStatus; suspendedSince: Date | null; suspensionReason: string | null }

export async function putStatus(db: Db, workspaceId: string, standing: Standing): Promise<void> {
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ ...standing, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

/** What names people goes; the number, the name and the slug stay, for orders and books that name them. */
export async function emptyShop(db: Db, workspaceId: string): Promise<void> {
  await vendors(db)
    .updateTable('vendors.vendors')
    .set({ address: '', payoutSealed: null, payoutHint: null, awayUntil: null, logo: null, banner: null })
    .where('workspaceId', '=', workspaceId)
    .execute()
}

/** Which of these workspaces have a shop that is not closed. */
export async function openShopsAmong(db: Db, workspaceIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ workspaceId: string }>`
    select workspace_id from vendors.vendors where workspace_id = any(${workspaceIds}) and status <> 'closed'`.execute(db)
  return rows.map(({ workspaceId }) => workspaceId)
}

/** Which of these workspaces have a delivery method that can be chosen. */
export async function withMethods(db: Db, workspaceIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ workspaceId: string }>`
    select distinct workspace_id from vendors.delivery_methods where workspace_id = any(${workspaceIds}) and active`.execute(db)
  return new Set(rows.map(({ workspaceId }) => workspaceId))
}

export type VendorFilter = { q?: string | undefined; status?: VendorStatus | undefined; since?: MomentRange | undefined }
type Order = Keyset & { keyOf(row: Shop): [CursorValue, string] }

const since: Omit<Order, 'name' | 'direction'> = {
  ...{ by: sql`created_at`, cast: 'timestamptz', id: sql`workspace_id` },
  keyOf: ({ createdAt, workspaceId }) => [createdAt.toISOString(), workspaceId],
}
const named: typeof since = {
  ...{ by: sql`lower(name)`, cast: 'text', id: sql`workspace_id` },
  keyOf: ({ name, workspaceId }) => [name.toLowerCase(), workspaceId],
}

export const VENDOR_ORDERS: Record<VendorSort, Order> = {
  since: { ...since, name: 'oldest', direction: 'asc' },
  '-since': { ...since, name: 'newest', direction: 'desc' },
  name: { ...named, name: 'name', direction: 'asc' },
  '-name': { ...named, name: 'name down', direction: 'desc' },
}

/** One page, one more than `limit` when there are further ones. */
export async function pageOfVendors(
  db: Db,
  filter: VendorFilter,
  { sort, cursor, limit }: { sort: VendorSort; cursor: string | undefined; limit: number },
): Promise<Shop[]> {
  const after = afterCursor(VENDOR_ORDERS[sort], cursor)
  const { rows } = await sql<Shop>`
    select ${SHOP} from vendors.vendors where ${matching(filter)} ${after ? sql`and ${after}` : sql``}
    ${orderBy(VENDOR_ORDERS[sort])} limit ${limit + 1}`.execute(db)
  return rows
}

export async function countVendors(db: Db, filter: VendorFilter): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from vendors.vendors where ${matching(filter)} limit ${COUNTED_EXACTLY + 1}) matching`.execute(db)
  return countedTotal(rows[0]?.count ?? 0)
}

function matching({ q, status, since: moments }: VendorFilter): RawBuilder<unknown> {
  const pattern = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const conditions = [
    q ? sql`(platform.searchable(name) like platform.searchable(${pattern}) or slug like lower(${pattern}))` : sql`true`,
    status ? sql`status = ${status}` : null,
    moments?.from ? sql`created_at >= ${moments.from}::timestamptz` : null,
    moments?.before ? sql`created_at < ${moments.before}::timestamptz` : null,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}
