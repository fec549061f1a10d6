import { lineAdded } from '#events/cart.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import { MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { addToLine, lockCartLines } from './cart.sql.ts'
import { cartItemsLoader } from './load-cart-items.ts'
import { cappedQuantity } from './quantity.rules.ts'

/** The result of adding a variant; `priceMinor` is today's price, null when it is no longer sold. */
export type AddedItems = { variantId: string; added: number; priceMinor: number | null }

/** Adds several variants at once, each capped by stock and by the product's limits; unavailable ones are skipped. */
export async function addItems(
  tx: Tx,
  { owner, language }: { owner: string; language: Language },
  wanted: readonly { variantId: string; quantity: number }[],
): Promise<AddedItems[]> {
  const lines = new Map((await lockCartLines(tx.db, owner)).map(({ variantId, quantity }) => [variantId, quantity]))
  const { variants, stock, own } = await cartItemsLoader(tx.db, owner, language)(wanted.map(({ variantId }) => variantId))
  const added: AddedItems[] = []
  for (const { variantId, quantity } of wanted) {
    const variant = variants.get(variantId)
    const { minSteps = 1, maxSteps = null } = variant?.measure ?? {}
    const left =
      variant?.onSale && !own.has(variantId) ? cappedQuantity(maxSteps ?? MAX_QUANTITY, stock.get(variantId)?.available ?? null) : 0
    const most = left < minSteps ? 0 : left
    const before = lines.get(variantId) ?? 0
    const fits = before > 0 || lines.size < MAX_LINES
    const line = {
      owner,
      place: 'cart' as const,
      variantId,
      quantity: Math.max(quantity, minSteps - before),
      addedAt: tx.now,
      seenPriceMinor: variant?.priceMinor ?? null,
      source: null,
    }
    const after = most > before && fits ? await addToLine(tx.db, line, most) : before
    if (variant && before === 0 && after > 0) publish(tx, lineAdded({ productId: variant.productId, workspaceId: variant.workspaceId }))
    if (after > 0) lines.set(variantId, after)
    added.push({ variantId, added: after - before, priceMinor: variant?.onSale ? variant.priceMinor : null })
  }
  return added
}
