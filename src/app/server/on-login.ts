/** Moves a guest's data to the account at login. */
import { mergeCarts } from '#domains/cart/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'

/** Safe to repeat. A failure does not fail the login; the next login merges the rest. */
export async function mergeGuestData(services: Services, { guestId, userId }: { guestId: string; userId: string }): Promise<void> {
  try {
    await transactAsSystem(services, (tx) => mergeCarts(tx, { from: guestId, to: userId }))
  } catch (error) {
    services.log.error({ error, userId }, 'merging a guest cart failed')
  }
}
