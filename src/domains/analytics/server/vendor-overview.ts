/** How a vendor's shop is doing. Each number comes from one statement; its docstring says what it means. */
import { costsOf, productsById } from '#domains/catalog/server/index.ts'
import { commissionByLine } from '#domains/finance/server/index.ts'
import { salesByDay, soldLines } from '#domains/orders/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY, divideHalfUp } from '#platform/shared/money.ts'
import type { ProductNumbers, VendorOverview, VendorSums } from '../contract.ts'
import { countsOf, type ProductCounts } from './product-days.sql.ts'
import { profitOf } from './profit.rules.ts'
import { daysOf, type Span, spanOf } from './spans.rules.ts'

const LEAST_CHARTED = 7
const PRODUCTS_SHOWN = 50

/** Today, or today and the days before it, beside as many days earlier. */
export async function vendorOverview({ kernel, seat, language }: Call, { days }: { days: number }): Promise<VendorOverview> {
  if (!seat) throw notFound()
  const { db } = kernel
  const { workspaceId } = seat
  const [now, before] = [spanOf(kernel.now(), days), spanOf(kernel.now(), days, 1)]
  return {
    period: { first: now.first, last: now.last },
    now: await sumsOf(db, workspaceId, now),
    before: await sumsOf(db, workspaceId, before),
    days: await charted(db, workspaceId, kernel.now(), Math.max(days, LEAST_CHARTED)),
    currency: BASE_CURRENCY,
    products: await productsOf(db, workspaceId, now, language),
  }
}

const money = (amountMinor: number) => ({ amountMinor, currency: BASE_CURRENCY })

async function sumsOf(db: Db, workspaceId: string, span: Span): Promise<VendorSums> {
  const days = await salesByDay(db, workspaceId, span)
  const counts = await countsOf(db, workspaceId, span)
  const salesMinor = days.reduce((sum, day) => sum + day.salesMinor, 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const views = counts.reduce((sum, product) => sum + product.views, 0)
  return {
    ...{ sales: money(salesMinor), orders, views, cartAdditions: counts.reduce((sum, product) => sum + product.cartAdditions, 0) },
    averageOrder: orders === 0 ? null : money(Number(divideHalfUp(BigInt(salesMinor), BigInt(orders)))),
    conversion: views === 0 ? null : orders / views,
  }
}

async function charted(db: Db, workspaceId: string, now: Date, days: number): Promise<VendorOverview['days']> {
  const [span, earlier] = [spanOf(now, days), spanOf(now, days, 1)]
  const sales = new Map(
    (await salesByDay(db, workspaceId, { from: earlier.from, before: span.before })).map(({ day, salesMinor }) => [day, salesMinor]),
  )
  const previous = daysOf(earlier)
  return daysOf(span).map((day, index) => ({ day, sales: sales.get(day) ?? 0, previous: sales.get(previous[index] ?? '') ?? 0 }))
}

const NO_COUNTS = { views: 0, cartAdditions: 0, orders: 0 }

async function productsOf(db: Db, workspaceId: string, span: Span, language: Language): Promise<ProductNumbers[]> {
  const lines = await soldLines(db, workspaceId, span)
  const commissions = new Map(
    (await commissionByLine(db, workspaceId, span)).map((line) => [`${line.orderId} ${line.position}`, line.commissionMinor]),
  )
  const uncosted = lines.filter(({ unitCostMinor }) => unitCostMinor === null).map(({ variantId }) => variantId)
  const costs = await costsOf(db, [...new Set(uncosted)])
  const costed = lines.map((line) => ({
    ...line,
    commissionMinor: commissions.get(`${line.orderId} ${line.position}`) ?? 0,
    costNowMinor: costs.get(line.variantId) ?? null,
  }))
  const sold = Map.groupBy(costed, ({ productId }) => productId)
  const counts = new Map((await countsOf(db, workspaceId, span)).map((product) => [product.productId, product]))
  const ids = [...new Set([...sold.keys(), ...counts.keys()])]
  const names = new Map((await productsById(db, ids, language)).map(({ id, name }) => [id, name]))
  return ids
    .map((productId) => {
      const own = sold.get(productId) ?? []
      return productNumbers({ productId, name: names.get(productId) ?? own.at(-1)?.name ?? '' }, own, counts.get(productId))
    })
    .sort((a, b) => b.revenue.amountMinor - a.revenue.amountMinor || b.views - a.views || a.productId.localeCompare(b.productId))
    .slice(0, PRODUCTS_SHOWN)
}

function productNumbers(
  product: { productId: string; name: string },
  lines: Parameters<typeof profitOf>[0],
  counts: ProductCounts | undefined,
): ProductNumbers {
  const { views, cartAdditions, orders } = counts ?? NO_COUNTS
  const { units, revenueMinor, refundsMinor, taxMinor, shippingMinor, commissionMinor, costMinor, costIsOfToday, profitMinor } =
    profitOf(lines)
  return {
    ...{ ...product, views, cartAdditions, orders, units },
    ...{ revenue: money(revenueMinor), refunds: money(refundsMinor), tax: money(taxMinor), shipping: money(shippingMinor) },
    ...{
      commission: money(commissionMinor),
      cost: costMinor === null ? null : money(costMinor),
      costIsOfToday,
      profit: money(profitMinor),
    },
  }
}
