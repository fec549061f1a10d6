import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { type ConversationView, MAX_GROUP } from '../contract.ts'
import { findConversation } from './conversations.sql.ts'
import { postGroupLine } from './group-line.ts'
import { toGroupParties } from './group-people.ts'
import { rememberPeople } from './open-conversation.ts'
import { lockGroup, viewAfter } from './own-conversation.ts'
import { insertParties } from './parties.sql.ts'

/** They see what comes after it. Fails with GROUP_FULL, and with NOT_ALLOWED and the people who cannot be added. */
export async function addPeople(
  ctx: MemberContext,
  { conversationId, userIds }: { conversationId: string; userIds: readonly string[] },
): Promise<{ conversation: ConversationView }> {
  return transact(ctx, async (tx) => {
    const { reach, place } = await lockGroup(ctx, tx, conversationId)
    const { parties, lastPosition } = place.conversation
    const isHere = (id: string) => parties.some(({ partyId }) => partyId === id)
    const added = await toGroupParties(
      tx,
      reach,
      userIds.filter((id) => !isHere(id)),
      lastPosition,
    )
    if (parties.length + added.length > MAX_GROUP) throw new Failure('GROUP_FULL')
    await insertParties(tx.db, conversationId, added, { at: tx.now, listedAt: tx.now })
    await rememberPeople(tx, added)
    const conversation = await findConversation(tx.db, conversationId)
    for (const { partyId } of conversation ? added : [])
      if (conversation) await postGroupLine(tx, conversation, { kind: 'added', name: ctx.userId, other: partyId })
    return viewAfter(ctx, tx, conversationId)
  })
}
