import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { directKey } from './conversation.rules.ts'
import { findConversation, findDirectId } from './conversations.sql.ts'
import { loadFirstFolder } from './direct-state.ts'
import { openDirect } from './open-conversation.ts'
import { saveFolder } from './parties.sql.ts'

/** Fails with NOT_FOUND for oneself and somebody whom the member does not see, and with NOT_ALLOWED. */
export async function openWithPerson(ctx: MemberContext, { userId: otherId }: { userId: string }): Promise<{ conversationId: string }> {
  const { userId, viewer } = ctx
  return transact(ctx, async (tx) => {
    const [users, hidden] = await Promise.all([loadVisibleUsers(tx.db, [otherId]), loadHiddenPeople(tx.db, viewer)])
    if (otherId === userId || !users.has(otherId) || hidden.includes(otherId)) throw notFound()
    const existingId = await findDirectId(tx.db, directKey(userId, otherId))
    if (existingId === undefined) {
      if ((await loadFirstFolder(tx.db, userId, otherId, tx.now)) === null) throw new Failure('NOT_ALLOWED')
      const [own, other] = [userId, otherId].map((partyId) => ({ partyId, kind: 'user' as const, permission: null }))
      if (!own || !other) throw notFound()
      return { conversationId: await openDirect(tx, own, other) }
    }
    // Who declined it and opens it again wants to talk.
    const own = (await findConversation(tx.db, existingId))?.parties.find(({ partyId }) => partyId === userId)
    if (own?.folder === 'declined') await saveFolder(tx.db, existingId, userId, 'inbox')
    return { conversationId: existingId }
  })
}
