/** When administrators need a second factor (docs/decisions/0033-administrators.md). */
const DAY_MS = 24 * 3600_000

/** Time to set up a second factor after becoming an administrator. */
const FIRST_GRACE_MS = 7 * DAY_MS
/** Time to set up another one after a lost one was removed. It is short, because the account then has only a password. */
const LOST_GRACE_MS = DAY_MS

export function secondFactorDueAfterGrant(now: Date): Date {
  return new Date(now.getTime() + FIRST_GRACE_MS)
}

export function secondFactorDueAfterLoss(now: Date): Date {
  return new Date(now.getTime() + LOST_GRACE_MS)
}

/** Whether an account may have no second factor now. `due` is null for everybody but administrators. */
export function maySkipSecondFactor(due: Date | null, { now, demo }: { now: Date; demo: boolean }): boolean {
  return demo || due === null || due > now
}
