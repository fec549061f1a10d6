import { conversationChanged } from '#events/messages.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { lockPlace } from './own-conversation.ts'
import { removeParty, saveFolder } from './parties.sql.ts'

/** The sender of a declined request does not learn of it; a declined group is left. Fails with NOT_FOUND for what is no request. */
export async function declineRequest(ctx: MemberContext, { conversationId }: { conversationId: string }): Promise<Record<string, never>> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const { own, conversation } = (await lockPlace(ctx, tx, conversationId)).place
    if (own.folder !== 'requests') throw notFound()
    if (conversation.kind === 'group') await removeParty(tx.db, conversationId, userId, tx.now)
    else await saveFolder(tx.db, conversationId, userId, 'declined')
    publish(tx, conversationChanged({ conversationId, userIds: [userId], workspaces: [] }))
    return {}
  })
}
