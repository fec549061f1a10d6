import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteTagRow } from '../tags.sql.ts'
import { requireTag } from './require-tag.ts'

/** Takes it off all records. Fails with NOT_FOUND. */
export async function deleteTag(ctx: WorkspaceContext, { tagId }: { tagId: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    await requireTag(tx, ctx, tagId)
    await deleteTagRow(tx.db, tagId)
    return {}
  })
}
