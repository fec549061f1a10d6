import { notFound } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { SentOrder } from '../contract.ts'
import { findByLink } from './sendings.sql.ts'
import { toSentOrder } from './sent-order-view.ts'

/** Fails with NOT_FOUND for every link that opens nothing. */
export async function getLinkedOrder({ services: { db } }: OperationContext, token: string): Promise<SentOrder> {
  const order = await findByLink(db, hashToken(token))
  if (!order) throw notFound()
  return toSentOrder(db, order)
}
