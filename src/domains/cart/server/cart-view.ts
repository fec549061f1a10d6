/** The view of a cart: its lines as shown, with the prices of price-cart.ts. */
import { freezePersonalization, personalValueViews, type SaleVariant } from '#domains/catalog/server/index.ts'
import { lowStockCount, type Stock } from '#domains/inventory/server/index.ts'
import { type Destination, parcelEstimate, toDeliveryMethodView } from '#domains/vendors/server/index.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import { allows, isShipped, type Measure, PIECES, personalProblems } from '../../catalog/contract.ts'
import type { PaymentMethod } from '../../payments/contract.ts'
import { type CartDelivery, type CartLine, type CartView, MAX_QUANTITY } from '../contract.ts'
import { type LineRow, loadCartLinesWithPlace, type PlacedLine } from './cart.sql.ts'
import { unitsElsewhere } from './line-id.rules.ts'
import { cartItemsLoader, type LoadCartItems } from './load-cart-items.ts'
import { personalPicturePath } from './pictures/picture-path.ts'
import { atAgreedPrice, priceCart } from './price-cart.ts'
import type { Priced, Reading } from './price-lines.ts'
import { type AgreedLine, loadHeldQuote, toAgreedLines } from './quotes/held-quote.ts'
import { shareStock } from './share-stock.rules.ts'
import { methodFee, needsAddress } from './totals.rules.ts'
import { isEstimate, totalsView, type VendorNames } from './totals-view.ts'

type ViewOptions = { loadItems?: LoadCartItems; payment?: PaymentMethod | undefined; destination?: Destination | null }

/** A cart at current prices and stock, or at the prices of the quote that it holds. Unavailable lines are shown but not counted. A command passes its own loader of items. */
export async function loadCartView(
  reading: Reading,
  owner: string | null,
  language: Language,
  { loadItems = cartItemsLoader(reading.db, owner, language), payment, destination = null }: ViewOptions = {},
): Promise<CartView> {
  const own = owner === null ? [] : await loadCartLinesWithPlace(reading.db, owner)
  // A cart with a line holds no quote.
  const quote = owner === null || own.some(({ place }) => place === 'cart') ? null : await loadHeldQuote(reading.db, owner, reading.now)
  const lines: (PlacedLine & AgreedLine)[] = quote
    ? [...toAgreedLines(quote).map((line) => ({ ...line, place: 'cart' as const })), ...own.filter(({ place }) => place === 'saved')]
    : own
  const inCart = lines.filter(({ place }) => place === 'cart')
  const items = await loadItems(lines.map(({ variantId }) => variantId))
  const { priced, vendors, discounts, itemCount, payOnDelivery } = await priceCart(
    reading,
    { owner, payment, destination, quoted: quote !== null },
    lines,
    items,
  )
  const shared = shareStock(inCart, items)
  const view = (line: PlacedLine & AgreedLine) => {
    const { lineId, variantId, place } = line
    const discountMinor = place === 'cart' ? (discounts.get(lineId) ?? 0) : 0
    const elsewhere = place === 'cart' ? unitsElsewhere(inCart, lineId) : 0
    const stock = (place === 'cart' ? shared : items.stock).get(variantId)
    const variant = items.variants.get(variantId)
    const item = { variant: variant && atAgreedPrice(variant, line), stock, own: items.own.has(variantId) }
    return lineView(line, { ...item, discountMinor, elsewhere }, language)
  }
  const shown = inCart.map(view)
  return {
    quote: quote && { number: quote.number },
    lines: shown,
    saved: lines.filter(({ place }) => place === 'saved').map(view),
    deliveries: deliveriesView(priced, vendors, { language, now: reading.now, lines: shown }),
    codes: priced.promotions.codes,
    itemCount,
    payOnDelivery,
    needsAddress: priced.totals.vendors.length === 0 || needsAddress(priced.totals),
    totals: totalsView(priced, vendors, language),
  }
}

function deliveriesView(
  { totals, methods }: Priced,
  names: VendorNames,
  { language, now, lines }: { language: Language; now: Date; lines: readonly CartLine[] },
): CartDelivery[] {
  return totals.vendors.flatMap(({ workspaceId, method, shippableMinor, shippingFeeMinor }) => {
    if (shippableMinor === null) return []
    const vendor = names.get(workspaceId) ?? { slug: '', name: '' }
    const shipped = lines.filter((line) => line.vendor.slug === vendor.slug && isShipped(line.kind))
    return {
      vendor,
      methods: (methods.get(workspaceId) ?? []).map((own) => ({
        ...toDeliveryMethodView(own, language),
        fee: money(methodFee(own, shippableMinor)),
        refused: own.quote.refused,
        estimate: isEstimate(own, shippableMinor),
      })),
      chosen: method?.id ?? null,
      shipping: method === null ? null : money(shippingFeeMinor),
      arrives: parcelEstimate(now, method, shipped),
    }
  })
}

/** `elsewhere`: units of the variant in other lines of the cart. */
type Item = { variant: SaleVariant | undefined; stock: Stock | undefined; own: boolean; discountMinor: number; elsewhere: number }

function lineView(line: LineRow, { variant, stock, own, discountMinor, elsewhere }: Item, language: Language): CartLine {
  const { lineId, variantId, personalization, quantity, seenPriceMinor } = line
  const measure = variant?.measure ?? PIECES
  const notEnough = stock !== undefined && stock.available < quantity + elsewhere
  const left = stock !== undefined && notEnough ? Math.max(stock.available, 0) : lowStockCount(stock)
  const unitMinor = variant?.priceMinor ?? 0
  const otherPrice = variant?.onSale === true && seenPriceMinor !== null && seenPriceMinor !== unitMinor
  return {
    id: lineId,
    variantId,
    productId: variant?.productId ?? 'prod_00000000000000000000000000',
    name: variant?.name ?? '',
    sku: variant?.sku ?? '',
    options: variant?.options ?? [],
    personalization: personalValueViews(
      freezePersonalization(variant?.personalization ?? [], personalization),
      language,
      personalPicturePath,
    ),
    vendor: variant?.vendor ?? { slug: '', name: '' },
    kind: variant?.kind ?? 'goods',
    leadDays: variant?.leadDays ?? null,
    image: variant?.image ? pictureView(variant.image, language) : null,
    quantity,
    measure,
    ...limitsOf(measure, elsewhere),
    unitPrice: money(unitMinor),
    lineTotal: money(unitMinor * quantity),
    discount: money(discountMinor),
    priceBefore: otherPrice ? { amountMinor: seenPriceMinor, currency: BASE_CURRENCY } : null,
    notice: noticeFor(variant, line, { own, notEnough, elsewhere }),
    awayUntil: variant?.awayUntil ?? null,
    left: left === null ? null : left < measure.minSteps ? 0 : Math.max(left - elsewhere, 0),
  }
}

/** What a line may hold beside the other lines of its variant. */
function limitsOf({ minSteps, maxSteps }: Measure, elsewhere: number): { least: number; most: number } {
  return { least: Math.max(minSteps - elsewhere, 1), most: Math.max((maxSteps ?? MAX_QUANTITY) - elsewhere, 0) }
}

/** The reason why a line cannot be ordered, or null. */
function noticeFor(
  variant: SaleVariant | undefined,
  { quantity, personalization }: LineRow,
  { own, notEnough, elsewhere }: { own: boolean; notEnough: boolean; elsewhere: number },
): CartLine['notice'] {
  if (variant && variant.awayUntil !== null) return 'away'
  if (!variant?.onSale) return 'gone'
  if (own) return 'own'
  if (personalProblems(variant.personalization, personalization).length > 0) return 'personalization'
  if (notEnough) return 'notEnough'
  return allows(variant.measure, quantity + elsewhere) ? null : 'amount'
}
