import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type By, type OpenPart, openOrder, partNamed } from '../open-order.ts'
import { isOrderId } from '../order-id.ts'
import { readPartNumber } from '../order-number.ts'

/** Any vendor's part, under the lock of its order; else NOT_FOUND. */
export async function openAnyPart(tx: Tx, number: string): Promise<OpenPart> {
  const read = readPartNumber(number)
  if (!read || !isOrderId(read.orderId)) throw notFound()
  return partNamed(await openOrder(tx, read.orderId), number)
}

export function platformSide({ viewer }: Call): By {
  return { actor: viewer.id ?? 'guest', side: 'platform' }
}
