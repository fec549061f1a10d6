/** Orders that customers of this Plaza sent to this workspace. */
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { SentOrder } from '../contract.ts'
import { findForLinked, listForLinked } from './sendings.sql.ts'
import { stateOf, toSentOrder } from './sent-order-view.ts'

export async function listCustomerOrders({ services: { db }, membership }: WorkspaceContext, paging: Paging) {
  const { items, ...page } = await listForLinked(db, membership.workspaceId, paging)
  const names = await loadWorkspaceNames(
    db,
    items.map(({ workspaceId }) => workspaceId),
  )
  return {
    ...page,
    items: items.map((order) => ({
      id: order.orderId,
      number: order.number,
      customer: names.get(order.workspaceId) ?? '',
      sentAt: order.sentAt.toISOString(),
      expectedDate: order.expectedOn,
      total: money(order.totalMinor, order.currency),
      state: stateOf(order),
    })),
  }
}

export async function getCustomerOrder({ services: { db }, membership }: WorkspaceContext, orderId: string): Promise<SentOrder> {
  const order = await findForLinked(db, membership.workspaceId, orderId)
  if (!order) throw notFound()
  return toSentOrder(db, order)
}
