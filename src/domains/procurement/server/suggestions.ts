/** What a workspace should order, of its stock and of what is on order. */
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { loadProjectedLow, loadWarehouseNames } from '#domains/inventory/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { defaultTarget, type Selling, unitsToOrder } from '../contract/reorder-quantity.ts'
import type { Suggestion } from '../contract.ts'
import { chooseOffer } from './choose-supplier.rules.ts'
import { toBase } from './order.rules.ts'
import { nameOf } from './order-lines.ts'
import { loadLastPurchases } from './suggestions.sql.ts'
import { loadOffers, type OfferRow } from './supplier-items.sql.ts'

const PAGE = 50
const ANY_UNITS: Selling = { minUnits: null, packSize: null }

/** By row of the stock. A row that reached its target, such as one without a reorder point, is left out. */
export async function listSuggestions(
  { services: { db }, membership: { workspaceId }, language }: WorkspaceContext,
  cursor: string | undefined,
): Promise<{ items: Suggestion[]; nextCursor: string | null }> {
  const rows = await loadProjectedLow(db, workspaceId, { after: cursor, limit: PAGE })
  const low = rows.filter((row) => unitsToOrder({ ...row, target: defaultTarget(row.reorderPoint) }, ANY_UNITS) > 0)
  const ids = low.map(({ variantId }) => variantId)
  const variants = await loadVariantsForSale(db, ids, language)
  const purchases = await loadLastPurchases(db, workspaceId, ids)
  const offers = await loadOffers(db, workspaceId, ids)
  const warehouses = new Map((await loadWarehouseNames(db, workspaceId)).map(({ id, name }) => [id, name]))
  const items = low.flatMap(({ variantId, warehouseId, available, incoming, projected, reorderPoint }) => {
    const variant = variants.get(variantId)
    const warehouse = warehouses.get(warehouseId)
    if (!variant || variant.bundleParts.length > 0 || warehouse === undefined) return []
    const own = offers.filter((offer) => offer.variantId === variantId)
    const last = purchases.find((purchase) => purchase.variantId === variantId)
    const chosen = chooseOffer(own, inBase, last?.supplierId ?? null)
    const supplier = chosen
      ? { id: chosen.supplierId, name: chosen.supplierName, ...sellingOf(chosen) }
      : last
        ? { id: last.supplierId, name: last.supplierName, minUnits: last.minUnits, packSize: null }
        : null
    const about = { variantId, name: nameOf(variant), sku: variant.sku, warehouse: { id: warehouseId, name: warehouse } }
    return [
      { ...about, available, incoming, projected, reorderPoint, target: defaultTarget(reorderPoint), supplier, offers: own.map(toSelling) },
    ]
  })
  return { items, nextCursor: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null }
}

/** The supplier's minimum holds where the price has none. */
const sellingOf = ({ minUnits, supplierMinUnits, packSize }: OfferRow): Selling => ({ minUnits: minUnits ?? supplierMinUnits, packSize })

const toSelling = (offer: OfferRow) => ({ supplierId: offer.supplierId, ...sellingOf(offer) })

function inBase({ priceMinor, currency, rateMicros }: OfferRow): number | null {
  if (currency === BASE_CURRENCY) return priceMinor
  return rateMicros === null ? null : toBase(priceMinor, rateMicros)
}
