/** The conversation about a part: who takes part, and what Plaza says in it. */
import { joinThread, openThread, postToThread, type ThreadPost } from '#domains/messages/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { formatPartNumber } from '../order-number.ts'
import { loadThreads, type PartId, saveThread } from './threads.sql.ts'

export const aboutPart = ({ orderId, number }: PartId) => ({ type: 'orderPart', id: formatPartNumber(orderId, number) })

type Parties = PartId & { workspaceId: string; userId: string | null }

/** Opens the conversation of a part, or returns the one there is. A guest takes part on the page of the order. */
export async function openPartThread(tx: Tx, { workspaceId, userId, ...part }: Parties): Promise<string> {
  const conversationId = await openThread(tx, {
    about: aboutPart(part),
    title: formatPartNumber(part.orderId, part.number),
    parties: [{ workspaceId, permission: 'orders' as const }, ...(userId === null ? [] : [{ userId }])],
  })
  await saveThread(tx.db, part, conversationId)
  return conversationId
}

/** Posts where there is a thread. */
export async function postIfOpen(tx: Tx, part: PartId, post: ThreadPost): Promise<void> {
  try {
    await postToThread(tx, aboutPart(part), post)
  } catch (failure) {
    if (!(failure instanceof Failure && failure.code === 'NOT_FOUND')) throw failure
  }
}

/** Claimed orders bring their threads into the messages of the account. */
export async function joinThreads(tx: Tx, orderIds: readonly string[], userId: string): Promise<void> {
  for (const part of await loadThreads(tx.db, orderIds)) await joinThread(tx, aboutPart(part), userId)
}
