import type { Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import { MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { lockLinesOf, raiseLine } from './cart.sql.ts'
import { goodsOf } from './cart-view.ts'
import { cappedQuantity } from './quantity.rules.ts'

/** What became of units that were to go into a cart; `priceMinor` is today's, null for what is no longer sold. */
export type Added = { variantId: string; added: number; priceMinor: number | null }

/** Puts several variants into a cart at once, each capped by what is left; what is not sold or does not fit is passed over. */
export async function addGoods(
  tx: Tx,
  { owner, language }: { owner: string; language: Language },
  wanted: readonly { variantId: string; quantity: number }[],
): Promise<Added[]> {
  const lines = new Map((await lockLinesOf(tx.db, owner)).map(({ variantId, quantity }) => [variantId, quantity]))
  const { variants, stock, own } = await goodsOf(
    tx.db,
    wanted.map(({ variantId }) => variantId),
    language,
    owner,
  )
  const added: Added[] = []
  for (const { variantId, quantity } of wanted) {
    const variant = variants.get(variantId)
    const most = variant?.onSale && !own.has(variantId) ? cappedQuantity(MAX_QUANTITY, stock.get(variantId)?.available ?? null) : 0
    const before = lines.get(variantId) ?? 0
    const fits = before > 0 || lines.size < MAX_LINES
    const line = {
      owner,
      place: 'cart' as const,
      variantId,
      quantity,
      addedAt: tx.now,
      seenPriceMinor: variant?.priceMinor ?? null,
      source: null,
    }
    const after = most > before && fits ? await raiseLine(tx.db, line, most) : before
    if (after > 0) lines.set(variantId, after)
    added.push({ variantId, added: after - before, priceMinor: variant?.onSale ? variant.priceMinor : null })
  }
  return added
}
