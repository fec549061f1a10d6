import type { Subject } from '#platform/server/subjects.ts'
import { adjustmentsBy } from './goods/adjust.sql.ts'
import { releaseHold } from './hold-stock.ts'
import { holdsOf } from './holds.sql.ts'

/** What is held for somebody who is paying is shown to nobody; it lapses within minutes, and goes with an account at once. */
const hold: Subject = {
  type: 'hold',
  cards: async (_db, _viewer, _language, ids) => ids.map(() => null),
  personal: {
    obligations: async () => [],
    export: holdsOf,
    erase: (tx, userId) => releaseHold(tx, userId),
  },
}

/** Changes of stock are kept for the books under an id that says nothing once the account is gone. */
const adjustment: Subject = {
  type: 'stockAdjustment',
  cards: async (_db, _viewer, _language, ids) => ids.map(() => null),
  personal: {
    obligations: async () => [],
    export: adjustmentsBy,
    erase: async () => {},
  },
}

export const subjects: readonly Subject[] = [hold, adjustment]
