import { defineResource, type Resource } from '#platform/server/resources.ts'
import { deleteFollowsOf } from './follows.sql.ts'
import { loadNeighborIds, lockPeople } from './people.sql.ts'
import { deletePerson, exportNetworkOf } from './personal-data.sql.ts'
import { deleteRequestsOf } from './requests.sql.ts'

/** What a person has in the network. The person is a resource of accounts. */
const connections = defineResource({
  type: 'network',
  personalData: {
    obligations: async () => [],
    export: exportNetworkOf,
    async erase(tx, userId) {
      await lockPeople(tx.db, await loadNeighborIds(tx.db, userId))
      await deleteFollowsOf(tx.db, userId)
      await deleteRequestsOf(tx.db, userId)
      await deletePerson(tx.db, userId)
    },
  },
})

export const resources: readonly Resource[] = [connections]
