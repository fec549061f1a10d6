import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteSynonyms } from './synonyms.sql.ts'
import { recordSynonymChange, requireSynonyms } from './synonyms.ts'

export async function removeSynonyms(ctx: AdminContext, { id }: { id: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    const group = await requireSynonyms(tx, id)
    await deleteSynonyms(tx.db, id)
    await recordSynonymChange(tx, ctx, 'marketplace.synonymsDeleted', group)
  })
}
