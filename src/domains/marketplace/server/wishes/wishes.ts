/** A member's wishlist. */
import type { MemberContext } from '#platform/server/services.ts'
import { loadListingsInOrder } from '../listings-in-order.ts'
import { loadWishesOfUser, loadWishPage } from './wishes.sql.ts'

/** Newest first. Products that are off sale are hidden until they return. */
export async function listWishes(ctx: MemberContext, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { db } = ctx.services
  const page = await loadWishPage(db, ctx.userId, { cursor, limit })
  const items = await loadListingsInOrder(
    ctx,
    page.items.map(({ productId }) => productId),
  )
  return { items, nextCursor: page.nextCursor }
}

/** All wished products, for the heart buttons of lists. */
export async function listWishedIds(ctx: MemberContext): Promise<string[]> {
  return (await loadWishesOfUser(ctx.services.db, ctx.userId)).map(({ productId }) => productId)
}
