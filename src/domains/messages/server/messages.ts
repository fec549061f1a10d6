/** The reads of messages. */
import type { MemberContext } from '#platform/server/services.ts'
import type { MessageView } from '../contract.ts'
import { loadMessagePage, type MessagePage, type PageInput } from './message-page.ts'
import { type MessageReader, toMessageViews } from './message-views.ts'
import { loadReach, type Reach } from './reach.ts'
import { findSeat, type Seat } from './seat.ts'

export async function listMessages(
  ctx: MemberContext,
  { conversationId, ...page }: PageInput & { conversationId: string },
): Promise<MessagePage<MessageView>> {
  const { db } = ctx.services
  const reach = await loadReach(ctx, db)
  const seat = await findSeat(db, reach, conversationId)
  const { lastPosition } = seat.conversation
  const { items, ...more } = await loadMessagePage(db, { id: conversationId, lastPosition, first: seat.own.joinedPosition }, page)
  return { items: await toMessageViews(ctx, db, readerOf(reach, seat), items), ...more }
}

export function readerOf({ userId, hiddenIds }: Reach, { conversation, asWorkspaceId }: Seat): MessageReader {
  return { userId, asWorkspaceId, hiddenIds, hidesPeople: conversation.kind === 'group' }
}
