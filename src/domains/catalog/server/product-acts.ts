/** Who may do what with a product, for comments, notes and the like. */
import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Act, Audience, Viewer } from '#platform/server/services.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { loadProductSummaries } from './product-view.ts'
import { loadProductOwners } from './products.sql.ts'

/**
 * Everybody views a product on sale, and accounts comment on it; the vendor's staff and administrators view it before and after,
 * too. The staff adds notes and files, administrators moderate.
 */
export async function canActOnProducts(db: Db, viewer: Viewer, act: Act, ids: readonly string[]): Promise<Set<string>> {
  const isAdmin = viewer.kind === 'member' && viewer.role === 'admin'
  if (act === 'moderate' && !isAdmin) return new Set()
  const owners = await loadProductOwners(db, ids)
  if (isAdmin && (act === 'view' || act === 'moderate')) return new Set(owners.map(({ id }) => id))
  const onSale = act === 'view' || (act === 'comment' && viewer.kind === 'member') ? await loadIdsOnSale(db, ids) : []
  const workspaceIds = owners.map(({ workspaceId }) => workspaceId)
  const permitted = viewer.kind === 'member' ? await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'catalog') : new Set()
  return new Set([...onSale, ...owners.filter(({ workspaceId }) => permitted.has(workspaceId)).map(({ id }) => id)])
}

export async function loadProductAudience(db: Db, productId: string): Promise<Audience | null> {
  const [owner] = await loadProductOwners(db, [productId])
  if (!owner) return null
  if ((await loadIdsOnSale(db, [productId])).length > 0) return { kind: 'everyone' }
  return { kind: 'people', userIds: [], members: [{ workspaceId: owner.workspaceId, permission: 'catalog' }] }
}

/** The products that have a card. */
async function loadIdsOnSale(db: Db, ids: readonly string[]): Promise<string[]> {
  return (await loadProductSummaries(db, ids, FALLBACK_LANGUAGE)).map(({ id }) => id)
}
