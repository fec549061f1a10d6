import { lineAdded } from '#events/cart.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish } from '#platform/server/transact.ts'
import { type PersonalValue, withoutEmpty } from '../../catalog/contract.ts'
import { type ChangedCartView, type LineSource, MAX_LINES } from '../contract.ts'
import { addToLine, loadCartLinesWithPlace } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { lineIdFor, unitsElsewhere } from './line-id.rules.ts'
import { cartItemsLoader, findPrice } from './load-cart-items.ts'
import { leastQuantityFor, maxQuantityFor, requireSoldSo } from './max-quantity.ts'
import { requireCartOwner } from './owner.ts'
import { requirePersonalization } from './require-personalization.ts'

type Addition = {
  variantId: string
  quantity?: number | undefined
  personalization?: readonly PersonalValue[] | undefined
  source?: LineSource | undefined
}

/**
 * Adds units of a variant to the line with the same personalization (spec §4), capped by stock; as many as the product's minimum unless
 * the addition says how many.
 */
export async function addLine(
  ctx: OperationContext,
  { variantId, quantity: wanted, personalization: given = [], source = undefined }: Addition,
): Promise<ChangedCartView> {
  const owner = requireCartOwner(ctx)
  const personalization = withoutEmpty(given)
  const lineId = lineIdFor(variantId, personalization)
  return changeCart(ctx, async (tx) => {
    const lines = await loadCartLinesWithPlace(tx.db, owner)
    const inCart = lines.filter(({ place }) => place === 'cart')
    const before = inCart.find((line) => line.lineId === lineId)?.quantity ?? 0
    const elsewhere = unitsElsewhere(inCart, lineId)
    if (before === 0 && inCart.length >= MAX_LINES) throw new Failure('CART_FULL', { maxLines: MAX_LINES })
    const loadItems = cartItemsLoader(tx.db, owner, ctx.language)
    const items = await loadItems([variantId, ...lines.map((line) => line.variantId)])
    const most = maxQuantityFor(items, variantId) - elsewhere
    if (before === 0 && most <= 0) throw new Failure('SOLD_OUT')
    const quantity = wanted ?? (before + elsewhere === 0 ? leastQuantityFor(items, variantId) : 1)
    requireSoldSo(items, variantId, before + elsewhere + quantity)
    const variant = items.variants.get(variantId)
    if (variant) await requirePersonalization(tx, { owner }, variant, personalization)
    const line = { owner, place: 'cart' as const, lineId, variantId, personalization, quantity, addedAt: tx.now, source: source ?? null }
    const after = await addToLine(tx.db, { ...line, seenPriceMinor: findPrice(items, variantId) }, Math.max(most, 1))
    if (before + elsewhere === 0 && variant) publish(tx, lineAdded({ productId: variant.productId, workspaceId: variant.workspaceId }))
    return { ...(await loadCartView(tx, owner, ctx.language, { loadItems })), cappedTo: after < before + quantity ? after : null }
  })
}
