/** The reads of conversations. */
import { findVendorIdsByName } from '#domains/vendors/server/index.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { ConversationRow, ConversationView } from '../contract.ts'
import { loadConversationView } from './conversation-view.ts'
import { type InboxFilter, listInbox } from './inbox.sql.ts'
import { toConversationRows } from './inbox-views.ts'
import { findPlace } from './place.ts'
import { loadReach } from './reach.ts'
import { loadSummary } from './unread.sql.ts'

/** Shops whose names contain the searched text. */
const SHOPS_FOUND = 50

type ListInput = Omit<InboxFilter, 'workspaceIds'> & { cursor?: string | undefined; limit: number }

export async function listConversations(
  ctx: MemberContext,
  { cursor, limit, ...filter }: ListInput,
): Promise<{ items: ConversationRow[]; nextCursor: string | null }> {
  const { db, now } = ctx.services
  const reach = await loadReach(db, ctx.viewer)
  const workspaceIds = filter.q ? await findVendorIdsByName(db, filter.q, SHOPS_FOUND) : []
  const { items, nextCursor } = await listInbox(db, reach, { ...filter, workspaceIds }, now(), { cursor, limit })
  return { items: await toConversationRows(ctx, db, reach, items), nextCursor }
}

export async function getConversation(ctx: MemberContext, conversationId: string): Promise<ConversationView> {
  const { db } = ctx.services
  const reach = await loadReach(db, ctx.viewer)
  return loadConversationView(ctx, db, reach, await findPlace(db, reach, conversationId))
}

/** The numbers at the navigation. */
export async function getSummary(ctx: MemberContext) {
  const { db, now } = ctx.services
  return loadSummary(db, await loadReach(db, ctx.viewer), now())
}
