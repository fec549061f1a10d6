import type { PurchaseState } from '#domains/orders/server/index.ts'
import type { ReviewStatus, Verdict } from '../contract.ts'
import type { Rating } from './ratings.sql.ts'

/** One decimal, rounded half up: 5, 5 and 4 are 4.7. Null without ratings. */
export function averageRating({ count, sum }: Rating): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10
}

/** Allowed decisions by status. Approved reviews can be rejected later and vice versa. */
const VERDICTS: Readonly<Record<ReviewStatus, readonly Verdict[]>> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved', 'rejected'],
}

/** Whether a decision changes anything; a rejected review may get a new reason. */
export function isStatusChange(from: ReviewStatus, to: Verdict): boolean {
  return VERDICTS[from].includes(to)
}

export type ReviewState = { status: ReviewStatus; purchase: PurchaseState }

/** Whether everybody sees the review. Nobody has used a product whose purchase was canceled or never paid. */
export function isPublic({ status, purchase }: ReviewState): boolean {
  return status === 'approved' && purchase !== 'none'
}

/** Whether the review counts toward the rating (product.md, rule 18): not after everything was returned or refunded. */
export function isCounted({ status, purchase }: ReviewState): boolean {
  return status === 'approved' && (purchase === 'bought' || purchase === 'received')
}
