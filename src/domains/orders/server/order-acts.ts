/** Who may do what with an order, for notes, attachments and the like. */
import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Act, Audience, Viewer } from '#platform/server/services.ts'
import { loadOrderParties, toOrderViewer } from './access.sql.ts'

/**
 * The buyer, the sellers' staff who handle orders, and administrators view it; the staff adds notes and files. Nobody comments on it:
 * buyer and sellers write messages, because an order has several sellers.
 */
export async function canActOnOrders(db: Db, viewer: Viewer, act: Act, ids: readonly string[]): Promise<Set<string>> {
  if (act === 'comment' || act === 'report' || act === 'moderate') return new Set()
  const orders = await loadOrderParties(db, ids, toOrderViewer(viewer))
  const sellers = orders.flatMap((order) => order.sellers)
  const permitted = viewer.kind === 'member' ? await filterPermittedWorkspaces(db, viewer.id, sellers, 'orders') : new Set()
  const isAdmin = viewer.kind === 'member' && viewer.role === 'admin'
  return new Set(
    orders
      .filter((order) => order.sellers.some((workspaceId) => permitted.has(workspaceId)) || (act === 'view' && (order.isBuyer || isAdmin)))
      .map(({ id }) => id),
  )
}

export async function loadOrderAudience(db: Db, id: string): Promise<Audience | null> {
  const [order] = await loadOrderParties(db, [id], { userId: null, guestId: null })
  if (!order) return null
  const members = order.sellers.map((workspaceId) => ({ workspaceId, permission: 'orders' as const }))
  return { kind: 'people', members, userIds: order.userId === null ? [] : [order.userId] }
}
