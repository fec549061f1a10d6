/** Shares a file in a group. It is no operation, because its body is the file. */

import { Failure, notFound } from '#platform/server/failure.ts'
import { linkFiles, storePrivateOrphanedFile } from '#platform/server/files/orphaned-files.ts'
import { readPicture } from '#platform/server/pictures/read-picture.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { type FileRefusal, MAX_FILE_NAME, MAX_FILES_BYTES } from '../../contract.ts'
import { lockGroupRow } from '../groups.sql.ts'
import { FILES_PER_DAY } from '../limits.ts'
import { loadGroupRights } from '../rights.ts'
import { extensionOf, findFileRefusal, isPictureName } from './file-types.rules.ts'
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
  const name = readName(given)
  const refusal = findFileRefusal(name, bytes)
  if (refusal) throw refused(refusal)
  const senderId = await requireUploader(sender, groupId)
  await services.limits.consume(FILES_PER_DAY, senderId)
  const kept = isPictureName(name) ? await toPicture(name, bytes) : { name, bytes, extension: 'bin' as const }
  const key = await storePrivateOrphanedFile(services, kept.bytes, kept.extension)
  return transactAsSystem(services, async (tx) => {
    const group = await lockGroupRow(tx.db, groupId)
    // Who left in between is no member any more.
    await requireUploader({ services: { ...services, db: tx.db }, viewer: sender.viewer }, groupId)
    if (!group) throw notFound()
    if ((await sumBytes(tx.db, groupId)) + kept.bytes.length > MAX_FILES_BYTES) throw refused('full')
    const id = newId('gfl')
    await insertFile(tx.db, { id, groupId, uploadedBy: senderId, name: kept.name, key, bytes: kept.bytes.length, uploadedAt: tx.now })
    await linkFiles(tx, [key])
    await publishFiles(tx, group)
    return { id }
  })
}

/** Without folders. */
function readName(given: string): string {
  const { data } = singleLineText(MAX_FILE_NAME).safeParse(given.replace(/[/\\]/g, ' '))
  if (data === undefined) throw refused('name')
  return data
}

/** Its pixels only: a photograph must not say where it was taken. */
async function toPicture(name: string, bytes: Buffer) {
  const picture = await readPicture(bytes).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'PICTURE_REFUSED' ? refused('broken') : error
  })
  return { name: `${name.slice(0, -extensionOf(name).length)}webp`, bytes: picture.bytes, extension: 'webp' as const }
}

function refused(reason: FileRefusal): Failure {
  return new Failure('FILE_REFUSED', { reason })
}
