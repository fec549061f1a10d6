import { noteDeleted } from '#events/records.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteNoteRow } from './notes.sql.ts'
import { lockOwnNote } from './own-note.ts'

/** Fails with NOT_FOUND for a note of somebody else, and for one that is gone. */
export async function deleteNote(ctx: WorkspaceContext, { noteId }: { noteId: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const { key } = await lockOwnNote(ctx, tx, noteId)
    await deleteNoteRow(tx.db, noteId)
    publish(tx, noteDeleted({ ...key, noteId, authorId: ctx.userId }))
    return {}
  })
}
