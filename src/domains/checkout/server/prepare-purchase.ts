import {
  type AgreedLine,
  brokenQuantity,
  contentToBuy,
  findOwnVariants,
  type Priced,
  priceLines,
  stepWeight,
  totalsView,
  unitsByVariant,
} from '#domains/cart/server/index.ts'
import { freezePersonalization, loadVariantsForSale, type SaleVariant, toSoldPart } from '#domains/catalog/server/index.ts'
import type { NewOrder } from '#domains/orders/server/index.ts'
import type { Customer, Use } from '#domains/promotions/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import { localized } from '#platform/server/picture.ts'
import { acceptTerms } from '#platform/server/terms.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY, type Rate } from '#platform/shared/money.ts'
import { personalProblems } from '../../catalog/contract.ts'
import type { Address } from '../../orders/contract.ts'
import type { PaymentMethod } from '../../payments/contract.ts'
import { findVendorsNotDelivering } from './delivery.rules.ts'
import { toDestination, toPartDelivery } from './part-delivery.rules.ts'
import { requireBuyer } from './require-buyer.ts'
import { splitByVendor } from './split-order.rules.ts'
import { toUsedPromotions } from './used-promotions.rules.ts'

/** An order before it has an id or a buyer. */
type Part = NewOrder['parts'][number]
/** Lines carry their line of the cart, and their category slug, which decides the commission; `uses` are the promotions the purchase relies on. */
export type Purchase = Omit<NewOrder, 'id' | 'userId' | 'guestId' | 'paidLater' | 'parts'> & {
  uses: Use[]
  parts: (Omit<Part, 'lines'> & { lines: (Omit<Part['lines'][number], 'unitCostMinor'> & { lineId?: string; category: string })[] })[]
}

/** The owner of the cart, and the account that promotion limits count. */
export type Shopper = { owner: string; userId: string | null }

export type Placement = {
  email: string
  shippingAddress?: Address | undefined
  name?: string | undefined
  note?: string | undefined
  expectedTotalMinor?: number | undefined
  /** Of the terms of service that the shopper was shown. */
  termsVersion?: number | undefined
  payment: PaymentMethod
}

type Shortage = { variantId: string; wanted: number; left: number }

/**
 * Prepares an order from the cart at current prices and locks the cart lines. Fails with CART_EMPTY, SOLD_OUT for products no longer
 * sold, INVALID_INPUT for amounts outside a product's limits, PERSONALIZATION_CHANGED (with the names), OWN_PRODUCT, NOT_DELIVERED (with the vendors), QUOTE_ENDED, PROMOTION_CHANGED (with the codes), TOTAL_CHANGED (with the current totals) or TERMS_CHANGED.
 */
export async function preparePurchase(tx: Tx, { owner, userId }: Shopper, language: Language, placement: Placement): Promise<Purchase> {
  const { email, note = '', expectedTotalMinor, payment, termsVersion } = placement
  const { lines: wanted, quoteId } = await contentToBuy(tx, owner)
  if (wanted.length === 0) throw new Failure('CART_EMPTY')

  const ids = wanted.map(({ variantId }) => variantId)
  const variants = await loadVariantsForSale(tx.db, ids, language, { lock: true })
  const gone = wanted.filter(({ variantId }) => !variants.get(variantId)?.onSale)
  if (gone.length > 0) {
    throw createSoldOutFailure(
      [...unitsByVariant(gone)].map(([variantId, quantity]) => ({ variantId, wanted: quantity, left: 0 })),
      new Map([...variants].map(([id, { name }]) => [id, name])),
    )
  }

  const units = unitsByVariant(wanted)
  const unsold = wanted.flatMap(({ variantId, quantity }, index) => {
    const variant = variants.get(variantId)
    const broken = variant && brokenQuantity(variant.measure, units.get(variantId) ?? quantity)
    return broken ? [{ ...broken, path: `lines.${index}.quantity`, params: { ...broken.params, name: variant.name } }] : []
  })
  if (unsold.length > 0) throw new Failure('INVALID_INPUT', { fields: unsold })

  const changed = wanted.flatMap(({ variantId, personalization }) => {
    const variant = variants.get(variantId)
    return variant && personalProblems(variant.personalization, personalization).length > 0 ? [variant.name] : []
  })
  if (changed.length > 0) throw new Failure('PERSONALIZATION_CHANGED', { names: [...new Set(changed)] })

  const own = await findOwnVariants(tx.db, owner, [...variants.values()])
  if (own.size > 0) throw new Failure('OWN_PRODUCT', { names: [...own].map((id) => variants.get(id)?.name ?? '') })

  const lines = wanted.flatMap((line) => {
    const variant = variants.get(line.variantId)
    return variant ? [toPurchaseLine(variant, line)] : []
  })
  const names = new Map(lines.map(({ workspaceId, vendor }) => [workspaceId, vendor]))
  const shippingAddress = requireBuyer(placement, lines)
  const asker = {
    owner,
    customer: toCustomer(userId, { email, shippingAddress }),
    onDelivery: payment === 'delivery',
    destination: toDestination(shippingAddress),
    quoted: quoteId !== null,
  }
  const priced = await priceLines(tx, asker, lines)
  const { totals, promotions } = priced
  const unreached = findVendorsNotDelivering(totals)
  if (unreached.length > 0) {
    throw new Failure('NOT_DELIVERED', { vendors: unreached.map((workspaceId) => names.get(workspaceId) ?? { slug: '', name: '' }) })
  }
  if (expectedTotalMinor !== totals.totalMinor) rejectLostCodes(priced)
  if (expectedTotalMinor !== undefined && expectedTotalMinor !== totals.totalMinor) {
    throw new Failure('TOTAL_CHANGED', { totals: totalsView(priced, names, language) })
  }
  const terms = await acceptTerms(tx, termsVersion)
  const { subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor } = totals
  const reduced = lines.map((line, index) => ({ ...line, ...promotions.lines[index] }))
  const workspaceIds = totals.vendors.map(({ workspaceId }) => workspaceId)
  return {
    email,
    shippingAddress,
    note,
    language,
    ...(quoteId && { quoteId }),
    terms: terms && { version: terms.version, acceptedAt: terms.acceptedAt.toISOString() },
    currency: BASE_CURRENCY,
    taxHundredths: toHundredths(totals.terms.taxRate),
    subtotalMinor,
    discountMinor,
    shippingMinor,
    taxMinor,
    totalMinor,
    ...toUsedPromotions(promotions, lines, workspaceIds),
    parts: splitByVendor(reduced, totals).map(({ method, ...part }) => ({
      ...part,
      shippingSubsidyMinor: promotions.shipping.get(part.workspaceId)?.subsidyMinor ?? 0,
      delivery: method && toPartDelivery(method),
      vendor: names.get(part.workspaceId) ?? { slug: '', name: '' },
      lines: part.lines.map(({ vendor: _, workspaceId: __, weightGrams: ___, tags: ____, collections: _____, ...line }) => line),
    })),
  }
}

function toHundredths({ numerator, denominator }: Rate): number {
  return Math.round((numerator * 10_000) / denominator)
}

export function toCustomer(userId: string | null, { email, shippingAddress }: Pick<Purchase, 'email' | 'shippingAddress'>): Customer {
  return { userId, email, address: shippingAddress }
}

/** Failure with the promotions of this purchase that are used up. */
export function promotionsLostFailure(purchase: Purchase, promotionIds: readonly string[]): Failure {
  const lost = purchase.promotions.filter((_, index) => promotionIds.includes(purchase.uses[index]?.promotionId ?? ''))
  const nameOf = ({ name }: (typeof lost)[number]) => localized(name, purchase.language)
  return new Failure('PROMOTION_CHANGED', {
    lost: lost.map((one) => ({ name: nameOf(one), code: one.code, problem: { problem: 'CODE_USED_UP' } })),
  })
}

/** Fails with PROMOTION_CHANGED when an entered code no longer applies, because the shopper saw a total that includes it. */
function rejectLostCodes({ promotions: { codes } }: Priced): void {
  const lost = codes.flatMap(({ code, problem }) =>
    problem === null || problem.problem === 'CODE_BEATEN' ? [] : [{ name: code, code, problem }],
  )
  if (lost.length > 0) throw new Failure('PROMOTION_CHANGED', { lost })
}

/** All lines of a purchase, across its parts. */
export function flattenLines({ parts }: Purchase) {
  return parts.flatMap(({ lines }) => lines)
}

/** SOLD_OUT failure with the line names the shopper saw. */
export function soldOutFailure(purchase: Purchase, shortages: readonly Shortage[]): Failure {
  return createSoldOutFailure(shortages, new Map(flattenLines(purchase).map(({ variantId, name }) => [variantId, name])))
}

function createSoldOutFailure(shortages: readonly Shortage[], names: Map<string, string>): Failure {
  return new Failure('SOLD_OUT', { lines: shortages.map((short) => ({ ...short, name: names.get(short.variantId) ?? '' })) })
}

function toPurchaseLine(
  {
    id: variantId,
    productId,
    workspaceId,
    vendor,
    category,
    tags,
    collections,
    kind,
    leadDays,
    maxDownloads,
    licenseKeys,
    name,
    sku,
    options,
    personalization: fields,
    measure,
    image,
    weightGrams,
    priceMinor,
    bundleParts,
  }: SaleVariant,
  { lineId, personalization, quantity, source, agreedMinor }: AgreedLine,
) {
  return {
    lineId,
    productId,
    variantId,
    workspaceId,
    vendor,
    category,
    tags,
    collections,
    kind,
    leadDays,
    maxDownloads,
    licenseKeys,
    name,
    sku,
    options,
    personalization: freezePersonalization(fields, personalization),
    measure: { unit: measure.unit, step: measure.step },
    image,
    bundleParts: bundleParts.map(toSoldPart),
    weightGrams: stepWeight({ weightGrams, measure }),
    quantity,
    source,
    unitPriceMinor: agreedMinor ?? priceMinor,
  }
}
