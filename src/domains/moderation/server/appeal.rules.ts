import { APPEAL_DAYS } from '../contract.ts'
import type { DecisionRow } from './decisions.sql.ts'

const DAY_MS = 86_400_000

/** Until when the author may appeal; null when they have, when it is too late, and for a dismissal. */
export function appealEnd(
  { action, appealedAt, decidedAt }: Pick<DecisionRow, 'action' | 'appealedAt' | 'decidedAt'>,
  now: Date,
): Date | null {
  const end = new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS)
  return action === 'dismiss' || appealedAt !== null || end <= now ? null : end
}
