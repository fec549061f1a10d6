/** Public interface of comments for the servers of other domains. */
import { threadDeleted } from '#events/comments.ts'
import type { Db } from '#platform/server/db.ts'
import type { ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { deleteThread, loadCounts, lockThread } from './threads.sql.ts'

/** How many comments and replies are shown on each record, in the order of the records: one statement. */
export async function loadCommentCounts(db: Db, records: readonly ResourceRef[]): Promise<number[]> {
  if (records.length === 0) return []
  const counts = new Map((await loadCounts(db, records)).map(({ type, id, count }) => [`${type} ${id}`, count]))
  return records.map(({ type, id }) => counts.get(`${type} ${id}`) ?? 0)
}

/** Deletes all comments on a record that is deleted, in its transaction. Their notifications go with them. */
export async function removeCommentsOf(tx: Tx, record: ResourceRef): Promise<void> {
  await lockThread(tx.db, record)
  await deleteThread(tx.db, record)
  publish(tx, threadDeleted({ ...record, readers: [] }))
}
