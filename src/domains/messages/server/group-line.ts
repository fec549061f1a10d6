import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Conversation } from './conversations.sql.ts'
import { hashContent, postMessage } from './post-message.ts'

type GroupLine = { kind: 'created' | 'added' | 'removed' | 'left' | 'renamed'; name: string; other?: string; title?: string }

/** A line in a group that says who did what; `name` and `other` are ids of people. */
export async function postGroupLine(tx: Tx, conversation: Conversation, { kind, name, other, title }: GroupLine): Promise<void> {
  const event = {
    kind: `messages.${kind}`,
    params: title === undefined ? {} : { title },
    people: { name, ...(other !== undefined && { other }) },
  }
  await postMessage(tx, conversation, {
    senderKey: 'system',
    senderId: null,
    senderWorkspaceId: null,
    guestName: null,
    clientKey: newId('line'),
    contentHash: hashContent(event),
    text: '',
    pictures: [],
    record: null,
    event,
    replyToId: null,
  })
}
