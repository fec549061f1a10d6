import { releaseFiles } from '#platform/server/files/kept-files.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import { anonymizeReporter, exportReportsOfUser, removeFromEvidence } from './reports.sql.ts'

/** Only administrators see reports, so a report has no card. */
const report = defineResource({
  type: 'report',
  personalData: {
    obligations: async () => [],
    export: exportReportsOfUser,
    async erase(tx, userId) {
      await releaseFiles(tx, await removeFromEvidence(tx.db, userId))
      await anonymizeReporter(tx.db, userId)
    },
  },
})

export const resources: readonly Resource[] = [report]
