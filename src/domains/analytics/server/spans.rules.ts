/** Spans of whole days of UTC that end today. */

const DAY_MS = 24 * 3600_000

/** `first` and `last` are in it, `from` and `before` the same as moments. */
export type Span = { first: string; last: string; from: Date; before: Date }

/** So many days up to and with today; `back` spans earlier. */
export function spanOf(now: Date, days: number, back = 0): Span {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const before = new Date(today + DAY_MS - back * days * DAY_MS)
  const from = new Date(before.getTime() - days * DAY_MS)
  return { first: dayOf(from), last: dayOf(new Date(before.getTime() - DAY_MS)), from, before }
}

/** `2026-11-21`, each of the span. */
export function daysOf({ from, before }: Span): string[] {
  const count = Math.round((before.getTime() - from.getTime()) / DAY_MS)
  return Array.from({ length: count }, (_, index) => dayOf(new Date(from.getTime() + index * DAY_MS)))
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
