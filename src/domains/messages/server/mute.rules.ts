import type { MUTE_DURATIONS } from '../contract.ts'

export type MuteDuration = (typeof MUTE_DURATIONS)[number]

const HOUR_MS = 3600_000
const LENGTHS: Record<MuteDuration, number | null> = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS, forever: null }

/** Null: it does not end by itself. */
export function muteEnd(duration: MuteDuration, now: Date): Date | null {
  const length = LENGTHS[duration]
  return length === null ? null : new Date(now.getTime() + length)
}
