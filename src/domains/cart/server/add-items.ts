import { lineAdded } from '#events/cart.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { PersonalValue } from '../../catalog/contract.ts'
import { MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { addToLine, lockCartLines } from './cart.sql.ts'
import { lineIdFor, unitsElsewhere } from './line-id.rules.ts'
import { cartItemsLoader } from './load-cart-items.ts'
import { cappedQuantity } from './quantity.rules.ts'
import { findPersonalProblems } from './require-personalization.ts'

/**
 * The result of adding a variant; `priceMinor` is today's price, null when it is no longer sold. `otherFields`: it can't be personalized as
 * wanted, so nothing was added.
 */
export type AddedItems = { variantId: string; added: number; priceMinor: number | null; otherFields: boolean }

type Wanted = { variantId: string; quantity: number; personalization?: readonly PersonalValue[] }

/**
 * Adds several variants at once, each capped by stock and by the product's limits; unavailable ones are skipped. Pictures may be those of an
 * order, which the caller has shown to be visible to the owner.
 */
export async function addItems(
  tx: Tx,
  { owner, language }: { owner: string; language: Language },
  wanted: readonly Wanted[],
): Promise<AddedItems[]> {
  const lines = new Map((await lockCartLines(tx.db, owner)).map((line) => [line.lineId, line]))
  const { variants, stock, own } = await cartItemsLoader(tx.db, owner, language)(wanted.map(({ variantId }) => variantId))
  const added: AddedItems[] = []
  for (const { variantId, quantity, personalization: values = [] } of wanted) {
    const personalization = [...values]
    const lineId = lineIdFor(variantId, personalization)
    const variant = variants.get(variantId)
    const { minSteps = 1, maxSteps = null } = variant?.measure ?? {}
    const left =
      variant?.onSale && !own.has(variantId) ? cappedQuantity(maxSteps ?? MAX_QUANTITY, stock.get(variantId)?.available ?? null) : 0
    const elsewhere = unitsElsewhere([...lines.values()], lineId)
    const most = left < minSteps ? 0 : left - elsewhere
    const before = lines.get(lineId)?.quantity ?? 0
    const fits = most > before && (before > 0 || lines.size < MAX_LINES)
    const problems = variant && fits ? await findPersonalProblems(tx, { owner, ordered: true }, variant, personalization) : []
    const line = {
      owner,
      place: 'cart' as const,
      lineId,
      variantId,
      personalization,
      quantity: Math.max(quantity, minSteps - before - elsewhere),
      addedAt: tx.now,
      seenPriceMinor: variant?.priceMinor ?? null,
      source: null,
    }
    const after = fits && problems.length === 0 ? await addToLine(tx.db, line, most) : before
    if (variant && before + elsewhere === 0 && after > 0)
      publish(tx, lineAdded({ productId: variant.productId, workspaceId: variant.workspaceId }))
    if (after > 0) lines.set(lineId, { ...line, quantity: after })
    added.push({
      variantId,
      added: after - before,
      priceMinor: variant?.onSale ? variant.priceMinor : null,
      otherFields: problems.length > 0,
    })
  }
  return added
}
