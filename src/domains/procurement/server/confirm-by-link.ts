import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { Confirmation, SentOrder } from '../contract.ts'
import { confirmOrder } from './confirm-order.ts'
import { findByLink } from './sendings.sql.ts'

/** By the bearer of the private link, without an account. */
export async function confirmByLink(ctx: OperationContext, { token, ...input }: Confirmation & { token: string }): Promise<SentOrder> {
  const tokenHash = hashToken(token)
  return transact(ctx, (tx) => confirmOrder(tx, { userId: null, find: ({ db }) => findByLink(db, tokenHash) }, input))
}
