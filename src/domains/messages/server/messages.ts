/** The reads of messages. */
import type { MemberContext } from '#platform/server/services.ts'
import type { MessageView } from '../contract.ts'
import { loadMessagePage, type MessagePage, type PageInput } from './message-page.ts'
import { type MessageReader, toMessageViews } from './message-views.ts'
import { findPlace, type Place } from './place.ts'
import { loadReach, type Reach } from './reach.ts'

export async function listMessages(
  ctx: MemberContext,
  { conversationId, ...page }: PageInput & { conversationId: string },
): Promise<MessagePage<MessageView>> {
  const { db } = ctx.services
  const reach = await loadReach(db, ctx.viewer)
  const place = await findPlace(db, reach, conversationId)
  const { lastPosition } = place.conversation
  const { items, ...more } = await loadMessagePage(db, { id: conversationId, lastPosition, first: place.own.joinedPosition }, page)
  return { items: await toMessageViews(ctx, db, readerOf(reach, place), items), ...more }
}

export function readerOf({ userId, hiddenIds }: Reach, { conversation, asWorkspaceId }: Place): MessageReader {
  return { userId, asWorkspaceId, hiddenIds, hidesPeople: conversation.kind === 'group' }
}
