/** Rules about the value of stock on earlier days. Pure. Days are `2026-11-25`, in UTC. */

export type DayChange = { day: string; valueMinor: number }

/** The value at the end of each of the days up to `last`, oldest first. `changes`: those of all time, those before these days on the first. */
export function valueDays(changes: readonly DayChange[], last: string, days: number): DayChange[] {
  const on = new Map(changes.map(({ day, valueMinor }) => [day, valueMinor]))
  let sum = 0
  return Array.from({ length: days }, (_, index) => addDays(last, index - days + 1)).map((day) => {
    sum += on.get(day) ?? 0
    return { day, valueMinor: sum }
  })
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
