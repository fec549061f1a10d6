import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SynonymGroupView } from '../../contract.ts'
import { insertSynonyms } from './synonyms.sql.ts'
import { recordSynonymChange } from './synonyms.ts'

/** The next search uses them. */
export async function addSynonyms(ctx: AdminContext, input: Pick<SynonymGroupView, 'language' | 'words'>): Promise<SynonymGroupView> {
  return transact(ctx, async (tx) => {
    const group = { ...input, id: newId('syn'), version: 1 }
    await insertSynonyms(tx.db, group)
    await recordSynonymChange(tx, ctx, 'marketplace.synonymsAdded', group)
    return group
  })
}
