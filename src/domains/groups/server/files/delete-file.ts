import { notFound } from '#platform/server/failure.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { lockGroup } from '../own-group.ts'
import { deleteFiles, deleteFilesOfGroup, findFile, loadFilesOf } from './files.sql.ts'
import { publishFiles } from './publish-files.ts'

/** By who uploaded it, also after leaving the group, and by moderators. Fails with NOT_FOUND for others. */
export async function deleteFile(ctx: MemberContext, { fileId }: { fileId: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const file = await findFile(tx.db, fileId)
    if (!file) throw notFound()
    const { group, rights } = await lockGroup(tx, ctx, file.groupId)
    if (!rights.moderates && file.uploadedBy !== ctx.userId) throw notFound()
    await unlinkFiles(tx, await deleteFiles(tx.db, [fileId]))
    await publishFiles(tx, group)
    return {}
  })
}

/** With a group that is deleted. */
export async function removeFilesOf(tx: Tx, groupId: string): Promise<void> {
  await unlinkFiles(tx, await deleteFilesOfGroup(tx.db, groupId))
}

/** With an account that is erased. */
export async function eraseFilesOf(tx: Tx, userId: string): Promise<void> {
  const files = await loadFilesOf(tx.db, userId)
  await unlinkFiles(
    tx,
    await deleteFiles(
      tx.db,
      files.map(({ id }) => id),
    ),
  )
}
