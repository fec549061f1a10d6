import type { Trip } from './trip.ts'
export type Round = { trip: Trip | null }
