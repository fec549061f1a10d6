/** This file doesn't import zod, so that screens can use it without loading zod. */
export { MAX_SHORT } from './limits.ts'

/** In the order of `Date.getUTCDay()`. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
/** The last days of months. */
export const CARRY_OVER_ENDS = [
  '01-31',
  '02-28',
  '03-31',
  '04-30',
  '05-31',
  '06-30',
  '07-31',
  '08-31',
  '09-30',
  '10-31',
  '11-30',
  '12-31',
] as const
export const MAX_CARRY_OVER_DAYS = 60
/** Of one workspace, in all years. */
export const MAX_HOLIDAYS = 1000
