/** The search in the member's messages. */
import type { Paging } from '#platform/server/list-page.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { toPrefixQuery } from '#platform/server/text-search.ts'
import type { ConversationRow, MessageView } from '../contract.ts'
import { loadInboxRows } from './inbox.sql.ts'
import { toConversationRows } from './inbox-views.ts'
import { toMessageViews } from './message-views.ts'
import { findPlace } from './place.ts'
import { loadReach } from './reach.ts'
import { findMessages } from './search.sql.ts'

type Found = { message: MessageView; conversation: ConversationRow }

/** Fails with NOT_FOUND for a conversation that the member does not see. */
export async function searchMessages(
  ctx: MemberContext,
  { q, conversationId, ...paging }: Paging & { q: string; conversationId?: string | undefined },
): Promise<{ items: Found[]; nextCursor: string | null }> {
  const { db, now } = ctx.services
  const reach = await loadReach(db, ctx.viewer)
  if (conversationId !== undefined) await findPlace(db, reach, conversationId)
  const words = toPrefixQuery(q)
  if (words === null) return { items: [], nextCursor: null }
  const { items, nextCursor } = await findMessages(db, reach, { words, conversationId }, paging)
  const ids = [...new Set(items.map((row) => row.conversationId))]
  const rows = await loadInboxRows(db, reach, ids, now())
  const conversations = new Map((await toConversationRows(ctx, db, reach, [...rows.values()])).map((row) => [row.id, row]))
  const shown = items.flatMap((row) => {
    const conversation = conversations.get(row.conversationId)
    return conversation ? { row, conversation } : []
  })
  const found = await Promise.all(
    [...Map.groupBy(shown, ({ conversation }) => conversation.asWorkspaceId)].map(async ([asWorkspaceId, all]) => {
      const reader = { userId: reach.userId, asWorkspaceId, hiddenIds: reach.hiddenIds, hidesPeople: false }
      const rowsOfSide = all.map(({ row }) => row)
      return toMessageViews(ctx, db, reader, rowsOfSide)
    }),
  )
  const views = new Map(found.flat().map((message) => [message.id, message]))
  return {
    items: shown.flatMap(({ row, conversation }) => {
      const message = views.get(row.id)
      return message ? { message, conversation } : []
    }),
    nextCursor,
  }
}
