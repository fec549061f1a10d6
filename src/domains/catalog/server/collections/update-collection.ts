import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { CollectionInput, CollectionView } from '../../contract.ts'
import { loadCollectedIds, setProducts } from './collected-products.sql.ts'
import { loadCollectionView } from './collection-views.ts'
import { findCollection, lockCollections, type OwnerId, updateCollectionFields } from './collections.sql.ts'
import { publishCollection, readCollection, recordCollectionAction } from './save-collection.ts'

/** Fails with UNKNOWN_PRODUCT, UNKNOWN_CHOICE, and with STALE and the current version. */
export async function updateCollection(
  ctx: MemberContext,
  owner: OwnerId,
  { collectionId, version, ...input }: CollectionInput & { collectionId: string; version: number },
): Promise<CollectionView> {
  return transact(ctx, async (tx) => {
    await lockCollections(tx.db, owner)
    const before = await findCollection(tx.db, owner, collectionId)
    if (!before) throw notFound()
    if (before.version !== version) throw new Failure('STALE', { current: await loadCollectionView(tx.db, before, ctx.language) })
    const { products, ...fields } = await readCollection(tx, owner, input)
    await updateCollectionFields(tx.db, collectionId, fields)
    const moved = await setProducts(tx.db, { id: collectionId, owner, rule: fields.rule, chosen: products })
    const shown = fields.published === before.published ? [] : await loadCollectedIds(tx.db, collectionId)
    await publishCollection(tx, before, [...new Set([...moved, ...shown])])
    const row = await findCollection(tx.db, owner, collectionId)
    if (!row) throw notFound()
    await recordCollectionAction(tx, ctx, owner, 'catalog.collectionChanged', row)
    return loadCollectionView(tx.db, row, ctx.language)
  })
}
