import type { Subject } from '#platform/server/subjects.ts'
import { onlookerOf, orderHeads } from './orders.sql.ts'
import { countOpenOrders, forgetBuyer, ordersOfUser } from './personal.sql.ts'

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
    export: ordersOfUser,
    erase: (tx, userId) => forgetBuyer(tx.db, userId),
  },
}

export const subjects: readonly Subject[] = [order]
