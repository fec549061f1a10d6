import { defineResource, type Resource } from '#platform/server/resources.ts'
import { loadOrdersBy } from './orders.sql.ts'

/**
 * Purchase orders belong to the workspace and stay when somebody leaves; the user id alone identifies nobody. Their authors can export
 * which ones they wrote.
 */
const purchaseOrder = defineResource({
  type: 'purchaseOrder',
  personalData: {
    obligations: async () => [],
    export: loadOrdersBy,
    erase: async () => {},
  },
})

export const resources: readonly Resource[] = [purchaseOrder]
