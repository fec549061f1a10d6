import { loadVariantCosts, loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { loadProjectedLow } from '#domains/inventory/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { Currency } from '../contract/constants.ts'
import { unitsToOrder } from '../contract/reorder-quantity.ts'
import type { LineInput, OrderSummary, SuggestionsToOrder } from '../contract.ts'
import { dayOf, toSummary } from './order-views.ts'
import { loadOrders } from './orders.sql.ts'
import { placeOrder } from './place-order.ts'
import { loadLastPurchases, loadLastRates, lockSuggestions } from './suggestions.sql.ts'
import { loadOffers } from './supplier-items.sql.ts'
import { loadSuppliers, type SupplierRow } from './suppliers.sql.ts'

const DAY_MS = 86_400_000
/** Of a supplier without a lead time. */
const USUAL_LEAD_DAYS = 7
const BASE_RATE = 1_000_000

type Due = { supplier: SupplierRow; currency: Currency; leadDays: number; line: LineInput }

/**
 * Orders suggestions: one Pending order per supplier and currency. What is on order counts, under a lock of the workspace, so a suggestion that
 * somebody else ordered, or that isn't low any more, is left out. Fails with NOT_FOUND, SUPPLIER_ARCHIVED and RATE_MISSING.
 */
export async function orderSuggestions(
  ctx: WorkspaceContext,
  { lines }: SuggestionsToOrder,
): Promise<{ orders: OrderSummary[]; skipped: number }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await lockSuggestions(tx.db, workspaceId)
    const due = await loadDue(tx, workspaceId, lines)
    const rates = await loadLastRates(tx.db, workspaceId)
    const ids: string[] = []
    for (const group of Map.groupBy(due, ({ supplier, currency }) => `${supplier.id} ${currency}`).values()) {
      const [first] = group
      if (!first) continue
      const { supplier, currency } = first
      const rateMicros = currency === BASE_CURRENCY ? BASE_RATE : rates.get(currency)
      if (rateMicros === undefined) throw new Failure('RATE_MISSING', { currency })
      const expectedDate = dayOf(new Date(tx.now.getTime() + Math.max(...group.map(({ leadDays }) => leadDays)) * DAY_MS))
      const items = group.map(({ line }) => line)
      const by = { workspaceId, userId: ctx.userId, language: ctx.language }
      ids.push(await placeOrder(tx, by, { supplierId: supplier.id, currency, rateMicros, expectedDate, notes: '', items }))
    }
    const today = dayOf(tx.now)
    const placed = new Map((await loadOrders(tx.db, ids)).map((order) => [order.id, toSummary(order, today)]))
    return { orders: ids.flatMap((id) => placed.get(id) ?? []), skipped: lines.length - due.length }
  })
}

/** The lines that are still low. A row that is named twice counts once. */
async function loadDue(tx: Tx, workspaceId: string, asked: SuggestionsToOrder['lines']): Promise<Due[]> {
  const suppliers = await loadSuppliers(
    tx.db,
    workspaceId,
    asked.map(({ supplierId }) => supplierId),
  )
  const low = new Map((await loadProjectedLow(tx.db, workspaceId, { limit: asked.length, only: asked })).map((row) => [keyOf(row), row]))
  const variantIds = [...low.values()].map(({ variantId }) => variantId)
  const variants = await loadVariantsForSale(tx.db, variantIds, 'en')
  const purchases = await loadLastPurchases(tx.db, workspaceId, variantIds)
  const offers = await loadOffers(tx.db, workspaceId, variantIds)
  const costs = await loadVariantCosts(tx.db, variantIds)
  return asked.flatMap(({ variantId, warehouseId, supplierId, target }) => {
    const supplier = suppliers.get(supplierId)
    if (!supplier) throw notFound()
    if (supplier.archivedAt !== null) throw new Failure('SUPPLIER_ARCHIVED')
    const row = low.get(keyOf({ variantId, warehouseId }))
    const offer = offers.find((each) => each.variantId === variantId && each.supplierId === supplierId)
    const selling = { minUnits: offer?.minUnits ?? supplier.minUnits, packSize: offer?.packSize ?? null }
    const qty = row ? unitsToOrder({ ...row, target }, selling) : 0
    const variant = variants.get(variantId)
    if (qty === 0 || !variant || variant.bundleParts.length > 0) return []
    low.delete(keyOf({ variantId, warehouseId }))
    const last = purchases.find((purchase) => purchase.variantId === variantId && purchase.supplierId === supplierId)
    const currency = offer?.currency ?? last?.currency ?? supplier.currency
    const priceMinor = offer?.priceMinor ?? last?.priceMinor ?? (currency === BASE_CURRENCY ? (costs.get(variantId) ?? 0) : 0)
    const leadDays = offer?.leadTimeDays ?? supplier.leadTimeDays ?? USUAL_LEAD_DAYS
    return [{ supplier, currency, leadDays, line: { id: null, variantId, name: '', qty, priceMinor, warehouseId } }]
  })
}

const keyOf = ({ variantId, warehouseId }: { variantId: string; warehouseId: string }) => `${variantId} ${warehouseId}`
