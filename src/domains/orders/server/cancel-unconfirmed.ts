import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { cancelUnits } from './cancel-units.ts'
import { type ActedBy, linesForPart, lockFullOrder } from './lock-order.ts'
import { unsentUnits } from './units.rules.ts'

const PLAZA: ActedBy = { actor: 'system', side: 'system' }

/** Cancels an order that nobody confirmed in time: frees its stock and its promotions. */
export async function cancelUnconfirmed(services: Services, orderId: string): Promise<void> {
  await transactAsSystem(services, async (tx) => {
    const first = await lockFullOrder(tx, orderId)
    if (first.order.confirmUntil === null || first.order.confirmUntil > tx.now) return
    for (const { number } of first.parts) {
      const open = await lockFullOrder(tx, orderId)
      const part = open.parts.find((part) => part.number === number)
      if (part && linesForPart({ ...open, part }).some((line) => unsentUnits(part.status, line) > 0))
        await cancelUnits(tx, { ...open, part }, undefined, PLAZA, '')
    }
  })
}
