import { defineResource, type Resource } from '#platform/server/resources.ts'
import { anonymizeDecisions, exportDecisionsOf } from './decisions.sql.ts'

/** Authors read their decisions on a page of their own, so a decision has no card. */
const decision = defineResource({
  type: 'decision',
  personalData: {
    obligations: async () => [],
    export: exportDecisionsOf,
    erase: (tx, userId) => anonymizeDecisions(tx.db, userId),
  },
})

export const resources: readonly Resource[] = [decision]
