import type { OrderEvent, VendorOrderView } from '../../contract.ts'

/** Events that were added between two versions of an order, newest first. */
export function findNewEvents(before: Pick<VendorOrderView, 'events'>, now: Pick<VendorOrderView, 'events'>): OrderEvent[] {
  const known = new Set(before.events.map(({ id }) => id))
  return now.events.filter(({ id }) => !known.has(id))
}
