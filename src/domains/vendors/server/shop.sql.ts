/** Statements that update shops, and queries for their members and administrators. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { containing, during, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { MomentRange } from '#platform/shared/listing.ts'
import type { LegalDetails, VendorSort, VendorStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { SealedPayout } from './payout-details.ts'
import type { Policies, Texts, Vendor } from './vendors.sql.ts'

const vendors = schemaOf<Tables>()

export type Shop = Vendor &
  SealedPayout & {
    legal: LegalDetails | null
    traderEmail: string | null
    payoutFrozenAt: Date | null
    suspendedSince: Date | null
    suspensionReason: string | null
    version: number
    createdAt: Date
  }

const SHOP = sql.raw(`workspace_id, number, slug, name, tagline, policies, description, status, logo, banner, away_until, created_at,
  legal, trader_email, payout_sealed, payout_hint, payout_frozen_at, suspended_since, suspension_reason, version`)

export async function findShop(db: Db, workspaceId: string): Promise<Shop | undefined> {
  const { rows } = await sql<Shop>`select ${SHOP} from vendors.vendors where workspace_id = ${workspaceId}`.execute(db)
  return rows[0]
}

export async function loadLegalRows(
  db: Db,
  workspaceIds: readonly string[],
): Promise<Pick<Shop, 'workspaceId' | 'legal' | 'traderEmail'>[]> {
  const { rows } = await sql<Pick<Shop, 'workspaceId' | 'legal' | 'traderEmail'>>`
    select workspace_id, legal, trader_email from vendors.vendors where workspace_id = any(${workspaceIds})`.execute(db)
  return rows
}

export async function updateTraderEmail(db: Db, workspaceId: string, traderEmail: string): Promise<void> {
  await vendors(db).updateTable('vendors.vendors').set({ traderEmail }).where('workspaceId', '=', workspaceId).execute()
}

/** Locks the row until the transaction ends. */
export async function lockShop(db: Db, workspaceId: string): Promise<Shop | undefined> {
  const { rows } = await sql<Shop>`select ${SHOP} from vendors.vendors where workspace_id = ${workspaceId} for update`.execute(db)
  return rows[0]
}

export type ShopDetails = {
  name: string
  slug: string
  tagline: Texts
  description: Texts
  policies: Policies
  legal: LegalDetails | null
  traderEmail: string | null
}

export async function updateShopDetails(
  db: Db,
  workspaceId: string,
  { tagline, description, policies, legal, ...rest }: ShopDetails,
): Promise<void> {
  const texts = { tagline: JSON.stringify(tagline), description: JSON.stringify(description), policies: JSON.stringify(policies) }
  const json = { ...texts, legal: legal && JSON.stringify(legal) }
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ ...rest, ...json, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

export async function updateShopPicture(db: Db, workspaceId: string, which: 'logo' | 'banner', picture: Picture | null): Promise<void> {
  const value = picture && JSON.stringify(picture)
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ ...(which === 'logo' ? { logo: value } : { banner: value }), version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

/** A new account is not frozen. */
export async function updatePayoutDetails(db: Db, workspaceId: string, payout: SealedPayout): Promise<void> {
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ ...payout, payoutFrozenAt: null, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

export async function unfreezePayout(db: Db, workspaceId: string): Promise<void> {
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ payoutFrozenAt: null, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

export async function freezePayouts(db: Db, workspaceIds: readonly string[], now: Date): Promise<void> {
  await sql`
    update vendors.vendors set payout_frozen_at = ${now}, version = version + 1
    where workspace_id = any(${workspaceIds}) and payout_sealed is not null`.execute(db)
}

export async function updateAwayUntil(db: Db, workspaceId: string, awayUntil: string | null): Promise<void> {
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ awayUntil, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

/** Ends vacations that last until this day or earlier. Returns the workspace ids. */
export async function endVacationsBefore(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ workspaceId: string }>`
    update vendors.vendors set away_until = null, version = version + 1 where away_until <= ${today}::date returning workspace_id`.execute(
    db,
  )
  return rows.map(({ workspaceId }) => workspaceId)
}

export type ShopStatus = { status: VendorStatus; suspendedSince: Date | null; suspensionReason: string | null }

export async function updateShopStatus(db: Db, workspaceId: string, standing: ShopStatus): Promise<void> {
  await vendors(db)
    .updateTable('vendors.vendors')
    .set(({ eb }) => ({ ...standing, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .execute()
}

/** Removes personal data of a closed shop. Number, name and slug stay, because orders and accounting refer to them. */
export async function erasePersonalShopData(db: Db, workspaceId: string): Promise<void> {
  await vendors(db)
    .updateTable('vendors.vendors')
    .set({
      legal: null,
      traderEmail: null,
      payoutSealed: null,
      payoutHint: null,
      payoutFrozenAt: null,
      awayUntil: null,
      logo: null,
      banner: null,
    })
    .where('workspaceId', '=', workspaceId)
    .execute()
}

/** Workspaces among these with a shop that is not closed. */
export async function findOpenShops(db: Db, workspaceIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ workspaceId: string }>`
    select workspace_id from vendors.vendors where workspace_id = any(${workspaceIds}) and status <> 'closed'`.execute(db)
  return rows.map(({ workspaceId }) => workspaceId)
}

/** Workspaces among these with an active delivery method. */
export async function findWorkspacesWithMethods(db: Db, workspaceIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ workspaceId: string }>`
    select distinct workspace_id from vendors.delivery_methods where workspace_id = any(${workspaceIds}) and active`.execute(db)
  return new Set(rows.map(({ workspaceId }) => workspaceId))
}

export type VendorFilter = { q?: string | undefined; status?: VendorStatus | undefined; since?: MomentRange | undefined }
type Order = Sorting<Shop>

const since: Omit<Order, 'name' | 'direction'> = {
  by: sql`created_at`,
  cast: 'timestamptz',
  id: sql`workspace_id`,
  keyOf: ({ createdAt, workspaceId }) => [createdAt.toISOString(), workspaceId],
}
const named: typeof since = {
  by: sql`lower(name)`,
  cast: 'text',
  id: sql`workspace_id`,
  keyOf: ({ name, workspaceId }) => [name.toLowerCase(), workspaceId],
}

const VENDOR_ORDERS: Record<VendorSort, Order> = {
  since: { ...since, name: 'oldest', direction: 'asc' },
  '-since': { ...since, name: 'newest', direction: 'desc' },
  name: { ...named, name: 'name', direction: 'asc' },
  '-name': { ...named, name: 'name down', direction: 'desc' },
}

export async function listShops(db: Db, { q, status, since: moments }: VendorFilter, sort: VendorSort, paging: Paging) {
  const pattern = containing(q ?? '')
  return listPage<Shop>(db, {
    ...paging,
    sort: VENDOR_ORDERS[sort],
    where: [
      q ? sql`(platform.searchable(name) like platform.searchable(${pattern}) or slug like lower(${pattern}))` : null,
      status ? sql`status = ${status}` : null,
      ...during(sql`created_at`, moments),
    ],
    countFrom: sql`vendors.vendors`,
    select: (page) => sql`select ${SHOP} from vendors.vendors ${page}`,
  })
}
