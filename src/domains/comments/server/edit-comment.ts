import { findMentioned } from '#domains/network/server/index.ts'
import { filterTexts, holdRecord } from '#domains/reports/server/index.ts'
import { commentEdited, commentHidden } from '#events/comments.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ReplyView } from '../contract.ts'
import { replaceMentions, saveText } from './changes.sql.ts'
import { lockOwnComment, viewComment } from './own-comment.ts'
import { loadReaders } from './thread-readers.ts'
import { addToCounts, unpin } from './threads.sql.ts'

/** Own comments, while the member may still comment on the record; the text before is kept. Fails with NOT_FOUND and TEXT_REFUSED. */
export async function editComment(
  ctx: MemberContext,
  { commentId, text }: { commentId: string; text: string },
): Promise<{ comment: ReplyView }> {
  const { userId } = ctx
  const verdict = await filterTexts(ctx, [text])
  if (verdict === 'refuse') throw new Failure('TEXT_REFUSED')
  const held = verdict === 'hold'
  return transact(ctx, async (tx) => {
    const { row, record, rights } = await lockOwnComment(ctx, tx, commentId)
    if (row.deletedAt || row.removedAt || !rights.comments) throw notFound()
    if (await saveText(tx.db, commentId, { text, held, at: tx.now })) {
      const mentionedIds = await replaceMentions(tx.db, commentId, await findMentioned(tx.db, userId, text))
      const about = { ...record, readers: await loadReaders(tx, record), commentId, authorId: userId }
      if (held) await holdRecord(tx, { type: 'comment', id: commentId }, userId)
      if (held && row.shown) {
        await addToCounts(tx.db, record, row.parentId, -1)
        await unpin(tx.db, commentId)
        publish(tx, commentHidden(about))
      } else if (row.shown) publish(tx, commentEdited({ ...about, mentionedIds }))
    }
    return viewComment(tx, commentId, rights.reader)
  })
}
