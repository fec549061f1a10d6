import { countItems } from '#domains/catalog/web/index.ts'
import type { CartView } from '../contract.ts'

/**
 * The expected cart after a change. Shipping, tax and total keep their old values until the server answers, because the rules are the
 * server's.
 */
export function withQuantity(cart: CartView, { lineId, quantity }: { lineId: string; quantity: number }): CartView {
  const lines = cart.lines.flatMap((line) => {
    if (line.id !== lineId) return [line]
    if (quantity <= 0) return []
    const amountMinor = line.unitPrice.amountMinor * quantity
    const discount = { ...line.discount, amountMinor: Math.min(line.discount.amountMinor, amountMinor) }
    return [{ ...line, quantity, lineTotal: { ...line.lineTotal, amountMinor }, discount }]
  })
  const subtotalMinor = lines.reduce((sum, { lineTotal }) => sum + lineTotal.amountMinor, 0)
  return {
    ...cart,
    lines,
    itemCount: countItems(lines),
    totals: { ...cart.totals, subtotal: { ...cart.totals.subtotal, amountMinor: subtotalMinor } },
  }
}

export function withoutSaved(cart: CartView, lineId: string): CartView {
  return { ...cart, saved: cart.saved.filter((line) => line.id !== lineId) }
}

/** The chosen method; its price follows from the server. */
export function withDelivery(cart: CartView, methodId: string): CartView {
  const deliveries = cart.deliveries.map((delivery) =>
    delivery.methods.some(({ id }) => id === methodId) ? { ...delivery, chosen: methodId } : delivery,
  )
  return { ...cart, deliveries }
}
