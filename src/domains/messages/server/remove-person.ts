import { conversationChanged } from '#events/messages.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ConversationView } from '../contract.ts'
import { concerned } from './concerned.ts'
import { postGroupLine } from './group-line.ts'
import { lockGroup, viewAfter } from './own-conversation.ts'
import { removeParty } from './parties.sql.ts'

/** By the owner of a group only. Fails with NOT_FOUND. */
export async function removePerson(
  ctx: MemberContext,
  { conversationId, userId: removedId }: { conversationId: string; userId: string },
): Promise<{ conversation: ConversationView }> {
  return transact(ctx, async (tx) => {
    const { place } = await lockGroup(ctx, tx, conversationId)
    const { conversation, own, others } = place
    if (!own.isOwner || !others.some(({ partyId }) => partyId === removedId)) throw notFound()
    await removeParty(tx.db, conversationId, removedId, tx.now)
    publish(tx, conversationChanged(concerned(conversation)))
    const left = { ...conversation, parties: conversation.parties.filter(({ partyId }) => partyId !== removedId) }
    await postGroupLine(tx, left, { kind: 'removed', name: ctx.userId, other: removedId })
    return viewAfter(ctx, tx, conversationId)
  })
}
