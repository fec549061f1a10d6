import type { Kernel } from '#platform/server/kernel.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import { transactAs } from '#platform/server/transact.ts'
import { grantGuest, orderOfLink } from './access.sql.ts'

/** Swaps a private link for the guest's right to see the order. False when the link is not of this order or was revoked. */
export async function openOrderLink(kernel: Kernel, guestId: string, orderId: string, token: string): Promise<boolean> {
  if ((await orderOfLink(kernel.db, hashOfToken(token))) !== orderId) return false
  await transactAs(kernel, (tx) => grantGuest(tx.db, { guestId, orderId, grantedAt: tx.now }))
  return true
}
