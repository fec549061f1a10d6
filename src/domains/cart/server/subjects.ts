import type { Subject } from '#platform/server/subjects.ts'
import { deleteAllLines, linesOf } from './cart.sql.ts'

/** A cart is shown to nobody but its owner, so it has no card; it is theirs to take out and away. */
const cart: Subject = {
  type: 'cart',
  cards: async (_db, _viewer, _language, ids) => ids.map(() => null),
  personal: {
    obligations: async () => [],
    export: linesOf,
    erase: (tx, userId) => deleteAllLines(tx.db, userId),
  },
}

export const subjects: readonly Subject[] = [cart]
