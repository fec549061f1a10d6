/** Counts product views without storing who viewed. */
import { loadProducts } from '#domains/catalog/server/index.ts'
import { filterOwnWorkspaces } from '#domains/workspaces/server/index.ts'
import { productViewed } from '#events/marketplace.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { isRobot } from './robots.rules.ts'

/** Counts each visitor and product once a day. Stored as a keyed hash that expires after a day. */
const ONCE_A_DAY = { name: 'marketplace.look', points: 1, seconds: 24 * 3600 }

/**
 * Publishes a product view, at most once per visitor, product and day, except by robots and the vendor's own members. Runs outside an
 * idempotent transaction because the write is anonymous.
 */
export async function trackView({ services, viewer, client, language }: OperationContext, productId: string): Promise<void> {
  if (isRobot(client.userAgent)) return
  const [product] = await loadProducts(services.db, [productId], language)
  if (product?.status !== 'active') return
  const { workspaceId } = product
  if (viewer.kind === 'member' && (await filterOwnWorkspaces(services.db, viewer.id, [workspaceId])).has(workspaceId)) return
  if (!(await services.limits.allows([ONCE_A_DAY], [client.address, client.userAgent, productId].join('\n')))) return
  await transactAsSystem(services, async (tx) => publish(tx, productViewed({ productId, workspaceId })))
}
