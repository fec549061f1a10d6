import { letGoOfFiles } from '#platform/server/files/loose-files.ts'
import type { Subject } from '#platform/server/subjects.ts'
import { onlookerOf, orderHeads } from './access.sql.ts'
import { countOpenOrders, forgetBuyer, notesOfUser, ordersOfUser, returnPhotosOf } from './personal.sql.ts'

const order: Subject = {
  type: 'order',
  async cards(db, viewer, _language, ids) {
    const heads = new Map((await orderHeads(db, ids, onlookerOf(viewer))).map((head) => [head.id, head]))
    return ids.map((id) => {
      const head = heads.get(id)
      if (!head) return null
      const amount = { amountMinor: head.totalMinor, currency: head.currency }
      return {
        type: 'order',
        id,
        title: id,
        subtitle: head.placedAt.toISOString(),
        image: null,
        href: `/order-confirmation/${id}`,
        amount,
        state: head.status,
      }
    })
  },
  personal: {
    obligations: async (db, userId) => ((await countOpenOrders(db, userId)) > 0 ? ['orders.open'] : []),
    export: async (db, userId) => ({ bought: await ordersOfUser(db, userId), notes: await notesOfUser(db, userId) }),
    files: async (db, userId) =>
      (await returnPhotosOf(db, userId)).flatMap(({ returnId, photos }) =>
        photos.flatMap(({ sources }, index) => {
          const widest = sources.at(-1)
          return widest ? [{ path: `returns/${returnId}-${index + 1}.webp`, key: widest.key }] : []
        }),
      ),
    async erase(tx, userId) {
      const photos = await returnPhotosOf(tx.db, userId)
      await letGoOfFiles(
        tx,
        photos.flatMap(({ photos }) => photos.flatMap(({ sources }) => sources.map(({ key }) => key))),
      )
      await forgetBuyer(tx.db, userId)
    },
  },
}

export const subjects: readonly Subject[] = [order]
