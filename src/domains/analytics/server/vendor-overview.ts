/** A vendor's dashboard numbers. Each comes from one statement whose docstring defines it. */
import { loadProducts, loadVariantCosts } from '#domains/catalog/server/index.ts'
import { commissionByLine } from '#domains/finance/server/index.ts'
import { loadSalesByDay, loadSoldLines } from '#domains/orders/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY, divideHalfUp, money } from '#platform/shared/money.ts'
import type { ProductNumbers, VendorOverview, VendorSums, ViewedProducts } from '../contract.ts'
import { loadCounts, type ProductCounts } from './product-days.sql.ts'
import { computeProfit } from './profit.rules.ts'
import { listDays, type Span, toSpan } from './spans.rules.ts'

const MIN_CHARTED = 7
const MAX_PRODUCTS_SHOWN = 50

/** The chosen period, compared with the previous one of the same length. */
export async function vendorOverview(
  { services, membership, language }: WorkspaceContext,
  { days }: { days: number },
): Promise<VendorOverview> {
  const { db } = services
  const { workspaceId } = membership
  const [now, before] = [toSpan(services.now(), days), toSpan(services.now(), days, 1)]
  const counts = await loadCounts(db, workspaceId, now)
  return {
    period: { first: now.first, last: now.last },
    now: await computeSums(db, workspaceId, now, counts),
    before: await computeSums(db, workspaceId, before, await loadCounts(db, workspaceId, before)),
    days: await charted(db, workspaceId, services.now(), Math.max(days, MIN_CHARTED)),
    currency: BASE_CURRENCY,
    products: await loadProductNumbers(db, workspaceId, now, { counts, language }),
    viewed: await nameViewed(db, counts, language),
  }
}

async function computeSums(db: Db, workspaceId: string, span: Span, counts: readonly ProductCounts[]): Promise<VendorSums> {
  const days = await loadSalesByDay(db, workspaceId, span)
  const salesMinor = days.reduce((sum, day) => sum + day.salesMinor, 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const views = counts.reduce((sum, product) => sum + product.views, 0)
  return {
    sales: money(salesMinor),
    orders,
    views,
    cartAdditions: counts.reduce((sum, product) => sum + product.cartAdditions, 0),
    averageOrder: orders === 0 ? null : money(Number(divideHalfUp(BigInt(salesMinor), BigInt(orders)))),
    conversion: views === 0 ? null : orders / views,
  }
}

async function charted(db: Db, workspaceId: string, now: Date, days: number): Promise<VendorOverview['days']> {
  const span = toSpan(now, days)
  const earlier = toSpan(now, days, 1)
  const sales = new Map(
    (await loadSalesByDay(db, workspaceId, { from: earlier.from, before: span.before })).map(({ day, salesMinor }) => [day, salesMinor]),
  )
  const previous = listDays(earlier)
  return listDays(span).map((day, index) => ({ day, sales: sales.get(day) ?? 0, previous: sales.get(previous[index] ?? '') ?? 0 }))
}

const NO_COUNTS = { views: 0, cartAdditions: 0, orders: 0 }

type Counts = { counts: readonly ProductCounts[]; language: Language }

async function loadProductNumbers(db: Db, workspaceId: string, span: Span, { counts: all, language }: Counts): Promise<ProductNumbers[]> {
  const lines = await loadSoldLines(db, workspaceId, span)
  const commissions = new Map(
    (await commissionByLine(db, workspaceId, span)).map((line) => [`${line.orderId} ${line.position}`, line.commissionMinor]),
  )
  const uncosted = lines.filter(({ unitCostMinor }) => unitCostMinor === null).map(({ variantId }) => variantId)
  const costs = await loadVariantCosts(db, [...new Set(uncosted)])
  const costed = lines.map((line) => ({
    ...line,
    commissionMinor: commissions.get(`${line.orderId} ${line.position}`) ?? 0,
    costNowMinor: costs.get(line.variantId) ?? null,
  }))
  const sold = Map.groupBy(costed, ({ productId }) => productId)
  const counts = new Map(all.map((product) => [product.productId, product]))
  const ids = [...new Set([...sold.keys(), ...counts.keys()])]
  const names = new Map((await loadProducts(db, ids, language)).map(({ id, name }) => [id, name]))
  return ids
    .map((productId) => {
      const own = sold.get(productId) ?? []
      return productNumbers({ productId, name: names.get(productId) ?? own.at(-1)?.name ?? '' }, own, counts.get(productId))
    })
    .sort((a, b) => b.revenue.amountMinor - a.revenue.amountMinor || b.views - a.views || a.productId.localeCompare(b.productId))
    .slice(0, MAX_PRODUCTS_SHOWN)
}

async function nameViewed(db: Db, counts: readonly ProductCounts[], language: Language): Promise<ViewedProducts> {
  const viewed = counts
    .filter(({ views, cartAdditions }) => views + cartAdditions > 0)
    .sort((a, b) => b.views - a.views || b.cartAdditions - a.cartAdditions || a.productId.localeCompare(b.productId))
  const [shown, rest] = [viewed.slice(0, MAX_PRODUCTS_SHOWN), viewed.slice(MAX_PRODUCTS_SHOWN)]
  const ids = shown.map(({ productId }) => productId)
  const names = new Map((await loadProducts(db, ids, language)).map(({ id, name }) => [id, name]))
  return {
    products: shown.map((product) => ({ ...product, name: names.get(product.productId) ?? '' })),
    others: {
      products: rest.length,
      views: rest.reduce((sum, { views }) => sum + views, 0),
      cartAdditions: rest.reduce((sum, { cartAdditions }) => sum + cartAdditions, 0),
    },
  }
}

function productNumbers(
  product: { productId: string; name: string },
  lines: Parameters<typeof computeProfit>[0],
  counts: ProductCounts | undefined,
): ProductNumbers {
  const { views, cartAdditions, orders } = counts ?? NO_COUNTS
  const { units, revenueMinor, refundsMinor, taxMinor, shippingMinor, commissionMinor, costMinor, costIsOfToday, profitMinor } =
    computeProfit(lines)
  return {
    ...product,
    views,
    cartAdditions,
    orders,
    units,
    revenue: money(revenueMinor),
    refunds: money(refundsMinor),
    tax: money(taxMinor),
    shipping: money(shippingMinor),
    commission: money(commissionMinor),
    cost: costMinor === null ? null : money(costMinor),
    costIsOfToday,
    profit: money(profitMinor),
  }
}
