import { threadChanged } from '#events/comments.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { lockComment } from './own-comment.ts'
import { loadReaders } from './thread-readers.ts'
import { findThread, setPinned } from './threads.sql.ts'

/** Fails with NOT_FOUND. A comment that is not pinned stays as it is. */
export async function unpinComment(ctx: MemberContext, { commentId }: { commentId: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const { record, rights } = await lockComment(ctx, tx, commentId)
    if (!rights.pins) throw notFound()
    const { pinnedId } = await findThread(tx.db, record)
    if (pinnedId === commentId && (await setPinned(tx.db, record, null)))
      publish(tx, threadChanged({ ...record, readers: await loadReaders(tx, record) }))
    return {}
  })
}
