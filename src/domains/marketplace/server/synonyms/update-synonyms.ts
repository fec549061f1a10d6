import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { SynonymGroupView } from '../../contract.ts'
import { changeSynonyms } from './synonyms.sql.ts'
import { recordSynonymChange, requireSynonyms } from './synonyms.ts'

/** Replaces the words. Fails with STALE if they changed since `version`. */
export async function updateSynonyms(
  ctx: AdminContext,
  { id, version, words }: Pick<SynonymGroupView, 'id' | 'version' | 'words'>,
): Promise<SynonymGroupView> {
  return transact(ctx, async (tx) => {
    const before = await requireSynonyms(tx, id)
    if (before.version !== version) throw new Failure('STALE', { current: before })
    const group = { ...before, words, version: version + 1 }
    await changeSynonyms(tx.db, group)
    await recordSynonymChange(tx, ctx, 'marketplace.synonymsChanged', group)
    return group
  })
}
