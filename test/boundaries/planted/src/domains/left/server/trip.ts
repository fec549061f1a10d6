import type { Round } from './round.ts'
export type Trip = { round: Round | null }
