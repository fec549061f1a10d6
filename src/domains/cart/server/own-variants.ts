import type { SaleVariant } from '#domains/catalog/server/index.ts'
import { filterOwnWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { isId } from '#platform/shared/ids.ts'

/** Variants sold by workspaces that the cart's owner belongs to: vendors cannot buy from themselves (product.md, rule 12). */
export async function findOwnVariants(
  db: Db,
  owner: string | null,
  variants: readonly Pick<SaleVariant, 'id' | 'workspaceId'>[],
): Promise<ReadonlySet<string>> {
  if (owner === null || !isId('usr', owner) || variants.length === 0) return new Set()
  const among = await filterOwnWorkspaces(db, owner, [...new Set(variants.map(({ workspaceId }) => workspaceId))])
  return new Set(variants.filter(({ workspaceId }) => among.has(workspaceId)).map(({ id }) => id))
}
