import { ratingChanged } from '#events/reviews.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import { pictureView } from '#platform/server/picture.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import { publish } from '#platform/server/transact.ts'
import { loadVisibleHeads } from './cards.sql.ts'
import { anonymizeAuthor, exportReviewsOfUser, loadPhotosOfUser } from './personal-data.sql.ts'
import { canActOnReviews, loadReviewAudience } from './review-acts.ts'
import { reviewModeration } from './review-moderation.ts'

const review = defineResource({
  type: 'review',
  async cards(db, viewer, language, ids) {
    const heads = new Map((await loadVisibleHeads(db, viewer.kind === 'member' ? viewer.id : null, ids)).map((head) => [head.id, head]))
    return ids.map((id) => {
      const head = heads.get(id)
      if (!head) return null
      const { title, text, productId, status, photos } = head
      const image = photos[0] ? pictureView(photos[0], language) : null
      return { type: 'review', id, title, subtitle: text, image, href: `/products/${productId}#reviews`, amount: null, state: status }
    })
  },
  can: canActOnReviews,
  audience: loadReviewAudience,
  moderation: reviewModeration,
  adminPath: (id) => `/admin/reviews/${id}`,
  personalData: {
    obligations: async () => [],
    export: exportReviewsOfUser,
    files: async (db, userId) =>
      (await loadPhotosOfUser(db, userId)).flatMap(({ id, photos }) =>
        photos.flatMap(({ sources }, index) => {
          const widest = sources.at(-1)
          return widest ? [{ path: `reviews/${id}-${index + 1}.webp`, key: widest.key }] : []
        }),
      ),
    async erase(tx, userId) {
      const photos = (await loadPhotosOfUser(tx.db, userId)).flatMap((kept) => kept.photos)
      const forgotten = await anonymizeAuthor(tx.db, userId)
      await unlinkFiles(
        tx,
        photos.flatMap(({ sources }) => sources.map(({ key }) => key)),
      )
      for (const { productId, workspaceId, status } of forgotten)
        if (status === 'approved') publish(tx, ratingChanged({ productId, workspaceId }))
    },
  },
})

export const resources: readonly Resource[] = [review]
