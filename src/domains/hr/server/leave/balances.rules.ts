import { DAY_MICROS } from './leave-days.rules.ts'

/** The days of every new year. */
export const YEARLY_MICROS = { annual: 15 * DAY_MICROS, sick: 10 * DAY_MICROS } as const

/** In millionths of a day. `pending`: what open requests ask for. */
export type Balance = { balance: number; pending: number }

export const freeMicros = ({ balance, pending }: Balance) => balance - pending
