import { threadChanged } from '#events/comments.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { lockComment } from './own-comment.ts'
import { loadReaders } from './thread-readers.ts'
import { setPinned } from './threads.sql.ts'

/** Comments of the first level, in place of the one that was pinned before. Fails with NOT_FOUND. */
export async function pinComment(ctx: MemberContext, { commentId }: { commentId: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const { row, record, rights } = await lockComment(ctx, tx, commentId)
    if (!rights.pins || !row.shown || row.parentId !== null) throw notFound()
    if (await setPinned(tx.db, record, commentId)) publish(tx, threadChanged({ ...record, readers: await loadReaders(tx, record) }))
    return {}
  })
}
