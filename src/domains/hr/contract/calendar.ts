/** The working calendar of a workspace: which days are worked, and what happens to unused leave. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { CARRY_OVER_ENDS, MAX_CARRY_OVER_DAYS, MAX_SHORT, WEEKDAYS } from './calendar-limits.ts'

const day = z.iso.date()
const settings = {
  /** Days without work. */
  weekend: z
    .array(z.enum(WEEKDAYS))
    .max(WEEKDAYS.length - 1)
    .refine((days) => new Set(days).size === days.length, { params: { rule: 'repeated' } }),
  /** The minutes of a full working day. */
  dayMinutes: z.int().min(60).max(1440).multipleOf(30),
  /** At most so many unused days of annual leave go to the next year … */
  carryOverDays: z.int().min(0).max(MAX_CARRY_OVER_DAYS),
  /** … and can be taken until this day of it. */
  carryOverUntil: z.enum(CARRY_OVER_ENDS),
  version: recordVersion,
}
const holidayView = z.object({ day, name: z.string() })
/** Holidays since the beginning of last year. */
const calendarView = z.object({ ...settings, holidays: z.array(holidayView) })

export const calendar = {
  get: read('workspace:hr', '/hr/calendar').output(calendarView),
  /** Leave that was asked for before keeps its days. */
  update: write('workspace:hr', 'PUT', '/hr/calendar')
    .input(z.object(settings))
    .output(calendarView)
    .errors({ STALE: { status: 409, data: z.object({ current: calendarView }) } }),
  holidays: {
    /** A holiday on the same day gets the new name. */
    add: write('workspace:hr', 'POST', '/hr/calendar/holidays')
      .input(z.object({ day, name: singleLineText(MAX_SHORT).min(1) }))
      .output(calendarView)
      .errors({ TOO_MANY_HOLIDAYS: { status: 409 } }),
    remove: write('workspace:hr', 'DELETE', '/hr/calendar/holidays/{day}').input(z.object({ day })).output(calendarView),
  },
}

export type CalendarView = z.infer<typeof calendarView>
export type CalendarSettings = Omit<CalendarView, 'holidays'>
