import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Currency } from '../contract/constants.ts'

/** Of two people who order suggestions of a workspace at once, the second waits and then sees what the first ordered. */
export async function lockSuggestions(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`procurement.suggestions ${workspaceId}`}, 0))`.execute(db)
}

export type Purchase = {
  variantId: string
  supplierId: string
  supplierName: string
  minUnits: number | null
  priceMinor: number
  currency: Currency
}

/** The last line of each variant from each supplier that isn't archived, newest first. Cancelled orders don't count. */
export async function loadLastPurchases(db: Db, workspaceId: string, variantIds: readonly string[]): Promise<Purchase[]> {
  if (variantIds.length === 0) return []
  const { rows } = await sql<Purchase>`
    select variant_id, supplier_id, supplier_name, min_units, price_minor, currency from (
      select distinct on (l.variant_id, o.supplier_id) l.variant_id, o.supplier_id, s.name as supplier_name, s.min_units, l.price_minor,
        o.currency, o.created_at, o.id
      from procurement.lines l join procurement.orders o on o.id = l.order_id join procurement.suppliers s on s.id = o.supplier_id
      where l.variant_id = any(${variantIds}) and o.workspace_id = ${workspaceId} and o.status <> 'Cancelled' and s.archived_at is null
      order by l.variant_id, o.supplier_id, o.created_at desc, o.id desc
    ) last order by created_at desc, id desc`.execute(db)
  return rows
}

/** The rate of the last order in each currency. */
export async function loadLastRates(db: Db, workspaceId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ currency: string; rateMicros: number }>`
    select distinct on (currency) currency, rate_micros from procurement.orders where workspace_id = ${workspaceId}
    order by currency, created_at desc, id desc`.execute(db)
  return new Map(rows.map(({ currency, rateMicros }) => [currency, rateMicros]))
}
