import { variantsOf } from '#domains/catalog/server/index.ts'
import type { Subject } from '#platform/server/subjects.ts'
import { countCartsWith, deleteAllLines, placedLinesOf } from './cart.sql.ts'
import { deleteDeliveries } from './deliveries.sql.ts'

/** A cart is shown to nobody but its owner, so it has no card; it is theirs to take out and away. */
const cart: Subject = {
  type: 'cart',
  cards: async (_db, _viewer, _language, ids) => ids.map(() => null),
  async holders(db, type, ids) {
    if (type !== 'product') return 0
    const variants = await variantsOf(db, ids)
    return countCartsWith(
      db,
      variants.map(({ id }) => id),
    )
  },
  personal: {
    obligations: async () => [],
    export: placedLinesOf,
    async erase(tx, userId) {
      await deleteAllLines(tx.db, userId)
      await deleteDeliveries(tx.db, userId)
    },
  },
}

export const subjects: readonly Subject[] = [cart]
