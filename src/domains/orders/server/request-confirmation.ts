import { orderConfirmationRequested } from '#events/orders.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { loadVisibleOrder } from './get-order.ts'

/** Mails to one order's address, for all callers together. */
const MAIL_SPACING: RateLimit = { name: 'orders.confirmation-mail', points: 1, seconds: 60 }
const MAILS_PER_DAY: RateLimit = { name: 'orders.confirmation-mails', points: 5, seconds: 24 * 3600 }

/** Mails a one-time link to the address of an order that the caller can see; at most one a minute, beyond that silently none. */
export async function requestConfirmation(
  ctx: OperationContext,
  { orderId }: { orderId: string },
  linkToken: string | null,
): Promise<void> {
  const { services, viewer } = ctx
  await loadVisibleOrder(services.db, viewer, orderId, linkToken)
  if (!(await services.limits.allows([MAIL_SPACING, MAILS_PER_DAY], orderId))) return
  await transact(ctx, async (tx) => {
    publish(tx, orderConfirmationRequested({ orderId }))
    return {}
  })
}
