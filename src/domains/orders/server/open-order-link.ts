import { hashToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { findOrderIdByLink, grantGuest } from './access.sql.ts'

/** Exchanges a private link for the guest's right to read the order. False when the link belongs to another order or was revoked. */
export async function openOrderLink(services: Services, guestId: string, orderId: string, token: string): Promise<boolean> {
  if ((await findOrderIdByLink(services.db, hashToken(token))) !== orderId) return false
  await transactAsSystem(services, (tx) => grantGuest(tx.db, { guestId, orderId, grantedAt: tx.now, mayAct: false }))
  return true
}
