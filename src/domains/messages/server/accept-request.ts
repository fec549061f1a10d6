import { conversationChanged } from '#events/messages.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ConversationView } from '../contract.ts'
import { concerned } from './concerned.ts'
import { lockPlace, viewAfter } from './own-conversation.ts'
import { saveFolder } from './parties.sql.ts'

/** The conversation moves to the inbox. One that is there stays. */
export async function acceptRequest(
  ctx: MemberContext,
  { conversationId }: { conversationId: string },
): Promise<{ conversation: ConversationView }> {
  return transact(ctx, async (tx) => {
    const { own, conversation } = (await lockPlace(ctx, tx, conversationId)).place
    if (own.folder === 'requests') {
      await saveFolder(tx.db, conversationId, own.partyId, 'inbox')
      publish(tx, conversationChanged(concerned(conversation)))
    }
    return viewAfter(ctx, tx, conversationId)
  })
}
