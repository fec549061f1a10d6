import type { Tx } from '#platform/server/transact.ts'
import { decideReview } from './decide-review.ts'
import { reviewSettings } from './settings.sql.ts'

/** Approves a new review at once when the platform's mode is `automatic`. Reports still reach moderators. */
export async function approveAutomatically(tx: Tx, reviewId: string): Promise<void> {
  const { mode } = await reviewSettings.load(tx.db)
  if (mode === 'automatic') await decideReview(tx, null, { reviewId, status: 'approved' })
}
