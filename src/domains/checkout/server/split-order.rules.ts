/** Product.md, rule 12: one purchase for the shopper, a part per vendor; the parts add up to the order to the cent. */
import { splitByLargestRemainder } from '#platform/shared/money.ts'

export type BoughtLine = { workspaceId: string; quantity: number; unitPriceMinor: number }
type Amounts = { subtotalMinor: number; shippingMinor: number; taxMinor: number; totalMinor: number }
export type Part<L> = Amounts & { workspaceId: string; lines: L[] }

/** Parts in the order in which their vendors first appear; shipping and tax shared in proportion to the goods. */
export function splitByVendor<L extends BoughtLine>(lines: readonly L[], totals: Amounts): Part<L>[] {
  const byVendor = Map.groupBy(lines, ({ workspaceId }) => workspaceId)
  const parts = [...byVendor].map(([workspaceId, lines]) => ({ workspaceId, lines, subtotalMinor: subtotalOf(lines) }))
  const weights = parts.map(({ subtotalMinor }) => subtotalMinor)
  const shipping = splitByLargestRemainder(totals.shippingMinor, weights)
  const tax = splitByLargestRemainder(totals.taxMinor, weights)
  return parts.map((part, index) => {
    const shippingMinor = shipping[index] ?? 0
    const taxMinor = tax[index] ?? 0
    return { ...part, shippingMinor, taxMinor, totalMinor: part.subtotalMinor + shippingMinor + taxMinor }
  })
}

export function subtotalOf(lines: readonly BoughtLine[]): number {
  return lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)
}
