import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import { money } from '#platform/shared/money.ts'
import { loadOrderHeads, toOrderViewer } from './access.sql.ts'
import { canActOnOrders, loadOrderAudience } from './order-acts.ts'
import { countOpenOrders, eraseBuyer, exportNotes, exportOrders, loadReturnPhotos } from './personal-data.sql.ts'

const order = defineResource({
  type: 'order',
  async cards(db, viewer, _language, ids) {
    const heads = new Map((await loadOrderHeads(db, ids, toOrderViewer(viewer))).map((head) => [head.id, head]))
    return ids.map((id) => {
      const head = heads.get(id)
      if (!head) return null
      const amount = money(head.totalMinor, head.currency)
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
  can: canActOnOrders,
  audience: loadOrderAudience,
  personalData: {
    obligations: async (db, userId) => ((await countOpenOrders(db, userId)) > 0 ? ['orders.open'] : []),
    export: async (db, userId) => ({ bought: await exportOrders(db, userId), notes: await exportNotes(db, userId) }),
    files: async (db, userId) =>
      (await loadReturnPhotos(db, userId)).flatMap(({ returnId, photos }) =>
        photos.flatMap(({ sources }, index) => {
          const widest = sources.at(-1)
          return widest ? [{ path: `returns/${returnId}-${index + 1}.webp`, key: widest.key }] : []
        }),
      ),
    async erase(tx, userId) {
      const photos = await loadReturnPhotos(tx.db, userId)
      await unlinkFiles(
        tx,
        photos.flatMap(({ photos }) => photos.flatMap(({ sources }) => sources.map(({ key }) => key))),
      )
      await eraseBuyer(tx.db, userId)
    },
  },
})

export const resources: readonly Resource[] = [order]
