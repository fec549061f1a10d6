import type { Db } from '#platform/server/db.ts'
import { attachmentPath } from '../attachment-path.ts'
import { loadAttachmentsOf } from '../attachments.sql.ts'
import type { RecordKey } from '../records.sql.ts'

/** The files of a record, oldest first, for the domain of the record, which decides who sees them. */
export async function loadAttachments(db: Db, key: RecordKey): Promise<{ id: string; name: string; bytes: number; href: string }[]> {
  return (await loadAttachmentsOf(db, key)).map((file) => ({ ...file, href: attachmentPath(file.id) }))
}
