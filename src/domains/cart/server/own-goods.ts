import type { SaleVariant } from '#domains/catalog/server/index.ts'
import { workspacesAmong } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { isId } from '#platform/shared/ids.ts'

/** Variants that the owner of a cart would buy from a workspace they are in: vendors cannot buy from themselves (product.md, rule 12). */
export async function ownGoods(
  db: Db,
  owner: string | null,
  variants: readonly Pick<SaleVariant, 'id' | 'workspaceId'>[],
): Promise<ReadonlySet<string>> {
  if (owner === null || !isId('usr', owner) || variants.length === 0) return new Set()
  const among = await workspacesAmong(db, owner, [...new Set(variants.map(({ workspaceId }) => workspaceId))])
  return new Set(variants.filter(({ workspaceId }) => among.has(workspaceId)).map(({ id }) => id))
}
