import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { loadCollectedIds } from './collected-products.sql.ts'
import { deleteCollection, findCollection, lockCollections, type OwnerId } from './collections.sql.ts'
import { publishCollection, recordCollectionAction } from './save-collection.ts'

/** Deletes a collection; its products stay. */
export async function removeCollection(ctx: MemberContext, owner: OwnerId, collectionId: string): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await lockCollections(tx.db, owner)
    const row = await findCollection(tx.db, owner, collectionId)
    if (!row) throw notFound()
    const products = await loadCollectedIds(tx.db, collectionId)
    await deleteCollection(tx.db, collectionId)
    await publishCollection(tx, row, products)
    await recordCollectionAction(tx, ctx, owner, 'catalog.collectionDeleted', row)
    return {}
  })
}
