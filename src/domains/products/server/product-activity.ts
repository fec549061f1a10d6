/** What the timelines of products say about commands of this domain. */
import { type Activity, recordActivity, type StoredChange } from '#domains/records/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'

type Told = { productId: string; changes?: readonly StoredChange[] }

export async function recordProducts(
  tx: Tx,
  { membership, userId }: WorkspaceContext,
  action: 'created' | 'duplicated' | 'updated' | 'imported' | 'changed',
  products: readonly Told[],
): Promise<void> {
  const { workspaceId } = membership
  const toActivity = ({ productId, changes = [] }: Told): Activity => ({
    workspaceId,
    type: 'product',
    id: productId,
    actorId: userId,
    action: `products.${action}`,
    changes,
  })
  await recordActivity(tx, products.map(toActivity))
}
