/** Shares a file in a group. It is no operation, because its body is the file. */

import { notFound } from '#platform/server/failure.ts'
import { linkFiles, storePrivateOrphanedFile } from '#platform/server/files/orphaned-files.ts'
import { fileRefused, readSharedFile, requireSharedFile } from '#platform/server/files/read-shared-file.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_FILE_BYTES, MAX_FILES_BYTES } from '../../contract.ts'
import { lockGroupRow } from '../groups.sql.ts'
import { FILES_PER_DAY } from '../limits.ts'
import { loadGroupRights } from '../rights.ts'
import { insertFile, sumBytes } from './files.sql.ts'
import { publishFiles } from './publish-files.ts'

type Uploaded = { groupId: string; name: string; bytes: Buffer }
type Sender = { services: Services; viewer: Viewer }

/** Before the body is read: fails with NOT_FOUND for those who are no members. Returns the sender's id. */
export async function requireUploader({ services, viewer }: Sender, groupId: string): Promise<string> {
  const rights = (await loadGroupRights(services.db, viewer, [groupId])).get(groupId)
  if (!rights?.mayWrite || viewer.id === null) throw notFound()
  return viewer.id
}

/** Fails with FILE_REFUSED, RATE_LIMITED and NOT_FOUND. */
export async function uploadFile(sender: Sender, { groupId, name: given, bytes }: Uploaded): Promise<{ id: string }> {
  const { services } = sender
  const name = requireSharedFile(given, bytes, MAX_FILE_BYTES)
  const senderId = await requireUploader(sender, groupId)
  await services.limits.consume(FILES_PER_DAY, senderId)
  const kept = await readSharedFile({ name, bytes })
  const key = await storePrivateOrphanedFile(services, kept.bytes, kept.extension)
  return transactAsSystem(services, async (tx) => {
    const group = await lockGroupRow(tx.db, groupId)
    // Who left in between is no member any more.
    await requireUploader({ services: { ...services, db: tx.db }, viewer: sender.viewer }, groupId)
    if (!group) throw notFound()
    if ((await sumBytes(tx.db, groupId)) + kept.bytes.length > MAX_FILES_BYTES) throw fileRefused('full')
    const id = newId('gfl')
    await insertFile(tx.db, { id, groupId, uploadedBy: senderId, name: kept.name, key, bytes: kept.bytes.length, uploadedAt: tx.now })
    await linkFiles(tx, [key])
    await publishFiles(tx, group)
    return { id }
  })
}
