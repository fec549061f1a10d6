/** Stores a message of any sender. */
import { createHash } from 'node:crypto'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { messageSent } from '#events/messages.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { concerned } from './concerned.ts'
import { type Conversation, takePosition } from './conversations.sql.ts'
import { findSent, insertMessage, type MessageContent, type MessageSender } from './messages.sql.ts'
import type { Party } from './parties.sql.ts'
import { markUnreadFor } from './readers.sql.ts'

export type Post = MessageSender & MessageContent & { clientKey: string; contentHash: string }
export type Sent = { messageId: string; position: number }

/** Whether a key comes with other content: a fingerprint of what the sender wrote. */
export function hashContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** What was sent before with this key. Fails with KEY_USED when that was something else. */
export async function findEarlier(
  { db }: Pick<Tx, 'db'>,
  conversationId: string,
  { senderKey, clientKey, contentHash }: Pick<Post, 'senderKey' | 'clientKey' | 'contentHash'>,
): Promise<Sent | null> {
  const earlier = await findSent(db, { conversationId, senderKey, clientKey })
  if (!earlier) return null
  if (earlier.contentHash !== contentHash) throw new Failure('KEY_USED')
  return { messageId: earlier.id, position: earlier.position }
}

/** Needs the lock of the conversation, so that positions are in the order of the commits. */
export async function postMessage(tx: Tx, conversation: Conversation, post: Post): Promise<Sent> {
  const { id: conversationId } = conversation
  const messageId = newId('msg')
  const position = await takePosition(tx.db, conversationId, tx.now)
  await insertMessage(tx.db, { ...post, id: messageId, conversationId, position, sentAt: tx.now })
  // A line about what happened asks nobody to read it: its domain has notifications of its own.
  if (!post.event) await markUnread(tx, conversation, post, position)
  const { senderId, senderWorkspaceId, event } = post
  publish(tx, messageSent({ ...concerned(conversation), messageId, position, senderId, senderWorkspaceId, isEvent: event !== null }))
  return { messageId, position }
}

async function markUnread(tx: Tx, { id, parties }: Conversation, { senderId, senderWorkspaceId }: MessageSender, position: number) {
  const people = parties.filter(({ kind, folder }) => kind === 'user' && folder !== 'declined').map(({ partyId }) => partyId)
  const staff = await loadStaff(
    tx,
    parties.filter(({ partyId }) => partyId !== senderWorkspaceId),
  )
  const readers = new Set([...people, ...staff])
  if (senderId !== null) readers.delete(senderId)
  await markUnreadFor(tx.db, id, [...readers], position)
}

/** The people of the workspaces among these parties. */
async function loadStaff(tx: Tx, parties: readonly Party[]): Promise<string[]> {
  const byPermission = Map.groupBy(
    parties.filter(({ permission }) => permission !== null),
    ({ permission }) => permission,
  )
  const staff: string[] = []
  for (const [permission, workspaces] of byPermission) {
    if (!permission) continue
    const ids = workspaces.map(({ partyId }) => partyId)
    for (const userIds of (await loadPermittedUserIds(tx.db, ids, permission)).values()) staff.push(...userIds)
  }
  return staff
}
