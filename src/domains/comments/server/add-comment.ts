import { isNewAccount } from '#domains/accounts/server/index.ts'
import { findMentioned } from '#domains/network/server/index.ts'
import { filterTexts, holdRecord } from '#domains/reports/server/index.ts'
import { commentAdded } from '#events/comments.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { MemberContext, ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ReplyView } from '../contract.ts'
import { insertComment, replaceMentions } from './changes.sql.ts'
import { type CommentReader, type CommentRow, findByClientKey, findReadable, loadEdits } from './comments.sql.ts'
import { viewComment } from './own-comment.ts'
import { loadReaders } from './thread-readers.ts'
import { loadThreadRights } from './thread-rights.ts'
import { addToCounts, lockThread } from './threads.sql.ts'

const COMMENTS: RateLimit = { name: 'comment', points: 60, seconds: 600 }
const COMMENTS_OF_NEW_ACCOUNTS: RateLimit = { name: 'comment of a new account', points: 20, seconds: 3600 }

export type CommentInput = ResourceRef & { clientKey: string; text: string; replyTo: string | null }

/**
 * Fails with NOT_FOUND for a record or an answered comment that the member does not see, with NOT_ALLOWED, KEY_USED, TEXT_REFUSED and
 * RATE_LIMITED.
 */
export async function addComment(ctx: MemberContext, input: CommentInput): Promise<{ comment: ReplyView }> {
  const { services, userId } = ctx
  const { type, id, clientKey, text, replyTo } = input
  const record = { type, id }
  const { comments } = await loadThreadRights(ctx, services.db, record)
  if (!comments) throw new Failure('NOT_ALLOWED')
  await consumeLimits(ctx, clientKey)
  const verdict = await filterTexts(ctx, [text])
  if (verdict === 'refuse') throw new Failure('TEXT_REFUSED')
  return transact(ctx, async (tx) => {
    const { reader } = await loadThreadRights(ctx, tx.db, record)
    await lockThread(tx.db, record)
    const earlier = await findByClientKey(tx.db, userId, clientKey)
    if (earlier) return viewEarlier(tx, earlier, input, reader)
    const answered = replyTo === null ? null : await findAnswered(tx, replyTo, record, reader)
    const parentId = answered && (answered.parentId ?? answered.id)
    const commentId = newId('cmt', tx.now.getTime())
    const held = verdict === 'hold'
    const replyToId = answered?.parentId ? answered.id : null
    const about = { id: commentId, type, recordId: id, parentId, replyToId, authorId: userId, clientKey, text, held, createdAt: tx.now }
    await insertComment(tx.db, about)
    const mentionedIds = await replaceMentions(tx.db, commentId, await findMentioned(tx.db, userId, text))
    if (held) await holdRecord(tx, { type: 'comment', id: commentId }, userId)
    else {
      await addToCounts(tx.db, record, parentId, 1)
      publish(tx, commentAdded({ ...record, readers: await loadReaders(tx, record), commentId, authorId: userId, mentionedIds }))
    }
    return viewComment(tx, commentId, reader)
  })
}

/** Sent again, it is the comment that was written, also if it was edited since. */
async function viewEarlier(tx: Tx, earlier: CommentRow, { type, id, text }: CommentInput, reader: CommentReader) {
  const texts = [earlier.text, ...(await loadEdits(tx.db, earlier.id)).map((edit) => edit.text)]
  const isSame = earlier.type === type && earlier.recordId === id && (earlier.deletedAt !== null || texts.includes(text))
  if (!isSame) throw new Failure('KEY_USED')
  return viewComment(tx, earlier.id, reader)
}

async function findAnswered(tx: Tx, commentId: string, { type, id }: ResourceRef, reader: CommentReader): Promise<CommentRow> {
  const row = await findReadable(tx.db, commentId, reader)
  if (!row?.shown || row.type !== type || row.recordId !== id) throw notFound()
  return row
}

async function consumeLimits({ services, userId }: MemberContext, clientKey: string): Promise<void> {
  await services.limits.consume(COMMENTS, userId, clientKey)
  if (await isNewAccount(services, userId)) await services.limits.consume(COMMENTS_OF_NEW_ACCOUNTS, userId, clientKey)
}
