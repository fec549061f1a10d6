/** What the commands on a conversation of the member begin and end with. */
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ConversationView } from '../contract.ts'
import { loadConversationView } from './conversation-view.ts'
import { lockConversation } from './conversations.sql.ts'
import { findPlace, type Place } from './place.ts'
import { loadReach, type Reach } from './reach.ts'

/** Locked until the transaction ends. Fails with NOT_FOUND. */
export async function lockPlace(ctx: MemberContext, tx: Tx, conversationId: string): Promise<{ reach: Reach; place: Place }> {
  await lockConversation(tx.db, conversationId)
  const reach = await loadReach(tx.db, ctx.viewer)
  return { reach, place: await findPlace(tx.db, reach, conversationId) }
}

/** The same for a group, which others are not. */
export async function lockGroup(ctx: MemberContext, tx: Tx, conversationId: string): Promise<{ reach: Reach; place: Place }> {
  const found = await lockPlace(ctx, tx, conversationId)
  if (found.place.conversation.kind !== 'group') throw notFound()
  return found
}

/** The conversation as the member sees it after a command. */
export async function viewAfter(ctx: MemberContext, tx: Tx, conversationId: string): Promise<{ conversation: ConversationView }> {
  const reach = await loadReach(tx.db, ctx.viewer)
  return { conversation: await loadConversationView(ctx, tx.db, reach, await findPlace(tx.db, reach, conversationId)) }
}
