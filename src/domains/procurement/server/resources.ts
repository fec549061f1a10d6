import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { loadOrders, loadOrdersBy, type SummaryRow } from './orders.sql.ts'

/**
 * Purchase orders belong to the workspace and stay when somebody leaves; the user id alone identifies nobody. Their authors can export
 * which ones they wrote. Those with the permission see them.
 */
const purchaseOrder = defineResource({
  type: 'purchaseOrder',
  async cards(db, viewer, _language, ids) {
    const seen = await loadSeen(db, viewer, ids)
    return ids.map((id) => {
      const order = seen.get(id)
      if (!order) return null
      const { number, supplierName, totalMinor, currency } = order
      return {
        type: 'purchaseOrder',
        id,
        title: `PO #${number}`,
        subtitle: supplierName,
        image: null,
        href: `/procurement/purchase-orders/${id}`,
        amount: money(totalMinor, currency),
        state: null,
      }
    })
  },
  async can(db, viewer, act, ids) {
    return act === 'view' ? new Set((await loadSeen(db, viewer, ids)).keys()) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadOrders(db, [id])
    return found ? { kind: 'people', userIds: [], members: [{ workspaceId: found.workspaceId, permission: 'procurement' }] } : null
  },
  personalData: {
    obligations: async () => [],
    export: loadOrdersBy,
    erase: async () => {},
  },
})

async function loadSeen(db: Db, viewer: Viewer, ids: readonly string[]): Promise<Map<string, SummaryRow>> {
  if (viewer.kind !== 'member') return new Map()
  const orders = await loadOrders(db, ids)
  const own = await filterPermittedWorkspaces(
    db,
    viewer.id,
    orders.map(({ workspaceId }) => workspaceId),
    'procurement',
  )
  return new Map(orders.flatMap((order) => (own.has(order.workspaceId) ? [[order.id, order]] : [])))
}

export const resources: readonly Resource[] = [purchaseOrder]
