/** Orders as the checkout writes them, without promotions: priced by the same rules. */
import { computeTotals, loadCartTerms, stepWeight } from '#domains/cart/server/index.ts'
import { quoteMethods } from '#domains/cart/server/quote-methods.rules.ts'
import { loadVariantsForSale, type SaleVariant } from '#domains/catalog/server/index.ts'
import { toDestination, toPartDelivery } from '#domains/checkout/server/part-delivery.rules.ts'
import { toPlacedParts } from '#domains/checkout/server/placed-parts.rules.ts'
import { splitByVendor } from '#domains/checkout/server/split-order.rules.ts'
import type { NewOrder } from '#domains/orders/server/index.ts'
import { loadDeliveryMethods } from '#domains/vendors/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Address } from '#platform/shared/address.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'

export type Wanted = { variantId: string; quantity: number; unitCostMinor: number | null }
export type PricedOrder = Omit<NewOrder, 'id' | 'userId' | 'guestId' | 'paidLater'>
type Buyer = { email: string; language: Language; address: Address }

export async function openPricing(tx: Tx, variantIds: readonly string[]) {
  const variants = new Map<Language, Map<string, SaleVariant>>()
  for (const language of LANGUAGES) variants.set(language, await loadVariantsForSale(tx.db, variantIds, language))
  const workspaceIds = [...(variants.get('en')?.values() ?? [])].map(({ workspaceId }) => workspaceId)
  const methods = await loadDeliveryMethods(tx.db, workspaceIds)
  const terms = await loadCartTerms(tx.db)

  function find(variantId: string, language: Language): SaleVariant {
    const variant = variants.get(language)?.get(variantId)
    if (!variant) throw new Error(`the demo data does not sell ${variantId}`)
    return variant
  }

  function chooseMethod(workspaceId: string, lines: readonly ReturnType<typeof toLine>[], address: Address) {
    const quoted = quoteMethods(methods.get(workspaceId) ?? [], lines, toDestination(address))
    return quoted.find(({ kind, quote }) => kind === 'delivery' && quote.refused === null) ?? null
  }

  return {
    /** The order, and its parts as events tell them. */
    price(
      wanted: readonly Wanted[],
      { email, language, address }: Buyer,
    ): { order: PricedOrder; placed: ReturnType<typeof toPlacedParts> } {
      const lines = wanted.map((line) => toLine(find(line.variantId, language), line))
      const goods = [...Map.groupBy(lines, ({ workspaceId }) => workspaceId)].map(([workspaceId, own]) => {
        const subtotalMinor = own.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)
        return { workspaceId, subtotalMinor, shippableMinor: subtotalMinor, method: chooseMethod(workspaceId, own, address) }
      })
      const totals = computeTotals(goods, terms)
      const parts = splitByVendor(lines, totals).map(({ method, lines: own, ...part }) => ({
        ...part,
        shippingSubsidyMinor: 0,
        delivery: method && toPartDelivery(method),
        vendor: own[0]?.vendor ?? { slug: '', name: '' },
        lines: own,
      }))
      const { subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor } = totals
      return {
        order: {
          email,
          shippingAddress: address,
          note: '',
          language,
          currency: BASE_CURRENCY,
          taxHundredths: Math.round((terms.taxRate.numerator * 10_000) / terms.taxRate.denominator),
          subtotalMinor,
          discountMinor,
          shippingMinor,
          taxMinor,
          totalMinor,
          promotions: [],
          parts: parts.map((part) => ({ ...part, lines: part.lines.map(toOrderLine) })),
        },
        placed: toPlacedParts(parts),
      }
    },
  }
}

function toLine(variant: SaleVariant, { quantity, unitCostMinor }: Wanted) {
  const { id: variantId, weightGrams: _, measure, priceMinor: unitPriceMinor, ...rest } = variant
  return { ...rest, variantId, measure, weightGrams: stepWeight(variant), quantity, unitPriceMinor, unitCostMinor, source: null }
}

function toOrderLine(line: ReturnType<typeof toLine>): NewOrder['parts'][number]['lines'][number] {
  const { productId, variantId, name, sku, options, measure, image, kind, leadDays, maxDownloads, licenseKeys } = line
  const { quantity, unitPriceMinor, unitCostMinor, source } = line
  return {
    productId,
    variantId,
    name,
    sku,
    options,
    measure: { unit: measure.unit, step: measure.step },
    image,
    kind,
    leadDays,
    maxDownloads,
    licenseKeys,
    quantity,
    unitPriceMinor,
    unitCostMinor,
    source,
  }
}
