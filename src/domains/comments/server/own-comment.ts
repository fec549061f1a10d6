/** What the commands on a comment begin and end with. */
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext, ResourceRef } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ReplyView } from '../contract.ts'
import { lockRow } from './changes.sql.ts'
import { loadPeopleOf, toReplyView } from './comment-views.ts'
import { type CommentReader, type CommentRow, findComment, findReadable } from './comments.sql.ts'
import { loadThreadRights, type ThreadRights } from './thread-rights.ts'
import { lockThread } from './threads.sql.ts'

export type Found = { row: CommentRow; record: ResourceRef; rights: ThreadRights }

/** A comment that the member sees, locked with its thread. Fails with NOT_FOUND. */
export async function lockComment(ctx: MemberContext, tx: Tx, commentId: string): Promise<Found> {
  const found = await findComment(tx.db, commentId)
  if (!found) throw notFound()
  const record = { type: found.type, id: found.recordId }
  const rights = await loadThreadRights(ctx, tx.db, record)
  await lockThread(tx.db, record)
  await lockRow(tx.db, commentId)
  const row = await findReadable(tx.db, commentId, rights.reader)
  if (!row) throw notFound()
  return { row, record, rights }
}

/** One that the member wrote, also after it was deleted. Fails with NOT_FOUND. */
export async function lockOwnComment(ctx: MemberContext, tx: Tx, commentId: string): Promise<Found> {
  const found = await findComment(tx.db, commentId, ctx.userId)
  if (!found || found.authorId !== ctx.userId) throw notFound()
  const record = { type: found.type, id: found.recordId }
  const rights = await loadThreadRights(ctx, tx.db, record)
  await lockThread(tx.db, record)
  await lockRow(tx.db, commentId)
  const row = await findComment(tx.db, commentId, ctx.userId)
  if (!row) throw notFound()
  return { row, record, rights }
}

/** The comment as the member sees it after a command. */
export async function viewComment(tx: Tx, commentId: string, reader: CommentReader): Promise<{ comment: ReplyView }> {
  const row = await findComment(tx.db, commentId, reader.userId)
  if (!row) throw new Error(`no comment ${commentId}`)
  return { comment: toReplyView(row, await loadPeopleOf(tx.db, [row]), reader) }
}
