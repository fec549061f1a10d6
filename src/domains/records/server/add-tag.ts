import { Failure } from '#platform/server/failure.ts'
import type { ResourceRef, WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_TAGS, MAX_TAGS_OF_RECORD, type RecordView } from '../contract.ts'
import { recordActivity } from './activity.ts'
import { requireRecord } from './record-rights.ts'
import { loadRecordView } from './record-views.ts'
import { lockRecord, type TagRow } from './records.sql.ts'
import { colorFor, toTagKey } from './tag.rules.ts'
import { countRecordTags, countTags, findTagByName, insertRecordTag, insertTag, lockTags } from './tags.sql.ts'

/** Fails with NOT_FOUND, TOO_MANY_TAGS and TOO_MANY_TAGS_OF_RECORD. A tag that the record has stays. */
export async function addTag(ctx: WorkspaceContext, { type, id, name }: ResourceRef & { name: string }): Promise<RecordView> {
  return transact(ctx, async (tx) => {
    const key = await requireRecord(ctx, tx.db, { type, id })
    await lockTags(tx.db, key.workspaceId)
    await lockRecord(tx.db, key)
    const tag = await findOrCreateTag(tx, key.workspaceId, name)
    if (await insertRecordTag(tx.db, key, tag.id)) {
      if ((await countRecordTags(tx.db, key)) > MAX_TAGS_OF_RECORD)
        throw new Failure('TOO_MANY_TAGS_OF_RECORD', { most: MAX_TAGS_OF_RECORD })
      const change = { field: 'tag', label: null, before: null, after: { kind: 'text' as const, text: tag.name } }
      await recordActivity(tx, [{ ...key, actorId: ctx.userId, action: 'records.tagged', changes: [change] }])
    }
    return loadRecordView(tx.db, key, ctx.userId)
  })
}

async function findOrCreateTag(tx: Tx, workspaceId: string, name: string): Promise<TagRow> {
  const nameKey = toTagKey(name)
  const found = await findTagByName(tx.db, workspaceId, nameKey)
  if (found) return found
  if ((await countTags(tx.db, workspaceId)) >= MAX_TAGS) throw new Failure('TOO_MANY_TAGS', { most: MAX_TAGS })
  const tag = { id: newId('tag'), name, color: colorFor(nameKey), version: 1 }
  await insertTag(tx.db, { ...tag, workspaceId, nameKey })
  return tag
}
