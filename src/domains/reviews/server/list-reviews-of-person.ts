import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadProducts } from '#domains/catalog/server/index.ts'
import { loadProfileAccess } from '#domains/network/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { reviewViews } from './review-view.ts'
import { loadPageOfPerson } from './reviews.sql.ts'

/** Approved reviews of a person with their products, for those who see what the person publishes; NOT_FOUND for the others. */
export async function listReviewsOfPerson(
  ctx: MemberContext,
  { userId, cursor, limit }: { userId: string; cursor?: string | undefined; limit: number },
) {
  const { services, language } = ctx
  const { db } = services
  const access = await loadProfileAccess(db, ctx.userId, userId, services.now())
  if (!access?.showsPosts || !(await loadVisibleUsers(db, [userId])).has(userId)) throw notFound()
  const { items, nextCursor } = await loadPageOfPerson(db, userId, { cursor, limit })
  const products = new Map(
    (await loadProducts(db, [...new Set(items.map(({ productId }) => productId))], language)).map((row) => [row.id, row]),
  )
  const views = await reviewViews(db, items, language)
  return {
    items: views.flatMap((view) => {
      const product = products.get(view.productId)
      if (!product || product.status === 'takenDown') return []
      const [first] = product.pictures
      return { ...view, product: { id: product.id, name: product.name, image: first ? pictureView(first, language) : null } }
    }),
    nextCursor,
  }
}
