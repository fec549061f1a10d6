import { openOrderLink } from '#domains/orders/server/index.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import { newGuestId } from '#platform/server/guest.ts'

const ORDER_PAGE = /^\/order-confirmation\/([^/]+)$/

/** Whether this is a private order link, `/order-confirmation/{id}?link=…`. */
export function hasOrderLink(url: URL): boolean {
  return url.search !== '' && ORDER_PAGE.test(url.pathname) && url.searchParams.has('link')
}

/** Removes the link from the address on first use: the guest may see the order from then on. Returns the path to redirect to. */
export async function redeemOrderLink(url: URL, context: RequestContext): Promise<string> {
  const orderId = ORDER_PAGE.exec(url.pathname)?.[1] ?? ''
  const { viewer } = context
  const known = viewer.kind === 'member' ? viewer.guestId : viewer.id
  const guestId = known ?? newGuestId()
  const opened = await openOrderLink(context.services, guestId, orderId, url.searchParams.get('link') ?? '')
  if (opened && known === null) context.rememberGuest(guestId)
  return url.pathname
}
