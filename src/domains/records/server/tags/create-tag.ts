import { lockMembership } from '#domains/workspaces/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_TAGS, type TagColor, type TagView } from '../../contract.ts'
import { toTagKey } from '../tag.rules.ts'
import { countTags, findTagByName, insertTag, lockTags } from '../tags.sql.ts'

/** Fails with NAME_TAKEN and TOO_MANY_TAGS. */
export async function createTag(ctx: WorkspaceContext, { name, color }: { name: string; color: TagColor }): Promise<TagView> {
  return transact(ctx, async (tx) => {
    const { id: workspaceId } = await lockMembership(tx, ctx, 'manager')
    await lockTags(tx.db, workspaceId)
    const nameKey = toTagKey(name)
    if (await findTagByName(tx.db, workspaceId, nameKey)) throw new Failure('NAME_TAKEN')
    if ((await countTags(tx.db, workspaceId)) >= MAX_TAGS) throw new Failure('TOO_MANY_TAGS', { most: MAX_TAGS })
    const tag = { id: newId('tag'), name, color, version: 1 }
    await insertTag(tx.db, { ...tag, workspaceId, nameKey })
    return tag
  })
}
