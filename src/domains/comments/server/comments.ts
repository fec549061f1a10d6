/** Reads of comments. */
import { notFound } from '#platform/server/failure.ts'
import type { Paging } from '#platform/server/list-page.ts'
import type { OperationContext, ResourceRef } from '#platform/server/services.ts'
import { type CommentSort, type CommentView, FIRST_REPLIES, type ReplyView } from '../contract.ts'
import { isThere, loadPeopleOf, toCommentViews, toReplyView } from './comment-views.ts'
import {
  type CommentReader,
  type CommentRow,
  findComment,
  findReadable,
  listReplies as listReplyRows,
  listComments as listRows,
  loadEdits,
  loadFirstReplies,
} from './comments.sql.ts'
import { loadThreadRights } from './thread-rights.ts'
import { findThread } from './threads.sql.ts'

/** Fails with NOT_FOUND. As many statements for one comment as for a hundred. */
export async function listComments(ctx: OperationContext, { type, id, sort, ...paging }: ResourceRef & Paging & { sort: CommentSort }) {
  const { db } = ctx.services
  const record = { type, id }
  const [rights, { count, pinnedId }] = await Promise.all([loadThreadRights(ctx, db, record), findThread(db, record)])
  const { reader } = rights
  const [{ items, nextCursor }, pinned] = await Promise.all([
    listRows(db, record, { ...paging, sort, pinnedId }, reader),
    pinnedId !== null && paging.cursor === undefined ? findReadable(db, pinnedId, reader) : undefined,
  ])
  const views = await withReplies(ctx, pinned ? [pinned, ...items] : items, reader)
  const pinnedView = views.find((view) => view.id === pinnedId) ?? null
  return {
    pinned: pinnedView,
    items: views.filter((view) => view !== pinnedView),
    nextCursor,
    count,
    canComment: rights.comments,
    canModerate: rights.moderates,
    canPin: rights.pins,
  }
}

/** Fails with NOT_FOUND. A reply is found with the comment below which it is shown. */
export async function getComment(ctx: OperationContext, { commentId }: { commentId: string }): Promise<CommentView> {
  const { row, reader } = await findSeen(ctx, commentId)
  const root = row.parentId === null ? row : await findReadable(ctx.services.db, row.parentId, reader)
  const [view] = root ? await withReplies(ctx, [root], reader, row.parentId === null ? null : row.id) : []
  if (!view) throw notFound()
  return view
}

export async function listReplies(
  ctx: OperationContext,
  { commentId, ...paging }: Paging & { commentId: string },
): Promise<{ items: ReplyView[]; nextCursor: string | null }> {
  const { db } = ctx.services
  const { row, reader } = await findSeen(ctx, commentId)
  const { items, nextCursor } = await listReplyRows(db, row.id, paging, reader)
  const users = await loadPeopleOf(db, items)
  return { items: items.map((reply) => toReplyView(reply, users, reader)).filter(isThere), nextCursor }
}

/** Fails with NOT_FOUND, also for comments whose words the reader does not see. */
export async function listHistory(ctx: OperationContext, { commentId }: { commentId: string }) {
  const { db } = ctx.services
  const { row, reader } = await findSeen(ctx, commentId)
  const { editedAt } = toReplyView(row, await loadPeopleOf(db, [row]), reader)
  if (row.editedAt !== null && editedAt === null) throw notFound()
  const edits = await loadEdits(db, commentId)
  return { items: edits.map(({ text, writtenAt }) => ({ text, writtenAt: writtenAt.toISOString() })) }
}

async function findSeen(ctx: OperationContext, commentId: string): Promise<{ row: CommentRow; reader: CommentReader }> {
  const { db } = ctx.services
  const found = await findComment(db, commentId)
  if (!found) throw notFound()
  const { reader } = await loadThreadRights(ctx, db, { type: found.type, id: found.recordId })
  const row = await findReadable(db, commentId, reader)
  if (!row) throw notFound()
  return { row, reader }
}

async function withReplies(
  { services: { db } }: OperationContext,
  rows: readonly CommentRow[],
  reader: CommentReader,
  withId: string | null = null,
): Promise<CommentView[]> {
  const replies = await loadFirstReplies(
    db,
    rows.map(({ id }) => id),
    FIRST_REPLIES,
    reader,
    withId,
  )
  return toCommentViews(rows, replies, await loadPeopleOf(db, [...rows, ...replies]), reader)
}
