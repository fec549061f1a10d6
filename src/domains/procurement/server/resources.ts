import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Act, Audience, Viewer } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { loadBillsBy } from './bills.sql.ts'
import { loadOrders, loadOrdersBy } from './orders.sql.ts'
import { loadReturnsBy } from './returns.sql.ts'
import { loadSupplierHeads } from './suppliers.sql.ts'

/** What colleagues with the permission do with the records of their workspace. */
const ACTS: readonly Act[] = ['view', 'note', 'attach']

/** A supplier belongs to the workspace, as its contact person does. */
const supplier = defineResource({
  type: 'supplier',
  async cards(db, viewer, _language, ids) {
    const seen = await loadPermitted(db, viewer, await loadSupplierHeads(db, ids))
    return ids.map((id) => {
      const found = seen.get(id)
      if (!found) return null
      const { name: title, contactName: subtitle } = found
      return { type: 'supplier', id, title, subtitle, image: null, href: `/procurement/suppliers/${id}`, amount: null, state: null }
    })
  },
  async can(db, viewer, act, ids) {
    return ACTS.includes(act) ? new Set((await loadPermitted(db, viewer, await loadSupplierHeads(db, ids))).keys()) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadSupplierHeads(db, [id])
    return found ? colleaguesOf(found) : null
  },
  business: {
    permission: 'procurement',
    workspacesOf: async (db, ids) => workspacesOf(await loadSupplierHeads(db, ids)),
    async pageOf(db, workspaceId, id) {
      const [found] = await loadSupplierHeads(db, [id])
      return found?.workspaceId === workspaceId ? { title: found.name, href: `/procurement/suppliers/${id}` } : null
    },
  },
})

/**
 * Purchase orders belong to the workspace and stay when somebody leaves; the user id alone identifies nobody. Their authors can export
 * which ones they wrote. Those with the permission see them.
 */
const purchaseOrder = defineResource({
  type: 'purchaseOrder',
  async cards(db, viewer, _language, ids) {
    const seen = await loadPermitted(db, viewer, await loadOrders(db, ids))
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
    return ACTS.includes(act) ? new Set((await loadPermitted(db, viewer, await loadOrders(db, ids))).keys()) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadOrders(db, [id])
    return found ? colleaguesOf(found) : null
  },
  business: {
    permission: 'procurement',
    workspacesOf: async (db, ids) => workspacesOf(await loadOrders(db, ids)),
    async pageOf(db, workspaceId, id) {
      const [found] = await loadOrders(db, [id])
      return found?.workspaceId === workspaceId ? { title: `PO #${found.number}`, href: `/procurement/purchase-orders/${id}` } : null
    },
  },
  personalData: {
    obligations: async () => [],
    export: async (db, userId) => ({
      orders: await loadOrdersBy(db, userId),
      bills: await loadBillsBy(db, userId),
      returns: await loadReturnsBy(db, userId),
    }),
    erase: async () => {},
  },
})

type Head = { id: string; workspaceId: string }

/** Those of the viewer's workspaces, by id. */
async function loadPermitted<T extends Head>(db: Db, viewer: Viewer, heads: readonly T[]): Promise<Map<string, T>> {
  if (viewer.kind !== 'member') return new Map()
  const workspaceIds = heads.map(({ workspaceId }) => workspaceId)
  const own = await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'procurement')
  return new Map(heads.flatMap((head) => (own.has(head.workspaceId) ? [[head.id, head]] : [])))
}

const workspacesOf = (heads: readonly Head[]) => new Map(heads.map(({ id, workspaceId }) => [id, workspaceId]))

const colleaguesOf = ({ workspaceId }: Head): Audience => ({
  kind: 'people',
  userIds: [],
  members: [{ workspaceId, permission: 'procurement' }],
})

export const resources: readonly Resource[] = [supplier, purchaseOrder]
