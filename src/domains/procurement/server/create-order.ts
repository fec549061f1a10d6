import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { OrderInput, OrderView } from '../contract.ts'
import { orderView } from './order-views.ts'
import { placeOrder } from './place-order.ts'

/** Fails with SUPPLIER_ARCHIVED, UNKNOWN_VARIANT, NAME_MISSING. */
export async function createOrder(ctx: WorkspaceContext, input: OrderInput): Promise<OrderView> {
  const { userId, language, membership } = ctx
  const by = { workspaceId: membership.workspaceId, userId, language }
  return transact(ctx, async (tx) => orderView(ctx, tx, await placeOrder(tx, by, input)))
}
