import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { NoteView } from '../contract.ts'
import { type FoundNote, loadNotes, lockNote } from './notes.sql.ts'
import { requireRecord } from './record-rights.ts'
import { peopleOfNotes, toNoteView } from './record-views.ts'

/** A note that the member wrote, on a record that they still see. Fails with NOT_FOUND. */
export async function lockOwnNote(ctx: WorkspaceContext, tx: Tx, noteId: string): Promise<FoundNote> {
  const note = await lockNote(tx.db, noteId)
  if (note?.authorId !== ctx.userId || note.key.workspaceId !== ctx.membership.workspaceId) throw notFound()
  await requireRecord(ctx, tx.db, note.key)
  return note
}

export async function viewNote(tx: Tx, noteId: string, userId: string): Promise<NoteView> {
  const [note] = await loadNotes(tx.db, [noteId])
  if (!note) throw new Error(`no note ${noteId}`)
  return toNoteView(note, await loadVisibleUsers(tx.db, peopleOfNotes([note])), userId)
}
