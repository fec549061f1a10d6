import { findVendorProducts, loadVariantCosts, loadVariants, loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { loadWarehouseNames } from '#domains/inventory/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { OrderSummary } from '../contract.ts'
import { nameOf } from './order-lines.ts'
import { dayOf, toSummary } from './order-views.ts'
import { listOrderRows, loadOverviewRow, type OrderFilter, type Overview, type SORTS } from './orders.sql.ts'
import { type ItemRow, loadOffersOf } from './supplier-items.sql.ts'
import { toOffer } from './supplier-items.ts'
import { findSupplier } from './suppliers.sql.ts'

const MAX_PRODUCTS = 20
const MAX_VARIANTS = 50

type Query = Paging & Omit<OrderFilter, 'workspaceId' | 'today'> & { sort: keyof typeof SORTS }

export async function listOrders(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  { cursor, limit, sort, ...filter }: Query,
): Promise<Page<OrderSummary> & { total: Total }> {
  const { supplierId } = filter
  if (supplierId !== undefined && !(await findSupplier(db, workspaceId, supplierId))) throw notFound()
  const today = dayOf(new Date())
  const { items, ...page } = await listOrderRows(db, { ...filter, workspaceId, today }, { cursor, limit, sort })
  return { items: items.map((row) => toSummary(row, today)), ...page }
}

export async function getOverview({ services: { db }, membership }: WorkspaceContext): Promise<Overview> {
  return loadOverviewRow(db, membership.workspaceId, dayOf(new Date()))
}

export async function warehouseChoices({ services: { db }, membership }: WorkspaceContext) {
  return { items: await loadWarehouseNames(db, membership.workspaceId) }
}

type Wanted = { q: string; supplierId?: string | undefined }

/** Bundles are not offered, because their stock is that of their parts. */
export async function variantChoices(
  { services: { db }, membership: { workspaceId }, language }: WorkspaceContext,
  { q, supplierId }: Wanted,
) {
  if (supplierId !== undefined && !(await findSupplier(db, workspaceId, supplierId))) throw notFound()
  const { items: products } = await findVendorProducts(db, { workspaceId, q }, { sort: 'name', limit: MAX_PRODUCTS })
  const order = new Map(products.map(({ id }, at) => [id, at]))
  const found = await loadVariants(db, [...order.keys()])
  const ids = found.map(({ id }) => id)
  const [variants, costs] = [await loadVariantsForSale(db, ids, language), await loadVariantCosts(db, ids)]
  const offers = supplierId === undefined ? new Map<string, ItemRow>() : await loadOffersOf(db, supplierId, ids)
  const items = found
    .sort((a, b) => (order.get(a.productId) ?? 0) - (order.get(b.productId) ?? 0))
    .flatMap(({ id }) => {
      const variant = variants.get(id)
      if (!variant || variant.bundleParts.length > 0) return []
      const offer = offers.get(id)
      return [{ id, name: nameOf(variant), sku: variant.sku, costMinor: costs.get(id) ?? null, offer: offer ? toOffer(offer) : null }]
    })
  return { items: items.slice(0, MAX_VARIANTS) }
}
