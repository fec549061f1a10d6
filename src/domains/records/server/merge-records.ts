/** Two records that become one, in the transaction of their domain. */
import type { Tx } from '#platform/server/transact.ts'
import * as parts from './merge-records.sql.ts'
import { lockRecord } from './records.sql.ts'

export type { MovedParts } from './merge-records.sql.ts'

/**
 * Notes and files move to the kept record; it gets the tags, followers, values of custom fields and the assignee that it lacks. The activity
 * of each stays with it.
 */
export async function mergeRecords({ db }: Tx, pair: parts.RecordPair): Promise<parts.MovedParts> {
  await lockBoth(db, pair)
  await parts.copyFollowers(db, pair)
  return {
    notes: await parts.moveNotes(db, pair),
    attachments: await parts.moveAttachments(db, pair),
    tags: await parts.copyTags(db, pair),
    fields: await parts.copyFieldValues(db, pair),
    assignee: await parts.copyAssignee(db, pair),
  }
}

/** Returns what came with the merged record and was not changed since. Followers stay. */
export async function unmergeRecords({ db }: Tx, pair: parts.RecordPair, moved: parts.MovedParts): Promise<void> {
  await lockBoth(db, pair)
  await parts.returnNotes(db, pair, moved.notes)
  await parts.returnAttachments(db, pair, moved.attachments)
  await parts.takeBackTags(db, pair, moved.tags)
  await parts.takeBackFieldValues(db, pair, moved.fields)
  if (moved.assignee) await parts.takeBackAssignee(db, pair)
}

async function lockBoth(db: Tx['db'], { workspaceId, type, keptId, mergedId }: parts.RecordPair): Promise<void> {
  for (const id of [keptId, mergedId].sort()) await lockRecord(db, { workspaceId, type, id })
}
