/** Public interface of records for the servers of other domains. */
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Tx } from '#platform/server/transact.ts'
import { deleteRecords, type RecordKey } from './records.sql.ts'

export { type Activity, recordActivity } from './activity.ts'
export { getAttachment } from './attachments/get-attachment.ts'
export { loadAttachments } from './attachments/load-attachments.ts'
export { requireAttacher, uploadAttachment } from './attachments/upload-attachment.ts'
export { recordPastActivity } from './demo/past-activity.ts'
export { type MovedParts, mergeRecords, unmergeRecords } from './merge-records.ts'
export { loadNotesOf } from './notes.sql.ts'
export { recordConditions } from './record-filter.sql.ts'
export type { RecordKey } from './records.sql.ts'
export type { StoredChange, StoredValue } from './stored-change.ts'
export { writeNote } from './write-note.ts'

/** With records that are deleted, in their transaction. */
export async function removeRecords(tx: Tx, keys: readonly RecordKey[]): Promise<void> {
  if (keys.length > 0) await unlinkFiles(tx, await deleteRecords(tx.db, keys))
}
