/** Attaches a file to a record. It is no operation, because its body is the file. */
import { loadMembership } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { linkFiles, storePrivateOrphanedFile } from '#platform/server/files/orphaned-files.ts'
import { fileRefused, readSharedFile, requireSharedFile } from '#platform/server/files/read-shared-file.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_FILE_BYTES, MAX_FILES_BYTES, MAX_FILES_OF_RECORD } from '../../contract.ts'
import { recordActivity } from '../activity.ts'
import { insertAttachment, lockAttachments, measureAttachments } from '../attachments.sql.ts'
import { mayUse } from '../record-rights.ts'
import { lockRecord, type RecordKey } from '../records.sql.ts'

const FILES_A_DAY: RateLimit = { name: 'records.files', points: 300, seconds: 86_400 }

type Sender = { services: Services; viewer: Viewer }

/** Before the body is read, too: fails with NOT_FOUND for those who may not attach files. Returns the sender's id. */
export async function requireAttacher({ services, viewer }: Sender, key: RecordKey, db: Db = services.db): Promise<string> {
  const isMember = viewer.kind === 'member' && (await loadMembership(db, viewer.id, key.workspaceId)) !== null
  if (!isMember || !(await mayUse({ services, viewer }, db, key, 'attach'))) throw notFound()
  return viewer.id
}

/** Fails with FILE_REFUSED, RATE_LIMITED and NOT_FOUND. */
export async function uploadAttachment(
  sender: Sender,
  { key, name: given, bytes }: { key: RecordKey; name: string; bytes: Buffer },
): Promise<{ id: string }> {
  const { services } = sender
  const name = requireSharedFile(given, bytes, MAX_FILE_BYTES)
  const senderId = await requireAttacher(sender, key)
  await services.limits.consume(FILES_A_DAY, senderId)
  const kept = await readSharedFile({ name, bytes })
  const stored = await storePrivateOrphanedFile(services, kept.bytes, kept.extension)
  return transactAsSystem(services, async (tx) => {
    // The sender may have left, or the record may be gone since.
    await requireAttacher(sender, key, tx.db)
    await lockAttachments(tx.db, key.workspaceId)
    await lockRecord(tx.db, key)
    const used = await measureAttachments(tx.db, key)
    if (used.ofRecord >= MAX_FILES_OF_RECORD || used.bytes + kept.bytes.length > MAX_FILES_BYTES) throw fileRefused('full')
    const id = newId('att')
    await insertAttachment(tx.db, key, {
      attachmentId: id,
      uploadedBy: senderId,
      name: kept.name,
      key: stored,
      bytes: kept.bytes.length,
      at: tx.now,
    })
    await linkFiles(tx, [stored])
    const change = { field: 'file', label: null, before: null, after: { kind: 'text' as const, text: kept.name } }
    await recordActivity(tx, [{ ...key, actorId: senderId, action: 'records.fileAdded', changes: [change] }])
    return { id }
  })
}
