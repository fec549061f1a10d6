import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { findFreeSlug, slugify } from '#platform/shared/slug.ts'
import { MAX_COLLECTIONS } from '../../contract/limits.ts'
import type { CollectionInput, CollectionView } from '../../contract.ts'
import { setProducts } from './collected-products.sql.ts'
import { loadCollectionView } from './collection-views.ts'
import {
  type CollectionFields,
  countCollections,
  findCollection,
  insertCollection,
  loadSlugsLike,
  lockCollections,
  type OwnerId,
} from './collections.sql.ts'
import { publishCollection, readCollection, recordCollectionAction } from './save-collection.ts'

/** Fails with UNKNOWN_PRODUCT, UNKNOWN_CHOICE, TOO_MANY_COLLECTIONS. */
export async function createCollection(ctx: MemberContext, owner: OwnerId, input: CollectionInput): Promise<CollectionView> {
  return transact(ctx, async (tx) => {
    const { id } = await addCollection(tx, owner, input)
    const row = await findCollection(tx.db, owner, id)
    if (!row) throw new Error('the new collection is missing')
    await recordCollectionAction(tx, ctx, owner, 'catalog.collectionCreated', row)
    return loadCollectionView(tx.db, row, ctx.language)
  })
}

/** Adds a collection in the caller's transaction. Fails like `createCollection`. */
export async function addCollection(tx: Tx, owner: OwnerId, input: CollectionInput): Promise<{ id: string; slug: string }> {
  await lockCollections(tx.db, owner)
  if ((await countCollections(tx.db, owner)) >= MAX_COLLECTIONS) throw new Failure('TOO_MANY_COLLECTIONS', { most: MAX_COLLECTIONS })
  const { products, ...fields } = await readCollection(tx, owner, input)
  const id = newId('col')
  const slug = await insertWithFreeSlug(tx, owner, id, fields)
  await publishCollection(tx, { id, slug }, await setProducts(tx.db, { id, owner, rule: fields.rule, chosen: products }))
  return { id, slug }
}

/** Slugs are unique across owners, and another owner may take one at the same time. */
async function insertWithFreeSlug(tx: Tx, owner: OwnerId, id: string, fields: CollectionFields): Promise<string> {
  const wanted = slugify(fields.name.en ?? '') || id.slice(-8)
  for (;;) {
    const taken = await loadSlugsLike(tx.db, wanted)
    const slug = findFreeSlug(wanted, (other) => taken.has(other))
    if (await insertCollection(tx.db, { ...fields, id, slug, workspaceId: owner, createdAt: tx.now })) return slug
  }
}
