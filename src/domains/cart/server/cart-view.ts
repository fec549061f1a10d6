import { type SaleVariant, variantsForSale } from '#domains/catalog/server/index.ts'
import { leftToShow, type Stock, stockOf } from '#domains/inventory/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { CartLine, CartView } from '../contract.ts'
import { type LineRow, linesOf } from './cart.sql.ts'
import { NOTHING, totalsOf, totalsView } from './totals.rules.ts'

/** What the catalog and the inventory say of some variants now. */
export type Goods = { variants: Map<string, SaleVariant>; stock: Map<string, Stock> }

export async function goodsOf(db: Db, variantIds: readonly string[], language: Language, owner: string | null): Promise<Goods> {
  return { variants: await variantsForSale(db, variantIds, language), stock: await stockOf(db, variantIds, owner) }
}

/** A cart at today's prices and stock. Lines no longer sold are shown and not counted. `known` saves asking twice. */
export async function cartOf(
  db: Db,
  owner: string | null,
  language: Language,
  known: Goods = { variants: new Map(), stock: new Map() },
): Promise<CartView> {
  const rows = owner === null ? [] : await linesOf(db, owner)
  const unknown = rows.map(({ variantId }) => variantId).filter((id) => !known.variants.has(id))
  const more = await goodsOf(db, unknown, language, owner)
  const lines = rows.map((row) => {
    const { variants, stock } = known.variants.has(row.variantId) ? known : more
    return lineView(row, variants.get(row.variantId), stock.get(row.variantId), language)
  })
  const sold = lines.filter(({ notice }) => notice !== 'gone')
  const subtotalMinor = sold.reduce((sum, { lineTotal }) => sum + lineTotal.amountMinor, 0)
  return {
    lines,
    itemCount: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalsView(sold.length === 0 ? NOTHING : totalsOf(subtotalMinor)),
  }
}

function lineView(
  { variantId, quantity }: LineRow,
  variant: SaleVariant | undefined,
  stock: Stock | undefined,
  language: Language,
): CartLine {
  const notEnough = stock !== undefined && stock.available < quantity
  const unitMinor = variant?.priceMinor ?? 0
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
    notice: !variant?.onSale ? 'gone' : notEnough ? 'notEnough' : null,
    left: notEnough ? Math.max(stock.available, 0) : leftToShow(stock),
  }
}
