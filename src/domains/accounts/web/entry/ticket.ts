import type { SECOND_FACTORS } from '../../contract.ts'

/** A password that was right and waits for its second factor. */
export type Ticket = { ticket: string; factors: (typeof SECOND_FACTORS)[number][] }
