import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { ResourceRef, WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { NoteView } from '../contract.ts'
import { viewNote } from './own-note.ts'
import { requireRecord } from './record-rights.ts'
import { writeNote } from './write-note.ts'

const NOTES: RateLimit = { name: 'records.note', points: 120, seconds: 600 }

/** Fails with NOT_FOUND and RATE_LIMITED. */
export async function addNote(ctx: WorkspaceContext, { type, id, text }: ResourceRef & { text: string }): Promise<NoteView> {
  const { services, userId } = ctx
  await services.limits.consume(NOTES, userId)
  return transact(ctx, async (tx) => {
    const key = await requireRecord(ctx, tx.db, { type, id })
    return viewNote(tx, await writeNote(tx, key, { authorId: userId, text }), userId)
  })
}
