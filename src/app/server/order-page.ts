/** The page of one order, before it is drawn: its private link is swapped, and whoever may not see it gets a 404. */
import { mayReadOrder, openOrderLink } from '#domains/orders/server/index.ts'
import type { RequestContext } from '#platform/server/bind.ts'
import { newGuestId } from '#platform/server/guest.ts'

export type OrderPage = { movedTo: string | null; visible: boolean }

/** Null for any other page. `?link=…` is taken out of the address: the guest may see the order from then on. */
export async function orderPage(url: URL, context: RequestContext): Promise<OrderPage | null> {
  const orderId = /^\/order-confirmation\/([^/]+)$/.exec(url.pathname)?.[1]
  if (!orderId) return null
  const { kernel, viewer } = context
  const token = url.searchParams.get('link')
  if (token === null) return { movedTo: null, visible: await mayReadOrder(kernel.db, orderId, viewer.id) }
  const guestId = viewer.id ?? newGuestId()
  const opened = await openOrderLink(kernel, guestId, orderId, token)
  if (opened && viewer.id === null) context.rememberGuest(guestId)
  return { movedTo: url.pathname, visible: opened }
}
