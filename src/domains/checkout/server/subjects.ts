import { releaseHold } from '#domains/inventory/server/index.ts'
import { releasePromotions } from '#domains/promotions/server/index.ts'
import type { Subject } from '#platform/server/subjects.ts'
import { checkoutsOfUser, deleteCheckoutsOfUser, lockLive } from './checkouts.sql.ts'

/** A purchase being made is shown to nobody but who makes it. What became an order is the order's to keep. */
const checkout: Subject = {
  type: 'checkout',
  cards: async (_db, _viewer, _language, ids) => ids.map(() => null),
  personal: {
    obligations: async () => [],
    export: checkoutsOfUser,
    async erase(tx, userId) {
      await releaseHold(tx, userId)
      const live = await lockLive(tx.db, userId)
      if (live) await releasePromotions(tx, live.orderId)
      await deleteCheckoutsOfUser(tx.db, userId)
    },
  },
}

export const subjects: readonly Subject[] = [checkout]
