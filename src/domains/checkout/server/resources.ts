import { releaseHold } from '#domains/inventory/server/index.ts'
import { releasePromotions } from '#domains/promotions/server/index.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import { deleteUserCheckouts, exportCheckouts, lockLiveCheckout } from './checkouts.sql.ts'

/** A checkout is visible only to its owner, so it has no cards. Placed orders are handled by the orders domain. */
const checkout = defineResource({
  type: 'checkout',
  personalData: {
    obligations: async () => [],
    export: exportCheckouts,
    async erase(tx, userId) {
      await releaseHold(tx, userId)
      const live = await lockLiveCheckout(tx.db, userId)
      if (live) await releasePromotions(tx, live.orderId)
      await deleteUserCheckouts(tx.db, userId)
    },
  },
})

export const resources: readonly Resource[] = [checkout]
