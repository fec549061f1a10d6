import { allowsPayOnDelivery } from '#domains/catalog/contract.ts'
import type { SaleVariant } from '#domains/catalog/server/index.ts'
import type { Destination } from '#domains/vendors/server/index.ts'
import { countItems } from '../../catalog/contract.ts'
import type { PaymentMethod } from '../../payments/contract.ts'
import type { PlacedLine } from './cart.sql.ts'
import type { CartItems } from './load-cart-items.ts'
import { toCustomer } from './owner.ts'
import { type Priced, priceLines, type Reading } from './price-lines.ts'
import { stepWeight } from './quote-methods.rules.ts'
import type { AgreedLine } from './quotes/held-quote.ts'
import type { VendorNames } from './totals-view.ts'

/** The prices of a cart. `discounts`: by line, in minor units. `vendors`: by workspace. */
export type PricedCart = {
  priced: Priced
  vendors: VendorNames
  discounts: ReadonlyMap<string, number>
  itemCount: number
  payOnDelivery: boolean
}

type PricedFor = {
  owner: string | null
  payment?: PaymentMethod | undefined
  destination?: Destination | null
  /** The cart holds a quote. */
  quoted: boolean
}

/** The variant at the price of the quote, if the line has one. */
export function atAgreedPrice<V extends { priceMinor: number }>(variant: V, { agreedMinor }: AgreedLine): V {
  return agreedMinor === undefined ? variant : { ...variant, priceMinor: agreedMinor }
}

/** Prices the lines in the cart that can be bought now; saved and unavailable lines are not counted. */
export async function priceCart(
  reading: Reading,
  { owner, payment, destination = null, quoted }: PricedFor,
  lines: readonly (PlacedLine & AgreedLine)[],
  items: CartItems,
): Promise<PricedCart> {
  const sold = lines.flatMap((line) => {
    const { place, lineId, variantId, quantity } = line
    const variant = items.variants.get(variantId)
    if (place !== 'cart' || !variant?.onSale || items.own.has(variantId)) return []
    return [{ lineId, variant: atAgreedPrice(variant, line), quantity }]
  })
  const priced = await priceLines(
    reading,
    { owner, customer: toCustomer(owner), onDelivery: payment === undefined ? null : payment === 'delivery', destination, quoted },
    sold.map(toPriceLine),
  )
  return {
    priced,
    vendors: new Map(sold.map(({ variant }) => [variant.workspaceId, variant.vendor])),
    discounts: new Map(sold.map(({ lineId }, index) => [lineId, priced.promotions.lines[index]?.discountMinor ?? 0])),
    payOnDelivery: sold.length === 0 || allowsPayOnDelivery(sold.map(({ variant }) => variant)),
    itemCount: countItems(sold.map(({ variant: { measure }, quantity }) => ({ measure, quantity }))),
  }
}

function toPriceLine({ lineId, variant, quantity }: { lineId: string; variant: SaleVariant; quantity: number }) {
  const { id: variantId, productId, workspaceId, category, tags, collections, kind, priceMinor: unitPriceMinor } = variant
  return {
    lineId,
    variantId,
    productId,
    workspaceId,
    category,
    tags,
    collections,
    kind,
    weightGrams: stepWeight(variant),
    quantity,
    unitPriceMinor,
  }
}
