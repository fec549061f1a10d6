import type { SaleVariant } from '#domains/catalog/server/index.ts'
import type { GoodsLine } from '#domains/promotions/server/index.ts'
import { type DeliveryMethod, type Destination, type Quote, quoteDelivery } from '#domains/vendors/server/index.ts'

export type WeighedLine = GoodsLine & { weightGrams: number | null }

/** The weight of one step of a quantity: of goods sold by weight the step itself, else what the vendor gave. */
export function stepWeight({ weightGrams, measure }: Pick<SaleVariant, 'weightGrams' | 'measure'>): number | null {
  return measure.unit === 'kg' ? measure.step : weightGrams
}

/** A method at its price for one parcel. If it doesn't deliver it, the price is its own and the order is refused. */
export type QuotedMethod = DeliveryMethod & { quote: Quote }

/** Quotes a vendor's methods for its lines. `to`: null while the destination is unknown. */
export function quoteMethods(methods: readonly DeliveryMethod[], lines: readonly WeighedLine[], to: Destination | null): QuotedMethod[] {
  const subtotalMinor = lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)
  return methods.map((method) => {
    const weightGrams = lines.reduce((sum, line) => sum + line.quantity * (line.weightGrams ?? method.defaultWeightGrams), 0)
    const quote = quoteDelivery(method, { weightGrams, subtotalMinor }, to)
    return { ...method, quote, priceMinor: quote.refused === null ? quote.priceMinor : method.priceMinor }
  })
}
