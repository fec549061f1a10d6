import { loadVariantsForSale, type SaleVariant } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { Offer, SupplierItemView } from '../contract.ts'
import { nameOf } from './order-lines.ts'
import { type ItemRow, loadItemPage } from './supplier-items.sql.ts'
import { findSupplier } from './suppliers.sql.ts'

type Query = { supplierId: string; limit: number; cursor?: string | undefined }

/** Fails with NOT_FOUND. */
export async function listSupplierItems(
  { services: { db }, membership, language }: WorkspaceContext,
  { supplierId, limit, cursor = '' }: Query,
): Promise<{ items: SupplierItemView[]; nextCursor: string | null }> {
  if (!(await findSupplier(db, membership.workspaceId, supplierId))) throw notFound()
  const rows = await loadItemPage(db, supplierId, cursor, limit)
  const nextCursor = rows.length === limit ? (rows.at(-1)?.variantId ?? null) : null
  return { items: await toItemViews(db, language, rows), nextCursor }
}

export async function toItemViews(db: Db, language: WorkspaceContext['language'], rows: readonly ItemRow[]): Promise<SupplierItemView[]> {
  const ids = rows.map(({ variantId }) => variantId)
  const variants = await loadVariantsForSale(db, ids, language)
  return rows.map((row) => toItemView(row, variants.get(row.variantId)))
}

function toItemView(row: ItemRow, variant: SaleVariant | undefined): SupplierItemView {
  const { variantId, supplierSku, priceMinor, currency, minUnits, leadTimeDays, packSize, preferred, version } = row
  const { lastPriceMinor, lastCurrency, lastReceivedOn } = row
  return {
    variantId,
    variant: variant ? { name: nameOf(variant), sku: variant.sku } : null,
    supplierSku,
    price: money(priceMinor, currency),
    minUnits,
    leadTimeDays,
    packSize,
    preferred,
    last:
      lastPriceMinor === null || lastReceivedOn === null
        ? null
        : { price: money(lastPriceMinor, lastCurrency ?? currency), receivedOn: lastReceivedOn },
    version,
  }
}

export function toOffer({ supplierSku, priceMinor, currency, minUnits, packSize, leadTimeDays }: ItemRow): Offer {
  return { supplierSku, priceMinor, currency, minUnits, packSize, leadTimeDays }
}
