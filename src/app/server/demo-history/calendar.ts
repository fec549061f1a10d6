/** How trade rises and falls: over the week, over the year, and with the growth of a shop. */
export const DAY_MS = 86_400_000
export const DAYS = 364

/** Sunday first. */
const WEEKDAYS = [1.12, 0.86, 0.82, 0.9, 0.98, 1.2, 1.34]
/** January first; in between by the day. */
const MONTHS = [0.82, 0.98, 0.94, 0.98, 1.06, 0.96, 0.88, 0.86, 0.98, 1.04, 1.2, 1.42]
const FROM_GROWTH = 0.68
const TO_GROWTH = 1.34

/** 1 on an average day. */
export function tradeOn(day: Date, daysAgo: number): number {
  const growth = TO_GROWTH - ((TO_GROWTH - FROM_GROWTH) * daysAgo) / DAYS
  return (WEEKDAYS[day.getUTCDay()] ?? 1) * seasonOn(day) * growth
}

function seasonOn(day: Date): number {
  const middle = day.getUTCMonth() + (day.getUTCDate() - 15) / 30
  const [low, share] = [Math.floor(middle), middle - Math.floor(middle)]
  const of = (month: number) => MONTHS[(month + 12) % 12] ?? 1
  return of(low) * (1 - share) + of(low + 1) * share
}
