import { conversationChanged } from '#events/messages.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { concerned } from './concerned.ts'
import { postGroupLine } from './group-line.ts'
import { lockGroup } from './own-conversation.ts'
import { appointOwner, removeParty } from './parties.sql.ts'

/** The one who has been in it longest becomes the owner after the owner. */
export async function leaveGroup(ctx: MemberContext, { conversationId }: { conversationId: string }): Promise<Record<string, never>> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const { conversation, own } = (await lockGroup(ctx, tx, conversationId)).place
    await removeParty(tx.db, conversationId, userId, tx.now)
    if (own.isOwner) await appointOwner(tx.db, conversationId)
    publish(tx, conversationChanged(concerned(conversation)))
    const left = { ...conversation, parties: conversation.parties.filter((party) => party !== own) }
    await postGroupLine(tx, left, { kind: 'left', name: userId })
    return {}
  })
}
