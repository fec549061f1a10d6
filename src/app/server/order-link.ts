import { openOrderLink } from '#domains/orders/server/index.ts'
import type { RequestContext } from '#platform/server/bind.ts'
import { newGuestId } from '#platform/server/guest.ts'

/**
 * A private order link, `/order-confirmation/{id}?link=…`, is taken out of the address on first use: the guest may see the
 * order from then on. Answers where to go instead; null for any other address.
 */
export async function swapOrderLink(url: URL, context: RequestContext): Promise<string | null> {
  const orderId = /^\/order-confirmation\/([^/]+)$/.exec(url.pathname)?.[1]
  const token = url.searchParams.get('link')
  if (!orderId || token === null) return null
  const guestId = context.viewer.id ?? newGuestId()
  const opened = await openOrderLink(context.kernel, guestId, orderId, token)
  if (opened && context.viewer.id === null) context.rememberGuest(guestId)
  return url.pathname
}
