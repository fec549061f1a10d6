import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { Currency } from '../contract/constants.ts'
import type { Tables } from './db.types.ts'

const procurement = schemaOf<Tables>()

export type ItemFields = {
  supplierSku: string
  priceMinor: number
  currency: Currency
  minUnits: number | null
  leadTimeDays: number | null
  packSize: number | null
  preferred: boolean
}

type ItemKey = { supplierId: string; variantId: string }

export type ItemRow = ItemKey &
  ItemFields & {
    workspaceId: string
    lastPriceMinor: number | null
    lastCurrency: string | null
    lastReceivedOn: string | null
    version: number
  }

/** Of two people who set the prices of one variant at once, the second waits. */
export async function lockVariantItems(db: Db, workspaceId: string, variantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`procurement.items ${workspaceId} ${variantId}`}, 0))`.execute(db)
}

export async function findItem(db: Db, { supplierId, variantId }: ItemKey): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`
    select workspace_id, supplier_id, variant_id, supplier_sku, price_minor, currency, min_units, lead_time_days, pack_size, preferred,
      last_price_minor, last_currency, last_received_on, version
    from procurement.supplier_items where supplier_id = ${supplierId} and variant_id = ${variantId}`.execute(db)
  return rows[0]
}

/** By variant, after one. */
export async function loadItemPage(db: Db, supplierId: string, after: string, limit: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select workspace_id, supplier_id, variant_id, supplier_sku, price_minor, currency, min_units, lead_time_days, pack_size, preferred,
      last_price_minor, last_currency, last_received_on, version
    from procurement.supplier_items where supplier_id = ${supplierId} and variant_id > ${after} order by variant_id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function countItems(db: Db, supplierId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from procurement.supplier_items where supplier_id = ${supplierId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function saveItem(db: Db, key: ItemKey & { workspaceId: string }, fields: ItemFields): Promise<void> {
  await procurement(db)
    .insertInto('procurement.supplierItems')
    .values({ ...key, ...fields })
    .onConflict((conflict) =>
      conflict
        .columns(['supplierId', 'variantId'])
        .doUpdateSet((eb) => ({ ...fields, version: eb('procurement.supplierItems.version', '+', 1) })),
    )
    .execute()
}

export async function deleteItem(db: Db, { supplierId, variantId }: ItemKey): Promise<void> {
  await sql`delete from procurement.supplier_items where supplier_id = ${supplierId} and variant_id = ${variantId}`.execute(db)
}

/** No supplier of the workspace is preferred for the variant any more, except one. */
export async function clearPreferred(db: Db, workspaceId: string, { supplierId, variantId }: ItemKey): Promise<void> {
  await sql`
    update procurement.supplier_items set preferred = false, version = version + 1
    where workspace_id = ${workspaceId} and variant_id = ${variantId} and preferred and supplier_id <> ${supplierId}`.execute(db)
}

export async function loadOffersOf(db: Db, supplierId: string, variantIds: readonly string[]): Promise<Map<string, ItemRow>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await sql<ItemRow>`
    select workspace_id, supplier_id, variant_id, supplier_sku, price_minor, currency, min_units, lead_time_days, pack_size, preferred,
      last_price_minor, last_currency, last_received_on, version
    from procurement.supplier_items where supplier_id = ${supplierId} and variant_id = any(${variantIds})`.execute(db)
  return new Map(rows.map((row) => [row.variantId, row]))
}

export type OfferRow = ItemRow & {
  supplierName: string
  supplierMinUnits: number | null
  /** That of the last order in the currency of the price; null: none, or the base currency. */
  rateMicros: number | null
}

/** What suppliers that aren't archived ask for these variants: the preferred ones first. */
export async function loadOffers(db: Db, workspaceId: string, variantIds: readonly string[]): Promise<OfferRow[]> {
  if (variantIds.length === 0) return []
  const { rows } = await sql<OfferRow>`
    select i.workspace_id, i.supplier_id, i.variant_id, i.supplier_sku, i.price_minor, i.currency, i.min_units, i.lead_time_days, i.pack_size,
      i.preferred, i.last_price_minor, i.last_currency, i.last_received_on, i.version, s.name as supplier_name, s.min_units as supplier_min_units, r.rate_micros
    from procurement.supplier_items i join procurement.suppliers s on s.id = i.supplier_id
    left join lateral (
      select rate_micros from procurement.orders
      where workspace_id = ${workspaceId} and currency = i.currency and i.currency <> ${BASE_CURRENCY} order by created_at desc, id desc limit 1
    ) r on true
    where i.workspace_id = ${workspaceId} and i.variant_id = any(${variantIds}) and s.archived_at is null
    order by i.variant_id, i.preferred desc, i.supplier_id`.execute(db)
  return rows
}

export type LastPrice = { variantId: string; priceMinor: number }

/** A receipt with an earlier day than the last one changes nothing. */
export async function setLastPrices(
  db: Db,
  { supplierId, currency, receivedOn }: { supplierId: string; currency: string; receivedOn: string },
  prices: readonly LastPrice[],
): Promise<void> {
  const ids = prices.map(({ variantId }) => variantId)
  const amounts = prices.map(({ priceMinor }) => priceMinor)
  await sql`
    update procurement.supplier_items i set last_price_minor = p.price_minor, last_currency = ${currency}, last_received_on = ${receivedOn}::date
    from unnest(${ids}::text[], ${amounts}::bigint[]) p (variant_id, price_minor)
    where i.supplier_id = ${supplierId} and i.variant_id = p.variant_id
      and (i.last_received_on is null or i.last_received_on <= ${receivedOn}::date)`.execute(db)
}
