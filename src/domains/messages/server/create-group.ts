import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { findConversation, insertConversation, lockConversation } from './conversations.sql.ts'
import { postGroupLine } from './group-line.ts'
import { toGroupParties } from './group-people.ts'
import { rememberPeople } from './open-conversation.ts'
import { insertParties, type NewParty } from './parties.sql.ts'
import { loadReach } from './reach.ts'

/** Fails with NOT_ALLOWED and the people who cannot be added. */
export async function createGroup(
  ctx: MemberContext,
  { title, userIds }: { title: string; userIds: readonly string[] },
): Promise<{ conversationId: string }> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const others = await toGroupParties(tx, await loadReach(tx.db, ctx.viewer), userIds, 0)
    const owner: NewParty = {
      partyId: userId,
      kind: 'user',
      permission: null,
      folder: 'inbox',
      otherId: null,
      isOwner: true,
      joinedPosition: 0,
    }
    const id = newId('cnv')
    await insertConversation(tx.db, { id, kind: 'group', title, directKey: null, about: null }, tx.now)
    await lockConversation(tx.db, id)
    await insertParties(tx.db, id, [owner, ...others], { at: tx.now, listedAt: tx.now })
    await rememberPeople(tx, [owner, ...others])
    const conversation = await findConversation(tx.db, id)
    if (conversation) await postGroupLine(tx, conversation, { kind: 'created', name: userId })
    return { conversationId: id }
  })
}
