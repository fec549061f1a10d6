import type { OrderEvent, VendorOrderView } from '../../contract.ts'

/** What was done between two looks at an order, newest first. */
export function missedBetween(before: Pick<VendorOrderView, 'events'>, now: Pick<VendorOrderView, 'events'>): OrderEvent[] {
  const known = new Set(before.events.map(({ id }) => id))
  return now.events.filter(({ id }) => !known.has(id))
}
