/** The steps of a promotion's history. Pure. Days are plain UTC days such as `2026-11-21`. */
import type { Grain, PromotionHistory } from '../contract/history.ts'

export type UsedDay = { day: string; uses: number; discountMinor: number; revenueMinor: number }

const DAY_MS = 24 * 3600_000
/** A shorter history begins earlier, so that its line has a length. */
const MIN_DAYS = 7
const MAX_BY_DAY = 62
const MAX_BY_WEEK = 366

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** From the first day of use to the last one, or to today while it can be used. `days` in order. */
export function toHistory(
  days: readonly UsedDay[],
  { now, endsAt }: { now: Date; endsAt: Date | null },
): Omit<PromotionHistory, 'currency'> {
  const [first, latest] = [days[0], days.at(-1)]
  if (!first || !latest) return { grain: 'day', steps: [], incomplete: false }
  const today = toDay(now.getTime())
  const end = Math.min(now.getTime(), endsAt?.getTime() ?? Number.POSITIVE_INFINITY)
  const last = toDay(Math.max(end, Date.parse(latest.day)))
  const from = Math.min(Date.parse(first.day), Date.parse(last) - (MIN_DAYS - 1) * DAY_MS)
  const length = (Date.parse(last) - from) / DAY_MS + 1
  const grain: Grain = length <= MAX_BY_DAY ? 'day' : length <= MAX_BY_WEEK ? 'week' : 'month'
  const steps = new Map<string, PromotionHistory['steps'][number]>()
  for (let index = 0; index < length; index += 1) {
    const at = stepOf(toDay(from + index * DAY_MS), grain)
    if (!steps.has(at)) steps.set(at, { at, uses: 0, discountMinor: 0, revenueMinor: 0 })
  }
  for (const { day, uses, discountMinor, revenueMinor } of days) {
    const step = steps.get(stepOf(day, grain))
    if (!step) throw new Error(`no step for ${day}`)
    step.uses += uses
    step.discountMinor += discountMinor
    step.revenueMinor += revenueMinor
  }
  return { grain, steps: [...steps.values()], incomplete: stepOf(last, grain) === stepOf(today, grain) }
}

/** The first day of the week, a Monday, or of the month. */
function stepOf(day: string, grain: Grain): string {
  if (grain === 'day') return day
  if (grain === 'month') return `${day.slice(0, 7)}-01`
  const ms = Date.parse(day)
  return toDay(ms - ((new Date(ms).getUTCDay() + 6) % 7) * DAY_MS)
}
