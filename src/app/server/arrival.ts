/** What a guest had comes along when they sign in. */
import { mergeCarts } from '#domains/cart/server/index.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { transactAs } from '#platform/server/transact.ts'

/** Safe to repeat. Should it fail, the sign-in stands, and the next one brings along what was left. */
export async function bringAlong(kernel: Kernel, { guestId, userId }: { guestId: string; userId: string }): Promise<void> {
  try {
    await transactAs(kernel, (tx) => mergeCarts(tx, { from: guestId, to: userId }))
  } catch (error) {
    kernel.log.error({ error, userId }, 'the cart of a guest did not come along')
  }
}
