import type { MuteDuration } from '../contract.ts'

const DAY_MS = 86_400_000
const LENGTHS: Record<MuteDuration, number | null> = { day: DAY_MS, week: 7 * DAY_MS, forever: null }

/** Null: it does not end by itself. */
export function muteEnd(duration: MuteDuration, now: Date): Date | null {
  const length = LENGTHS[duration]
  return length === null ? null : new Date(now.getTime() + length)
}
