import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { MAX_COLLECTED } from '../../contract/limits.ts'
import { keepOnlyInCollections, loadHandCollections, shareCollectionsLock } from './hand-picked.sql.ts'

/**
 * Puts a workspace's product at the end of these collections that are chosen by hand, and takes it out of the workspace's others. Fails with
 * UNKNOWN_COLLECTION or COLLECTION_FULL.
 */
export async function putIntoCollections(tx: Tx, workspaceId: string, productId: string, slugs: readonly string[]): Promise<void> {
  await shareCollectionsLock(tx.db, workspaceId)
  const known = await loadHandCollections(tx.db, workspaceId, productId)
  const wanted = [...new Set(slugs)].map((slug) => {
    const found = known.find((collection) => collection.slug === slug)
    if (!found) throw new Failure('UNKNOWN_COLLECTION', { slug })
    if (found.others >= MAX_COLLECTED) throw new Failure('COLLECTION_FULL', { slug, most: MAX_COLLECTED })
    return found.id
  })
  await keepOnlyInCollections(tx.db, workspaceId, productId, wanted)
}
