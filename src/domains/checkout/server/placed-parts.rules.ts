/** Parts of an order as the payload of the event `checkout.orderPlaced`. */
import type { ProductKind } from '#domains/catalog/contract.ts'
import { computeLineShares, totalOfShares } from '#domains/orders/server/index.ts'

type Line = {
  category: string
  kind?: ProductKind
  sku: string
  quantity: number
  unitPriceMinor: number
  discountMinor?: number
  subsidyMinor?: number
  source: { type: string; id: string } | null
}
type Part = {
  workspaceId: string
  shippingMinor: number
  taxMinor: number
  shippingSubsidyMinor: number
  totalMinor: number
  lines: readonly Line[]
}

/** Line positions count through the whole order; line totals are the frozen shares: item price, shipping and tax. */
export function toPlacedParts(parts: readonly Part[]) {
  let position = 0
  return parts.map(({ workspaceId, totalMinor, lines, ...part }, index) => {
    const shares = computeLineShares(
      part,
      lines.map(({ unitPriceMinor, quantity, discountMinor = 0, subsidyMinor = 0, kind }) => ({
        kind,
        lineTotalMinor: unitPriceMinor * quantity,
        discountMinor,
        subsidyMinor,
      })),
    )
    return {
      number: index + 1,
      workspaceId,
      totalMinor,
      lines: lines.map(({ category, sku, quantity, source }, line) => {
        const share = shares[line]
        return {
          position: position++,
          category,
          sku,
          quantity,
          totalMinor: share ? totalOfShares(share) : 0,
          subsidyMinor: share?.subsidyMinor ?? 0,
          ...(source && { source }),
        }
      }),
    }
  })
}

/** The vendors of parts that the platform's promotions pay for. */
export function subsidizedVendors(parts: ReturnType<typeof toPlacedParts>): string[] {
  return parts.filter(({ lines }) => lines.some(({ subsidyMinor }) => subsidyMinor > 0)).map(({ workspaceId }) => workspaceId)
}
