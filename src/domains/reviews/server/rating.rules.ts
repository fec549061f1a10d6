import type { ReviewStatus, Verdict } from '../contract.ts'
import type { Rating } from './ratings.sql.ts'

/** To one decimal, half up: 5, 5 and 4 are 4.7. Null when nobody rated. */
export function averageOf({ count, sum }: Rating): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10
}

/** What can be decided about a review. An approved one can be taken down, a rejected one be let in after all. */
const VERDICTS: Readonly<Record<ReviewStatus, readonly Verdict[]>> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved', 'rejected'],
}

/** Whether a verdict changes anything: a rejected review may get another reason. */
export function isNews(from: ReviewStatus, to: Verdict): boolean {
  return VERDICTS[from].includes(to)
}
