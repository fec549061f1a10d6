/** Splits a purchase into one part per vendor; the parts add up to the order exactly (product.md, rule 12). */
import type { Amounts, Totals } from '#domains/cart/server/index.ts'

export type BoughtLine = { workspaceId: string; quantity: number; unitPriceMinor: number }
type MethodTerms = Totals['vendors'][number]['method'] & object
export type Part<L, M extends MethodTerms> = Amounts & { workspaceId: string; method: M | null; lines: L[] }

/**
 * Parts in the order in which their vendors first appear. A part pays for its vendor's own delivery method, or else its share of the
 * shared shipping rule, and its share of the tax, in proportion to item prices.
 */
export function splitByVendor<L extends BoughtLine, M extends MethodTerms>(lines: readonly L[], totals: Totals<M>): Part<L, M>[] {
  const byVendor = Map.groupBy(lines, ({ workspaceId }) => workspaceId)
  return totals.vendors.map(({ workspaceId, method, subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor }) => ({
    workspaceId,
    method,
    subtotalMinor,
    discountMinor,
    shippingMinor,
    taxMinor,
    totalMinor,
    lines: byVendor.get(workspaceId) ?? [],
  }))
}
