import { DAY_MICROS } from './leave-days.rules.ts'

/** The days of every new year. */
export const YEARLY_MICROS = { annual: 15 * DAY_MICROS, sick: 10 * DAY_MICROS } as const

/** In millionths of a day. `pending`: what open requests ask for. */
export type Balance = { balance: number; pending: number }

export const freeMicros = ({ balance, pending }: Balance) => balance - pending

/** Unused days of a year that go to the next one. */
export function carriedMicros(free: number, maxDays: number): number {
  return Math.max(0, Math.min(free, maxDays * DAY_MICROS))
}

/** Carried days that were not used until their last day. Days that open requests ask for stay. */
export function expiringMicros({ carried, taken, free }: { carried: number; taken: number; free: number }): number {
  return Math.max(0, Math.min(carried - taken, free))
}
