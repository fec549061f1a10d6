import { confirmOrderEmail, openOrderLink } from '#domains/orders/server/index.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import { newGuestId } from '#platform/server/guest.ts'

const ORDER_PAGE = /^\/order-confirmation\/([^/]+)$/

/** `?link=…` lets a guest read the order; `?confirm=…`, a one-time link from a mail, lets them change it. */
const LINKS = { link: openOrderLink, confirm: confirmOrderEmail } as const

const findLinks = (url: URL) => Object.entries(LINKS).filter(([name]) => url.searchParams.has(name))

/** Whether this is a private order link: `/order-confirmation/{id}?link=…` or `?confirm=…`. */
export function hasOrderLink(url: URL): boolean {
  return url.search !== '' && ORDER_PAGE.test(url.pathname) && findLinks(url).length > 0
}

/** Removes the link from the address on first use: the guest has its right from then on. Returns the path to redirect to. */
export async function redeemOrderLink(url: URL, context: RequestContext): Promise<string> {
  const orderId = ORDER_PAGE.exec(url.pathname)?.[1] ?? ''
  const { viewer } = context
  const known = viewer.kind === 'member' ? viewer.guestId : viewer.id
  const guestId = known ?? newGuestId()
  let opened = false
  for (const [name, open] of findLinks(url))
    opened = (await open(context.services, guestId, orderId, url.searchParams.get(name) ?? '')) || opened
  if (opened && known === null) context.rememberGuest(guestId)
  return url.pathname
}
