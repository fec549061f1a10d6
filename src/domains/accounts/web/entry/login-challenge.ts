import type { SECOND_FACTORS } from '../../contract.ts'

/** A correct password that still needs a second factor. */
export type LoginChallenge = { loginChallenge: string; factors: (typeof SECOND_FACTORS)[number][] }
