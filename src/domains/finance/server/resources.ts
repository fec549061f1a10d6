import { defineResource, type Resource } from '#platform/server/resources.ts'
import { anonymizePerson, loadPayoutsOfUser } from './personal-data.sql.ts'

const payout = defineResource({
  type: 'payout',
  personalData: {
    obligations: async () => [],
    export: async (db, userId) => ({ requested: await loadPayoutsOfUser(db, userId) }),
    erase: (tx, userId) => anonymizePerson(tx.db, userId),
  },
})

export const resources: readonly Resource[] = [payout]
