/** Inclusive ranges of plain days: `2026-11-01` to `2026-11-30`. */
export type DayRange = { from: string; to: string }

export const RANGE_PRESETS = ['today', 'week', 'month', 'quarter', 'thisMonth', 'lastMonth'] as const
export type RangePreset = (typeof RANGE_PRESETS)[number]

const LENGTHS: Partial<Record<RangePreset, number>> = { today: 1, week: 7, month: 30, quarter: 90 }
const DAY_MS = 86_400_000

/** `today` is the local day of the user. The last 7, 30 and 90 days include it. */
export function presetRange(preset: RangePreset, today: string): DayRange {
  const length = LENGTHS[preset]
  if (length !== undefined) return { from: plusDays(today, 1 - length), to: today }
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = preset === 'thisMonth' ? 0 : -1
  return { from: toDay(Date.UTC(year, month - 1 + first, 1)), to: toDay(Date.UTC(year, month + first, 0)) }
}

/** The previous period of the same length, for comparison. */
export function previousRange({ from, to }: DayRange): DayRange {
  const length = countDays({ from, to })
  return { from: plusDays(from, -length), to: plusDays(from, -1) }
}

export function countDays({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** Swaps the ends when they are in the wrong order. */
export function orderedRange({ from, to }: DayRange): DayRange {
  return from <= to ? { from, to } : { from: to, to: from }
}

function plusDays(day: string, days: number): string {
  return toDay(Date.parse(day) + days * DAY_MS)
}

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
