import { defineResource, type Resource } from '#platform/server/resources.ts'
import { anonymizePerson, exportApprovalsOf } from './personal-data.sql.ts'

const request = defineResource({
  type: 'approvalRequest',
  personalData: {
    obligations: async () => [],
    export: (db, userId) => exportApprovalsOf(db, userId),
    erase: (tx, userId) => anonymizePerson(tx.db, userId),
  },
})

export const resources: readonly Resource[] = [request]
