/** An order's parts as `checkout.orderPlaced` tells them. */
import { amountOf, sharesOfLines } from '#domains/orders/server/index.ts'

type Line = { category: string; sku: string; quantity: number; unitPriceMinor: number; discountMinor?: number }
type Part = { workspaceId: string; shippingMinor: number; taxMinor: number; totalMinor: number; lines: readonly Line[] }

/** Lines are counted through the whole order, and cost what the order freezes of them: goods, and their shares of shipping and tax. */
export function placedParts(parts: readonly Part[]) {
  let position = 0
  return parts.map(({ workspaceId, totalMinor, lines, ...part }, index) => {
    const shares = sharesOfLines(
      part,
      lines.map(({ unitPriceMinor, quantity, discountMinor = 0 }) => ({ lineTotalMinor: unitPriceMinor * quantity, discountMinor })),
    )
    return {
      ...{ number: index + 1, workspaceId, totalMinor },
      lines: lines.map(({ category, sku, quantity }, line) => {
        const share = shares[line]
        return { position: position++, category, sku, quantity, totalMinor: share ? amountOf(share) : 0 }
      }),
    }
  })
}
