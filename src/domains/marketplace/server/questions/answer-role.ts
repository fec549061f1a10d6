import { loadPurchaseStates } from '#domains/orders/server/index.ts'
import { loadMembership } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'

/** Whether a member answers as the vendor (members with `catalog`), as a buyer, or not at all. */
export async function findAnswerRole(
  db: Db,
  userId: string,
  { workspaceId, productId }: { workspaceId: string; productId: string },
): Promise<'vendor' | 'buyer' | 'no'> {
  if (await canManageCatalog(db, userId, workspaceId)) return 'vendor'
  const states = await loadPurchaseStates(db, userId, [productId])
  return states.get(productId) === 'none' ? 'no' : 'buyer'
}

export async function canManageCatalog(db: Db, userId: string, workspaceId: string): Promise<boolean> {
  const membership = await loadMembership(db, userId, workspaceId)
  return membership?.permissions.includes('catalog') ?? false
}
