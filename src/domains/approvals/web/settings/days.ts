/** Days of the reader's calendar, and the moments at which they begin. */

/** `2026-11-21` of a moment, in local time. */
export function toLocalDay(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The first moment of a day, or of the one `later` days after it; empty for an empty day. */
export function startOfDay(day: string, later = 0): string {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return ''
  return new Date(year, month - 1, date + later).toISOString()
}
