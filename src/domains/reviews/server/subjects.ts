import { ratingChanged } from '#facts/reviews.ts'
import { letGoOfFiles } from '#platform/server/files/loose-files.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Subject } from '#platform/server/subjects.ts'
import { announce } from '#platform/server/transact.ts'
import { headsVisibleTo } from './cards.sql.ts'
import { exportOf, forgetAuthor, photosOfUser } from './personal.sql.ts'

const review: Subject = {
  type: 'review',
  async cards(db, viewer, language, ids) {
    const heads = new Map((await headsVisibleTo(db, viewer.kind === 'member' ? viewer.id : null, ids)).map((head) => [head.id, head]))
    return ids.map((id) => {
      const head = heads.get(id)
      if (!head) return null
      const { title, text, productId, status, photos } = head
      const image = photos[0] ? pictureView(photos[0], language) : null
      return { type: 'review', id, title, subtitle: text, image, href: `/products/${productId}#reviews`, amount: null, state: status }
    })
  },
  personal: {
    obligations: async () => [],
    export: exportOf,
    files: async (db, userId) =>
      (await photosOfUser(db, userId)).flatMap(({ id, photos }) =>
        photos.flatMap(({ sources }, index) => {
          const widest = sources.at(-1)
          return widest ? [{ path: `reviews/${id}-${index + 1}.webp`, key: widest.key }] : []
        }),
      ),
    async erase(tx, userId) {
      const photos = (await photosOfUser(tx.db, userId)).flatMap((kept) => kept.photos)
      const forgotten = await forgetAuthor(tx.db, userId)
      await letGoOfFiles(
        tx,
        photos.flatMap(({ sources }) => sources.map(({ key }) => key)),
      )
      for (const { productId, workspaceId, status } of forgotten)
        if (status === 'approved') announce(tx, ratingChanged({ productId, workspaceId }))
    },
  },
}

export const subjects: readonly Subject[] = [review]
