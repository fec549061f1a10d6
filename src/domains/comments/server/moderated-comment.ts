/** Takes comments away and shows them again: by moderators of their record, and by those who decide about reports. */
import { commentHidden, commentShown } from '#events/comments.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { emptyComment, lockRow, setPublished, setRemoved } from './changes.sql.ts'
import { findComment } from './comments.sql.ts'
import { loadReaders } from './thread-readers.ts'
import { addToCounts, lockThread, unpin } from './threads.sql.ts'

/** False when there is nothing to remove. The words stay, so that the decision can be reversed. */
export async function hideComment(tx: Tx, by: string, commentId: string, reason: string): Promise<boolean> {
  const found = await lock(tx, commentId)
  if (!found?.row.authorId || found.row.deletedAt || found.row.removedAt) return false
  const { row, record } = found
  await setRemoved(tx.db, commentId, { by, reason, at: tx.now })
  await unpin(tx.db, commentId)
  if (row.shown) await addToCounts(tx.db, record, row.parentId, -1)
  publish(tx, commentHidden({ ...record, readers: await loadReaders(tx, record), commentId, authorId: found.row.authorId }))
  return true
}

/** Shows a removed comment again, and publishes a held one. False when there is nothing to show. */
export async function showComment(tx: Tx, commentId: string): Promise<boolean> {
  const found = await lock(tx, commentId)
  if (!found?.row.authorId || found.row.deletedAt || (!found.row.removedAt && !found.row.held)) return false
  const { row, record } = found
  await setPublished(tx.db, commentId)
  if (!row.absent) await addToCounts(tx.db, record, row.parentId, 1)
  const mentionedIds = row.mentions.map(({ userId }) => userId)
  publish(tx, commentShown({ ...record, readers: await loadReaders(tx, record), commentId, authorId: found.row.authorId, mentionedIds }))
  return true
}

async function lock(tx: Tx, commentId: string) {
  const found = await findComment(tx.db, commentId)
  if (!found) return null
  const record = { type: found.type, id: found.recordId }
  await lockThread(tx.db, record)
  await lockRow(tx.db, commentId)
  const row = await findComment(tx.db, commentId)
  return row ? { row, record } : null
}

/** Leaves a tombstone for the replies, as when its author deletes it. */
export async function destroyComment(tx: Tx, commentId: string): Promise<void> {
  const row = (await lock(tx, commentId))?.row
  if (row?.removedAt && !row.deletedAt) await emptyComment(tx.db, commentId, tx.now)
}
