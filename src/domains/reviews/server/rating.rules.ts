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
