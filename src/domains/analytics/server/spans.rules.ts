/** Spans of whole UTC days that end today. */

const DAY_MS = 24 * 3600_000

/** `first` and `last` are inclusive days; `from` and `before` are the same bounds as moments. */
export type Span = { first: string; last: string; from: Date; before: Date }

/** A span of `days` days that ends today; `back` shifts it by whole spans. */
export function toSpan(now: Date, days: number, back = 0): Span {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const before = new Date(today + DAY_MS - back * days * DAY_MS)
  const from = new Date(before.getTime() - days * DAY_MS)
  return { first: toDay(from), last: toDay(new Date(before.getTime() - DAY_MS)), from, before }
}

/** The days of the span, like `2026-11-21`. */
export function listDays({ from, before }: Span): string[] {
  const count = Math.round((before.getTime() - from.getTime()) / DAY_MS)
  return Array.from({ length: count }, (_, index) => toDay(new Date(from.getTime() + index * DAY_MS)))
}

function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
