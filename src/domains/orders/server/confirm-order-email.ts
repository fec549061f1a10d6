import { deriveToken, hashToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { grantGuest } from './access.sql.ts'
import { confirmOrder } from './confirmation.ts'
import { consumeEmailProof, insertEmailProof } from './email-proofs.sql.ts'

const VALID_MS = 24 * 3600_000

/** Exchanges a mailed one-time link for the guest's right to change the order, and confirms an order that waits for it. False when it is unknown, used or expired. */
export async function confirmOrderEmail(services: Services, guestId: string, orderId: string, token: string): Promise<boolean> {
  return transactAsSystem(services, async (tx) => {
    const confirmed = await consumeEmailProof(tx.db, orderId, hashToken(token), tx.now)
    if (!confirmed) return false
    await grantGuest(tx.db, { guestId, orderId, grantedAt: tx.now, mayAct: true })
    await confirmOrder(tx, orderId)
    return true
  })
}

/** The path with the one-time link of a mail. It is derived from the mail's id, so that a retried mail contains the same link. */
export async function createConfirmationPath(
  services: Services,
  { mailId, orderId }: { mailId: string; orderId: string },
): Promise<string> {
  const token = deriveToken(services, 'order-email', mailId)
  const expiresAt = new Date(services.now().getTime() + VALID_MS)
  await transactAsSystem(services, (tx) => insertEmailProof(tx.db, { id: mailId, orderId, tokenHash: hashToken(token), expiresAt }))
  return `/order-confirmation/${orderId}?confirm=${token}`
}
