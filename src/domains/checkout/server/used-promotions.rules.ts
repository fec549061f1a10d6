/** What promotions did to a purchase: as its order keeps it, and as each promotion counts it. Minor units throughout. */
import type { NewOrder } from '#domains/orders/server/index.ts'
import type { Names, PricedWith, Use } from '#domains/promotions/server/index.ts'

type Line = { workspaceId: string; quantity: number; unitPriceMinor: number }
type Priced = Pick<PricedWith, 'applied' | 'lines' | 'names'>

/** `workspaceIds` are the vendors in the order of their parts, which count from 1. */
export function usedPromotions(
  { applied, lines: reduced, names }: Priced,
  lines: readonly Line[],
  workspaceIds: readonly string[],
): { uses: Use[]; promotions: NewOrder['promotions'] } {
  const paidFor = lines.map(({ quantity, unitPriceMinor }, index) => quantity * unitPriceMinor - (reduced[index]?.discountMinor ?? 0))
  const told = applied.map(({ promotion, totalMinor, ...off }) => {
    const byPart = workspaceIds.map((workspaceId, index) => ({
      part: index + 1,
      amountMinor: sumOf(off.lines.filter((_, line) => lines[line]?.workspaceId === workspaceId)) + (off.shipping.get(workspaceId) ?? 0),
    }))
    const parts = byPart.filter(({ amountMinor }) => amountMinor > 0)
    const touches = (line: number) => (off.lines[line] ?? 0) > 0 || off.shipping.has(lines[line]?.workspaceId ?? '')
    return {
      use: {
        promotionId: promotion.id,
        parts: parts.map(({ part }) => part),
        discountMinor: totalMinor,
        revenueMinor: sumOf(paidFor.filter((_, line) => touches(line))),
      },
      promotion: {
        name: names.get(promotion.id) ?? NAMELESS,
        code: promotion.code,
        target: promotion.offer.kind === 'freeShipping' ? ('delivery' as const) : ('goods' as const),
        paidBy: promotion.workspaceId,
        parts,
      },
    }
  })
  return { uses: told.map(({ use }) => use), promotions: told.map(({ promotion }) => promotion) }
}

const NAMELESS: Names = { en: '', es: '', ar: '' }

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
