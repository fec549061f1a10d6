/** Orders as the checkout writes them: priced by the same rules, with the codes that customers enter. */
import { computeTotals, loadCartTerms, stepWeight } from '#domains/cart/server/index.ts'
import { quoteMethods } from '#domains/cart/server/quote-methods.rules.ts'
import { reduceGoods } from '#domains/cart/server/reduce-goods.rules.ts'
import { shippingFees } from '#domains/cart/server/totals.rules.ts'
import { loadVariantsForSale, type SaleVariant } from '#domains/catalog/server/index.ts'
import { toDestination, toPartDelivery } from '#domains/checkout/server/part-delivery.rules.ts'
import { toPlacedParts } from '#domains/checkout/server/placed-parts.rules.ts'
import { splitByVendor } from '#domains/checkout/server/split-order.rules.ts'
import { toUsedPromotions } from '#domains/checkout/server/used-promotions.rules.ts'
import type { NewOrder } from '#domains/orders/server/index.ts'
import { categoryAncestors } from '#domains/promotions/server/apply-promotions.ts'
import type { Use } from '#domains/promotions/server/index.ts'
import type { PromotionRow } from '#domains/promotions/server/promotions.sql.ts'
import { stackPromotions } from '#domains/promotions/server/stacking.rules.ts'
import { loadDeliveryMethods } from '#domains/vendors/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Address } from '#platform/shared/address.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'

export type Wanted = { variantId: string; quantity: number; unitCostMinor: number | null }
export type PricedOrder = Omit<NewOrder, 'id' | 'userId' | 'guestId' | 'paidLater'>
type Buyer = { email: string; language: Language; address: Address }

/** `promotions`: all that customers may use. */
export async function openPricing(tx: Tx, variantIds: readonly string[], promotions: readonly PromotionRow[]) {
  const variants = new Map<Language, Map<string, SaleVariant>>()
  for (const language of LANGUAGES) variants.set(language, await loadVariantsForSale(tx.db, variantIds, language))
  const workspaceIds = [...(variants.get('en')?.values() ?? [])].map(({ workspaceId }) => workspaceId)
  const methods = await loadDeliveryMethods(tx.db, workspaceIds)
  const terms = await loadCartTerms(tx.db)
  const above = await categoryAncestors(tx.db, promotions)

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
    /** The order, its parts as events tell them, and its uses of these promotions. */
    price(
      wanted: readonly Wanted[],
      { email, language, address }: Buyer,
      usable: readonly PromotionRow[],
    ): { order: PricedOrder; placed: ReturnType<typeof toPlacedParts>; uses: Use[] } {
      const full = wanted.map((line) => toLine(find(line.variantId, language), line))
      const goods = [...Map.groupBy(full, ({ workspaceId }) => workspaceId)].map(([workspaceId, own]) => {
        const subtotalMinor = own.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)
        return { workspaceId, subtotalMinor, shippableMinor: subtotalMinor, method: chooseMethod(workspaceId, own, address) }
      })
      const { fees } = shippingFees(goods, terms)
      const stacked = stackPromotions(
        full.map(({ variantId: key, category, ...line }) => ({ ...line, key, categories: above(category) })),
        new Map(goods.map(({ workspaceId }, index) => [workspaceId, fees[index] ?? 0])),
        usable,
      )
      const lines = full.map((line, index) => ({ ...line, ...(stacked.lines[index] ?? NOT_REDUCED) }))
      const totals = computeTotals(reduceGoods(goods, lines, stacked), terms)
      const used = toUsedPromotions(
        { ...stacked, names: new Map(usable.map(({ id, name }) => [id, name])) },
        lines,
        totals.vendors.map(({ workspaceId }) => workspaceId),
      )
      const parts = splitByVendor(lines, totals).map(({ method, lines: own, ...part }) => ({
        ...part,
        shippingSubsidyMinor: stacked.shipping.get(part.workspaceId)?.subsidyMinor ?? 0,
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
          promotions: used.promotions,
          parts: parts.map((part) => ({ ...part, lines: part.lines.map(toOrderLine) })),
        },
        placed: toPlacedParts(parts),
        uses: used.uses,
      }
    },
  }
}

const NOT_REDUCED = { discountMinor: 0, subsidyMinor: 0 }

function toLine(variant: SaleVariant, { quantity, unitCostMinor }: Wanted) {
  const { id: variantId, weightGrams: _, measure, priceMinor: unitPriceMinor, ...rest } = variant
  return { ...rest, variantId, measure, weightGrams: stepWeight(variant), quantity, unitPriceMinor, unitCostMinor, source: null }
}

function toOrderLine(line: ReturnType<typeof toLine> & typeof NOT_REDUCED): NewOrder['parts'][number]['lines'][number] {
  const { productId, variantId, name, sku, options, measure, image, kind, leadDays, maxDownloads, licenseKeys } = line
  const { quantity, unitPriceMinor, unitCostMinor, source, discountMinor, subsidyMinor } = line
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
    discountMinor,
    subsidyMinor,
  }
}
