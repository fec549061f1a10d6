import type { CartView } from '../contract.ts'

/**
 * The cart as it will most likely be answered. Shipping, tax and total stay as they were: the rules are the server's, and
 * the answer is a moment away.
 */
export function withQuantity(cart: CartView, { variantId, quantity }: { variantId: string; quantity: number }): CartView {
  const lines = cart.lines.flatMap((line) => {
    if (line.variantId !== variantId) return [line]
    if (quantity <= 0) return []
    return [{ ...line, quantity, lineTotal: { ...line.lineTotal, amountMinor: line.unitPrice.amountMinor * quantity } }]
  })
  const subtotalMinor = lines.reduce((sum, { lineTotal }) => sum + lineTotal.amountMinor, 0)
  return {
    ...cart,
    lines,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    totals: { ...cart.totals, subtotal: { ...cart.totals.subtotal, amountMinor: subtotalMinor } },
  }
}
