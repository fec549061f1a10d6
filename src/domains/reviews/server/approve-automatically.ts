import { holdRecord } from '#domains/reports/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { decideReview } from './decide-review.ts'
import { hasRejection } from './rejections.sql.ts'
import { reviewSettings } from './settings.sql.ts'

type Submitted = { id: string; productId: string; userId: string; isHeld: boolean; reported?: boolean }

/**
 * Approves a new or edited review at once when the platform's mode is `automatic`. One that the filter holds goes into the queue of reports. A reported one, and one after a rejection, wait for a
 * moderator: nobody publishes again what a moderator took away.
 */
export async function approveAutomatically(tx: Tx, { id, productId, userId, isHeld, reported = false }: Submitted): Promise<void> {
  if (isHeld) return holdRecord(tx, { type: 'review', id }, userId)
  if (reported || (await hasRejection(tx.db, productId, userId))) return
  const { mode } = await reviewSettings.load(tx.db)
  if (mode === 'automatic') await decideReview(tx, { reviewId: id, status: 'approved' })
}
