/** What a member's purchases of a product allow (product.md, rule 18). Pure: no database, no clock. */

/** Units of one order line. `refunded`: without a return. `isPaid`: the payment of the order arrived. */
export type PurchasedUnits = {
  quantity: number
  cancelled: number
  delivered: number
  returned: number
  refunded: number
  isPaid: boolean
}

/**
 * `none`: nothing was paid or delivered, or everything was canceled. `givenBack`: everything was returned or refunded. `bought`: the member
 * keeps units, none of them delivered yet. `received`: they keep at least one delivered unit.
 */
export type PurchaseState = 'none' | 'givenBack' | 'bought' | 'received'

const WEAKEST_FIRST: readonly PurchaseState[] = ['none', 'givenBack', 'bought', 'received']

/** The strongest state of all lines. */
export function purchaseState(lines: readonly PurchasedUnits[]): PurchaseState {
  const states = lines.map(stateOfLine)
  return WEAKEST_FIRST.findLast((state) => states.includes(state)) ?? 'none'
}

function stateOfLine({ quantity, cancelled, delivered, returned, refunded, isPaid }: PurchasedUnits): PurchaseState {
  const live = quantity - cancelled
  if (live === 0 || !(isPaid || delivered > 0)) return 'none'
  const kept = live - returned - refunded
  if (kept === 0) return 'givenBack'
  // A unit that was refunded without a return may have been lost on the way, a returned one was delivered.
  return Math.min(kept, delivered - returned) > 0 ? 'received' : 'bought'
}
