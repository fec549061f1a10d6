import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ConversationView } from '../contract.ts'
import { saveTitle } from './conversations.sql.ts'
import { postGroupLine } from './group-line.ts'
import { lockGroup, viewAfter } from './own-conversation.ts'

export async function renameGroup(
  ctx: MemberContext,
  { conversationId, title }: { conversationId: string; title: string },
): Promise<{ conversation: ConversationView }> {
  return transact(ctx, async (tx) => {
    const { conversation } = (await lockGroup(ctx, tx, conversationId)).place
    if (title !== conversation.title) {
      await saveTitle(tx.db, conversationId, title)
      await postGroupLine(tx, { ...conversation, title }, { kind: 'renamed', name: ctx.userId, title })
    }
    return viewAfter(ctx, tx, conversationId)
  })
}
