import { type SaleVariant, variantsForSale } from '#domains/catalog/server/index.ts'
import { leftToShow, type Stock, stockOf } from '#domains/inventory/server/index.ts'
import { deliveryMethodView } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { CartDelivery, CartLine, CartView } from '../contract.ts'
import { type LineRow, placedLinesOf } from './cart.sql.ts'
import { ownGoods } from './own-goods.ts'
import { type Priced, priceLines } from './price-lines.ts'
import { totalsView, type VendorNames } from './totals-view.ts'

/** What the catalog and the inventory say of some variants now; `own` are those of workspaces the cart's owner is in. */
export type Goods = { variants: Map<string, SaleVariant>; stock: Map<string, Stock>; own: ReadonlySet<string> }

export async function goodsOf(db: Db, variantIds: readonly string[], language: Language, owner: string | null): Promise<Goods> {
  const variants = await variantsForSale(db, variantIds, language)
  return { variants, stock: await stockOf(db, variantIds, owner), own: await ownGoods(db, owner, [...variants.values()]) }
}

/** A cart at today's prices and stock. Lines no longer sold are shown and not counted. `known` saves asking twice. */
export async function cartOf(
  db: Db,
  owner: string | null,
  language: Language,
  known: Goods = { variants: new Map(), stock: new Map(), own: new Set() },
): Promise<CartView> {
  const rows = owner === null ? [] : await placedLinesOf(db, owner)
  const unknown = [...new Set(rows.map(({ variantId }) => variantId).filter((id) => !known.variants.has(id)))]
  const more = unknown.length === 0 ? known : await goodsOf(db, unknown, language, owner)
  const goodsFor = (variantId: string) => (known.variants.has(variantId) ? known : more)
  const view = (row: LineRow) => {
    const { variants, stock, own } = goodsFor(row.variantId)
    return lineView(row, { variant: variants.get(row.variantId), stock: stock.get(row.variantId), own: own.has(row.variantId) }, language)
  }
  const sold = rows.flatMap(({ place, variantId, quantity }) => {
    const { variants, own } = goodsFor(variantId)
    const variant = variants.get(variantId)
    return place === 'cart' && variant?.onSale && !own.has(variantId) ? [{ variant, quantity }] : []
  })
  const names: VendorNames = new Map(sold.map(({ variant }) => [variant.workspaceId, variant.vendor]))
  const priced = await priceLines(
    db,
    owner,
    sold.map(({ variant: { workspaceId, priceMinor }, quantity }) => ({ workspaceId, quantity, unitPriceMinor: priceMinor })),
  )
  return {
    lines: rows.filter(({ place }) => place === 'cart').map(view),
    saved: rows.filter(({ place }) => place === 'saved').map(view),
    deliveries: deliveriesView(priced, names, language),
    itemCount: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalsView(priced.totals, names, language),
  }
}

function deliveriesView({ totals, methods }: Priced, names: VendorNames, language: Language): CartDelivery[] {
  return totals.vendors.map(({ workspaceId, method, shippingMinor }) => ({
    vendor: names.get(workspaceId) ?? { slug: '', name: '' },
    methods: (methods.get(workspaceId) ?? []).map((own) => deliveryMethodView(own, language)),
    chosen: method?.id ?? null,
    shipping: method === null ? null : { amountMinor: shippingMinor, currency: BASE_CURRENCY },
  }))
}

function lineView(
  { variantId, quantity, seenPriceMinor }: LineRow,
  { variant, stock, own }: { variant: SaleVariant | undefined; stock: Stock | undefined; own: boolean },
  language: Language,
): CartLine {
  const notEnough = stock !== undefined && stock.available < quantity
  const unitMinor = variant?.priceMinor ?? 0
  const otherPrice = variant?.onSale === true && seenPriceMinor !== null && seenPriceMinor !== unitMinor
  return {
    variantId,
    productId: variant?.productId ?? 'prod_00000000000000000000000000',
    name: variant?.name ?? '',
    sku: variant?.sku ?? '',
    size: variant?.size ?? null,
    color: variant?.color ?? null,
    vendor: variant?.vendor ?? { slug: '', name: '' },
    image: variant?.image ? pictureView(variant.image, language) : null,
    quantity,
    unitPrice: { amountMinor: unitMinor, currency: BASE_CURRENCY },
    lineTotal: { amountMinor: unitMinor * quantity, currency: BASE_CURRENCY },
    priceBefore: otherPrice ? { amountMinor: seenPriceMinor, currency: BASE_CURRENCY } : null,
    notice: noticeOf(variant, { own, notEnough }),
    awayUntil: variant?.awayUntil ?? null,
    left: notEnough ? Math.max(stock.available, 0) : leftToShow(stock),
  }
}

/** What keeps a line from being ordered. */
function noticeOf(variant: SaleVariant | undefined, { own, notEnough }: { own: boolean; notEnough: boolean }): CartLine['notice'] {
  if (variant && variant.awayUntil !== null) return 'away'
  if (!variant?.onSale) return 'gone'
  if (own) return 'own'
  return notEnough ? 'notEnough' : null
}
