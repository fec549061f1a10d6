import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { TagView } from '../../contract.ts'
import { findTag, moveTag } from '../tags.sql.ts'
import { requireTag } from './require-tag.ts'

/** Fails with NOT_FOUND. A tag merged into itself stays. A record may have one more tag than the limit says in between, never after. */
export async function mergeTag(ctx: WorkspaceContext, { tagId, intoTagId }: { tagId: string; intoTagId: string }): Promise<TagView> {
  return transact(ctx, async (tx) => {
    const { workspaceId } = await requireTag(tx, ctx, tagId)
    const into = await findTag(tx.db, workspaceId, intoTagId)
    if (!into) throw notFound()
    if (into.id !== tagId) await moveTag(tx.db, tagId, into.id)
    return into
  })
}
