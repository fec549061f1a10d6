/** Applied promotions of a purchase, for the order and for the usage counts of each promotion. Amounts are in minor units. */
import type { NewOrder } from '#domains/orders/server/index.ts'
import type { AppliedPromotions, Names, Use } from '#domains/promotions/server/index.ts'

type Line = { workspaceId: string; quantity: number; unitPriceMinor: number }
type Priced = Pick<AppliedPromotions, 'applied' | 'lines' | 'names'>

/** `workspaceIds`: vendors in the order of their parts; part numbers start at 1. */
export function toUsedPromotions(
  { applied, lines: reduced, names }: Priced,
  lines: readonly Line[],
  workspaceIds: readonly string[],
): { uses: Use[]; promotions: NewOrder['promotions'] } {
  const paidFor = lines.map(({ quantity, unitPriceMinor }, index) => quantity * unitPriceMinor - (reduced[index]?.discountMinor ?? 0))
  const told = applied.map(({ promotion, totalMinor, ...off }) => {
    const byPart = workspaceIds.map((workspaceId, index) => ({
      part: index + 1,
      amountMinor:
        sumAmounts(off.lines.filter((_, line) => lines[line]?.workspaceId === workspaceId)) + (off.shipping.get(workspaceId) ?? 0),
    }))
    const parts = byPart.filter(({ amountMinor }) => amountMinor > 0)
    const touches = (line: number) => (off.lines[line] ?? 0) > 0 || off.shipping.has(lines[line]?.workspaceId ?? '')
    return {
      use: {
        promotionId: promotion.id,
        parts: parts.map(({ part }) => part),
        discountMinor: totalMinor,
        revenueMinor: sumAmounts(paidFor.filter((_, line) => touches(line))),
      },
      promotion: {
        name: names.get(promotion.id) ?? EMPTY_NAMES,
        code: promotion.code,
        target: promotion.offer.kind === 'freeShipping' ? ('delivery' as const) : ('items' as const),
        paidBy: promotion.workspaceId,
        parts,
      },
    }
  })
  return { uses: told.map(({ use }) => use), promotions: told.map(({ promotion }) => promotion) }
}

const EMPTY_NAMES: Names = { en: '', es: '', ar: '' }

function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
