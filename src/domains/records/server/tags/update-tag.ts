import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { TagColor, TagView } from '../../contract.ts'
import { toTagKey } from '../tag.rules.ts'
import { findTagByName, updateTagRow } from '../tags.sql.ts'
import { requireTag } from './require-tag.ts'

/** Fails with NOT_FOUND, NAME_TAKEN, and with STALE if it changed since `version`. */
export async function updateTag(
  ctx: WorkspaceContext,
  { tagId, version, name, color }: { tagId: string; version: number; name: string; color: TagColor },
): Promise<TagView> {
  return transact(ctx, async (tx) => {
    const { tag, workspaceId } = await requireTag(tx, ctx, tagId)
    if (tag.version !== version) throw new Failure('STALE', { current: tag })
    const nameKey = toTagKey(name)
    const taken = await findTagByName(tx.db, workspaceId, nameKey)
    if (taken && taken.id !== tagId) throw new Failure('NAME_TAKEN')
    await updateTagRow(tx.db, tagId, { name, nameKey, color })
    return { id: tagId, name, color, version: version + 1 }
  })
}
