/** Counting who looks at products, without knowing who. */
import { productsById } from '#domains/catalog/server/index.ts'
import { workspacesAmong } from '#domains/workspaces/server/index.ts'
import { productLookedAt } from '#facts/marketplace.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transactAs } from '#platform/server/transact.ts'
import { isRobot } from './robots.rules.ts'

/** The same visitor and product count again tomorrow. Kept as a keyed hash, and only until then. */
const ONCE_A_DAY = { name: 'marketplace.look', points: 1, seconds: 24 * 3600 }

/**
 * Announces that a product on sale was looked at: not by programs, not by its vendor's own people, and once for each visitor and day.
 * Outside of an idempotent transaction, because nobody is named.
 */
export async function lookAt({ kernel, viewer, client, language }: Call, productId: string): Promise<void> {
  if (isRobot(client.userAgent)) return
  const [product] = await productsById(kernel.db, [productId], language)
  if (product?.status !== 'active') return
  const { workspaceId } = product
  if (viewer.kind === 'member' && (await workspacesAmong(kernel.db, viewer.id, [workspaceId])).has(workspaceId)) return
  if (!(await kernel.limits.allows([ONCE_A_DAY], [client.address, client.userAgent, productId].join('\n')))) return
  await transactAs(kernel, async (tx) => announce(tx, productLookedAt({ productId, workspaceId })))
}
