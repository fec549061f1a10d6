/** Pages of a conversation by position. */
import type { Db } from '#platform/server/db.ts'
import { loadMessages, type MessageRow } from './messages.sql.ts'

export type PageInput = { before?: number | undefined; after?: number | undefined; around?: number | undefined; limit: number }
export type MessagePage<M> = { items: M[]; hasBefore: boolean; hasAfter: boolean }

/** Positions beyond all messages. */
const END = 2_147_483_647

/** `first`: the reader's place in the conversation; they see what comes after it. Positions have no gaps, so they tell what is left. */
export async function loadMessagePage(
  db: Db,
  { id, lastPosition, first }: { id: string; lastPosition: number; first: number },
  { before, after, around, limit }: PageInput,
): Promise<MessagePage<MessageRow>> {
  const above = Math.max(first, around === undefined ? (after ?? 0) : around - Math.ceil(limit / 2))
  const items = await loadMessages(db, id, {
    above,
    below: before ?? END,
    from: after !== undefined || around !== undefined ? 'start' : 'end',
    limit,
  })
  const oldest = items[0]?.position ?? Math.min(before ?? END, lastPosition + 1)
  const newest = items.at(-1)?.position ?? (before === undefined ? lastPosition : before - 1)
  return { items, hasBefore: oldest > first + 1, hasAfter: newest < lastPosition }
}
