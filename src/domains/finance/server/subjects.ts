import type { Subject } from '#platform/server/subjects.ts'
import { forgetPerson, payoutsOfUser } from './personal.sql.ts'

const payout: Subject = {
  type: 'payout',
  async cards(_db, _viewer, _language, ids) {
    return ids.map(() => null)
  },
  personal: {
    obligations: async () => [],
    export: async (db, userId) => ({ requested: await payoutsOfUser(db, userId) }),
    erase: (tx, userId) => forgetPerson(tx.db, userId),
  },
}

export const subjects: readonly Subject[] = [payout]
