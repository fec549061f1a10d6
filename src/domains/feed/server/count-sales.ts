/** Follows purchases that posts led to. */
import type { Tx } from '#platform/server/transact.ts'
import { addReversed, type SoldLine, saveSold } from './sales.sql.ts'

type Line = { position: number; quantity: number; source?: { type: string; id: string } }
type Placed = { orderId: string; userId: string | null; parts: readonly { lines: readonly Line[] }[] }
type Reversed = { orderId: string; userId: string | null; lines: readonly Line[] }

export async function countSold(tx: Tx, events: readonly { payload: Placed }[]): Promise<void> {
  for (const { payload } of events) {
    const lines = throughPosts(
      payload.orderId,
      payload.parts.flatMap((part) => part.lines),
    )
    if (lines.length > 0) await saveSold(tx.db, lines, payload.userId)
  }
}

export async function countReversed(tx: Tx, events: readonly { payload: Reversed }[]): Promise<void> {
  for (const { payload } of events) {
    const lines = throughPosts(payload.orderId, payload.lines)
    if (lines.length > 0) await addReversed(tx.db, lines, payload.userId)
  }
}

function throughPosts(orderId: string, lines: readonly Line[]): SoldLine[] {
  return lines.flatMap(({ position, quantity, source }) =>
    source?.type === 'post' ? [{ orderId, position, quantity, postId: source.id }] : [],
  )
}
