/** How an operation takes the acceptance of the terms of service. */
import * as z from 'zod'
import { recordVersion } from './contract.ts'

/** The version that the person was shown; required while terms are published. */
export const termsVersion = recordVersion.optional()

/** Other terms are published than those that were accepted; `version` is theirs. Nothing was done. */
export const TERMS_CHANGED = {
  status: 409,
  data: z.object({ field: z.literal('termsVersion'), version: z.int() }),
} as const
