import type { OperationContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'

/**
 * Changes the cart in one transaction, and then tells the person's other browsers, which show the same cart. That is no event: nothing
 * depends on it, and carts change often. A guest has one browser, whose tabs tell each other.
 */
export async function changeCart<View>(ctx: OperationContext, work: (tx: Tx) => Promise<View>): Promise<View> {
  const view = await transact(ctx, work)
  const { viewer, services } = ctx
  if (viewer.kind === 'member') services.signals.send([{ to: { user: viewer.id }, topic: 'cart.cart', ids: [] }])
  return view
}
