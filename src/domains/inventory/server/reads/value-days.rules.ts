/** Rules about the value of stock on earlier days. Pure. Days are `2026-11-25`, in UTC. */

export type DayChange = { day: string; valueMinor: number }

/** The value at the end of each of the days up to `last`, oldest first: that of now without what moved after it. */
export function valueDays(nowMinor: number, changes: readonly DayChange[], last: string, days: number): DayChange[] {
  return Array.from({ length: days }, (_, index) => addDays(last, index - days + 1)).map((day) => ({
    day,
    valueMinor: nowMinor - sumAfter(changes, day),
  }))
}

export function sumAfter(changes: readonly DayChange[], day: string): number {
  return changes.reduce((sum, change) => (change.day > day ? sum + change.valueMinor : sum), 0)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
