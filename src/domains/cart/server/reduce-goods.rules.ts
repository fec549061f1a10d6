import type { AppliedPromotions } from '#domains/promotions/server/index.ts'

type Reductions = Pick<AppliedPromotions, 'lines' | 'shipping'>

/** The goods of vendors with what promotions take off their lines and their delivery, in minor units. */
export function reduceGoods<G extends { workspaceId: string }>(
  goods: readonly G[],
  lines: readonly { workspaceId: string }[],
  { lines: reduced, shipping }: Reductions,
): (G & { discountMinor: number; shippingDiscountMinor: number })[] {
  const off = Map.groupBy(reduced, (_, index) => lines[index]?.workspaceId)
  return goods.map((vendor) => ({
    ...vendor,
    discountMinor: (off.get(vendor.workspaceId) ?? []).reduce((sum, { discountMinor }) => sum + discountMinor, 0),
    shippingDiscountMinor: shipping.get(vendor.workspaceId)?.discountMinor ?? 0,
  }))
}
