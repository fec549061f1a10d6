import type { SignalSender } from '../services.ts'

/** For programs that serve no browser: commands of the terminal, fixtures, benchmarks. */
export const noSignals: SignalSender = { send() {} }
