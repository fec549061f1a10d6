import { notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type ActedBy, type FullPart, lockFullOrder, requirePart } from '../lock-order.ts'
import { isOrderId } from '../order-id.ts'
import { parsePartNumber } from '../order-number.ts'

/** Loads any vendor's part and locks its order. Fails with NOT_FOUND. */
export async function lockPart(tx: Tx, number: string): Promise<FullPart> {
  const read = parsePartNumber(number)
  if (!read || !isOrderId(read.orderId)) throw notFound()
  return requirePart(await lockFullOrder(tx, read.orderId), number)
}

export function adminActor({ userId }: AdminContext): ActedBy {
  return { actor: userId, side: 'platform' }
}
