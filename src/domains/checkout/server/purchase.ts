import { linesToBuy, ownGoods, type Priced, priceLines, totalsView } from '#domains/cart/server/index.ts'
import { type SaleVariant, variantsForSale } from '#domains/catalog/server/index.ts'
import type { NewOrder } from '#domains/orders/server/index.ts'
import type { Customer, Use } from '#domains/promotions/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import { localized } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { LineSource } from '../../cart/contract.ts'
import type { Address } from '../../orders/contract.ts'
import { vendorsThatDoNotDeliver } from './delivery.rules.ts'
import { splitByVendor } from './split-order.rules.ts'
import { usedPromotions } from './used-promotions.rules.ts'

/** An order as it will be written, before it has a number or a buyer. */
type Part = NewOrder['parts'][number]
/** Lines bear their category's slug, by which commission is decided; `uses` are the promotions it needs. */
export type Purchase = Omit<NewOrder, 'id' | 'userId' | 'guestId' | 'parts'> & {
  uses: Use[]
  parts: (Omit<Part, 'lines'> & { lines: (Omit<Part['lines'][number], 'unitCostMinor'> & { category: string })[] })[]
}

/** Who buys: whose cart it is, and who promotions count. */
export type Shopper = { owner: string; userId: string | null }

export type Placement = {
  email: string
  shippingAddress: Address
  note?: string | undefined
  expectedTotalMinor?: number | undefined
}

type Short = { variantId: string; wanted: number; left: number }

/**
 * What is in the cart, with its lines locked, as an order at today's prices. Fails with CART_EMPTY, SOLD_OUT for what is no longer sold,
 * NOT_DELIVERED (whose method does not lead there), PROMOTION_CHANGED (which codes take nothing off any more) or TOTAL_CHANGED (the
 * totals as they are now).
 */
export async function purchaseOf(tx: Tx, { owner, userId }: Shopper, language: Language, placement: Placement): Promise<Purchase> {
  const { email, shippingAddress, note = '', expectedTotalMinor } = placement
  const wanted = await linesToBuy(tx.db, owner)
  if (wanted.length === 0) throw new Failure('CART_EMPTY')

  const ids = wanted.map(({ variantId }) => variantId)
  const variants = await variantsForSale(tx.db, ids, language)
  const gone = wanted.filter(({ variantId }) => !variants.get(variantId)?.onSale)
  if (gone.length > 0) {
    throw soldOut(
      gone.map(({ variantId, quantity }) => ({ variantId, wanted: quantity, left: 0 })),
      new Map([...variants].map(([id, { name }]) => [id, name])),
    )
  }

  const own = await ownGoods(tx.db, owner, [...variants.values()])
  if (own.size > 0) throw new Failure('OWN_PRODUCT', { names: [...own].map((id) => variants.get(id)?.name ?? '') })

  const lines = wanted.flatMap(({ variantId, quantity, source }) => {
    const variant = variants.get(variantId)
    return variant ? [lineOf(variant, quantity, source)] : []
  })
  const names = new Map(lines.map(({ workspaceId, vendor }) => [workspaceId, vendor]))
  const priced = await priceLines(tx, { owner, customer: customerOf(userId, email) }, lines)
  const { totals, promotions } = priced
  const unreached = vendorsThatDoNotDeliver(totals, shippingAddress.country)
  if (unreached.length > 0) {
    throw new Failure('NOT_DELIVERED', { vendors: unreached.map((workspaceId) => names.get(workspaceId) ?? { slug: '', name: '' }) })
  }
  if (expectedTotalMinor !== totals.totalMinor) refuseLostCodes(priced)
  if (expectedTotalMinor !== undefined && expectedTotalMinor !== totals.totalMinor) {
    throw new Failure('TOTAL_CHANGED', { totals: totalsView(priced, names, language) })
  }
  const { subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor } = totals
  const reduced = lines.map((line, index) => ({ ...line, ...promotions.lines[index] }))
  const workspaceIds = totals.vendors.map(({ workspaceId }) => workspaceId)
  return {
    ...{ email, shippingAddress, note, language, currency: BASE_CURRENCY },
    ...{ subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor },
    ...usedPromotions(promotions, lines, workspaceIds),
    parts: splitByVendor(reduced, totals).map(({ method, ...part }) => ({
      ...part,
      shippingSubsidyMinor: promotions.shipping.get(part.workspaceId)?.subsidyMinor ?? 0,
      delivery: method && { kind: method.kind, name: method.name, minDays: method.minDays, maxDays: method.maxDays },
      vendor: names.get(part.workspaceId) ?? { slug: '', name: '' },
      lines: part.lines.map(({ vendor: _, workspaceId: __, ...line }) => line),
    })),
  }
}

export function customerOf(userId: string | null, email: string): Customer {
  return userId === null ? { email } : { userId }
}

/** Promotions that this purchase counts on and cannot have. */
export function promotionsLost(purchase: Purchase, promotionIds: readonly string[]): Failure {
  const lost = purchase.promotions.filter((_, index) => promotionIds.includes(purchase.uses[index]?.promotionId ?? ''))
  const nameOf = ({ name }: (typeof lost)[number]) => localized(name, purchase.language)
  return new Failure('PROMOTION_CHANGED', {
    lost: lost.map((one) => ({ name: nameOf(one), code: one.code, problem: { problem: 'CODE_USED_UP' } })),
  })
}

/** Whoever entered a code and did not see the total without it is told. */
function refuseLostCodes({ promotions: { codes } }: Priced): void {
  const lost = codes.flatMap(({ code, problem }) =>
    problem === null || problem.problem === 'CODE_BEATEN' ? [] : [{ name: code, code, problem }],
  )
  if (lost.length > 0) throw new Failure('PROMOTION_CHANGED', { lost })
}

/** Every line of a purchase, over all its parts. */
export function linesOf({ parts }: Purchase) {
  return parts.flatMap(({ lines }) => lines)
}

/** What a purchase cannot have, by the names its lines had on the screen. */
export function soldOutOf(purchase: Purchase, shortages: readonly Short[]): Failure {
  return soldOut(shortages, new Map(linesOf(purchase).map(({ variantId, name }) => [variantId, name])))
}

function soldOut(shortages: readonly Short[], names: Map<string, string>): Failure {
  return new Failure('SOLD_OUT', { lines: shortages.map((short) => ({ ...short, name: names.get(short.variantId) ?? '' })) })
}

function lineOf(
  { id: variantId, productId, workspaceId, vendor, category, name, sku, size, color, image, priceMinor }: SaleVariant,
  quantity: number,
  source: LineSource | null,
) {
  return {
    productId,
    variantId,
    workspaceId,
    vendor,
    category,
    name,
    sku,
    size,
    color,
    image,
    quantity,
    source,
    unitPriceMinor: priceMinor,
  }
}
