/** Kinds of notifications about reviews, for the vendor and for their author. */
import { loadProducts } from '#domains/catalog/server/index.ts'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { approved, rejected, replied } from '#events/reviews.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { findAuthor } from './review-writes.sql.ts'

type Review = { reviewId: string; productId: string; workspaceId: string }

/** Adds the author and the product's name; reviews without an author or a product are left out. */
async function describe<R extends Review>(tx: Tx, reviews: readonly R[]): Promise<(R & { authorId: string; product: string })[]> {
  const ids = reviews.map(({ productId }) => productId)
  const products = new Map((await loadProducts(tx.db, ids, FALLBACK_LANGUAGE)).map(({ id, name }) => [id, name]))
  const authors = await Promise.all(reviews.map(({ reviewId }) => findAuthor(tx.db, reviewId)))
  return reviews.flatMap((review, index) => {
    const authorId = authors[index]
    const product = products.get(review.productId)
    return authorId && product !== undefined ? [{ ...review, authorId, product }] : []
  })
}

const published = defineNotification({
  kind: 'reviews.published',
  area: 'selling',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [approved],
  async recipients(tx, events) {
    const reviews = await describe(
      tx,
      events.map(({ payload }) => payload),
    )
    const workspaceIds = reviews.map(({ workspaceId }) => workspaceId)
    const people = await loadPermittedUserIds(tx.db, workspaceIds, 'catalog')
    return reviews.flatMap(({ reviewId, workspaceId, authorId, product }) =>
      (people.get(workspaceId) ?? []).map((userId) => ({
        userId,
        target: { type: 'review', id: reviewId },
        actorId: authorId,
        params: { product },
        href: `/vendor/reviews/${reviewId}`,
        workspaceId,
      })),
    )
  },
  words: {
    en: { name: 'New reviews', text: ({ people, product }) => `${people} reviewed ${product}` },
    es: { name: 'Reseñas nuevas', text: ({ people, product }) => `${people} escribió una reseña de ${product}` },
    ar: { name: 'التقييمات الجديدة', text: ({ people, product }) => `قيّم ${people} المنتج ${product}` },
  },
})

const decided = defineNotification({
  kind: 'reviews.decided',
  area: 'shopping',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [approved, rejected],
  async recipients(tx, events) {
    const reviews = await describe(
      tx,
      events.map(({ type, payload }) => ({ ...payload, state: type })),
    )
    return reviews.map(({ reviewId, productId, authorId, product, state }) => ({
      userId: authorId,
      target: { type: 'review', id: reviewId },
      actorId: null,
      params: { product, state },
      href: `/products/${productId}#reviews`,
    }))
  },
  words: {
    en: {
      name: 'Decisions about your reviews',
      text: ({ product, state }) => `Your review of ${product} ${state === approved.type ? 'was published' : 'wasn’t published'}`,
    },
    es: {
      name: 'Decisiones sobre tus reseñas',
      text: ({ product, state }) => `Tu reseña de ${product} ${state === approved.type ? 'se publicó' : 'no se publicó'}`,
    },
    ar: {
      name: 'القرارات بشأن تقييماتك',
      text: ({ product, state }) => (state === approved.type ? `نُشر تقييمك للمنتج ${product}` : `لم يُنشر تقييمك للمنتج ${product}`),
    },
  },
})

const answered = defineNotification({
  kind: 'reviews.answered',
  area: 'shopping',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  events: [replied],
  async recipients(tx, events) {
    const reviews = await describe(
      tx,
      events.map(({ payload }) => payload),
    )
    return reviews.map(({ reviewId, productId, authorId, product }) => ({
      userId: authorId,
      target: { type: 'review', id: reviewId },
      actorId: null,
      params: { product },
      href: `/products/${productId}#reviews`,
    }))
  },
  words: {
    en: { name: 'Replies to your reviews', text: ({ product }) => `The vendor replied to your review of ${product}` },
    es: { name: 'Respuestas a tus reseñas', text: ({ product }) => `El vendedor respondió a tu reseña de ${product}` },
    ar: { name: 'الردود على تقييماتك', text: ({ product }) => `ردّ البائع على تقييمك للمنتج ${product}` },
  },
})

export const notifications = [published, decided, answered]
