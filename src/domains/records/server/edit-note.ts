import { noteEdited } from '#events/records.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { NoteView } from '../contract.ts'
import { insertFollowers } from './followers.sql.ts'
import { updateNote } from './notes.sql.ts'
import { lockOwnNote, viewNote } from './own-note.ts'
import { mentionColleagues } from './write-note.ts'

/** Fails with NOT_FOUND for a note of somebody else, and with STALE if it changed since `version`. */
export async function editNote(
  ctx: WorkspaceContext,
  { noteId, version, text }: { noteId: string; version: number; text: string },
): Promise<NoteView> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const note = await lockOwnNote(ctx, tx, noteId)
    if (note.version !== version) throw new Failure('STALE', { current: await viewNote(tx, noteId, userId) })
    if (note.text === text) return viewNote(tx, noteId, userId)
    await updateNote(tx.db, noteId, { text, at: tx.now })
    const mentionedIds = await mentionColleagues(tx, note.key, { noteId, authorId: userId, text })
    await insertFollowers(tx.db, note.key, mentionedIds)
    publish(tx, noteEdited({ ...note.key, noteId, authorId: userId, mentionedIds }))
    return viewNote(tx, noteId, userId)
  })
}
