import { defineResource, type Resource } from '#platform/server/resources.ts'
import { anonymizeReporter, exportReportsOfUser } from './reports.sql.ts'

/** Only administrators see reports, so a report has no card. */
const report = defineResource({
  type: 'report',
  personalData: {
    obligations: async () => [],
    export: exportReportsOfUser,
    erase: (tx, userId) => anonymizeReporter(tx.db, userId),
  },
})

export const resources: readonly Resource[] = [report]
