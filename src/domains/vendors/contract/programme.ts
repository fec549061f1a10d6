/** How a workspace becomes a vendor. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { lines } from '#platform/shared/plain-text.ts'
import { MAX_DESCRIPTION } from './limits.ts'
import {
  address,
  applicationView,
  NAME_RESERVED,
  NAME_TAKEN,
  payoutInput,
  plainPolicies,
  suspension,
  VENDOR_STATUSES,
  vendorName,
} from './views.ts'

const web = { webOnly: true } as const

const standing = z.object({
  /** The shop of this workspace, if it has one. */
  vendor: z.object({ status: z.enum(VENDOR_STATUSES), name: z.string(), slug: z.string(), suspension: suspension.nullable() }).nullable(),
  /** The last application. */
  application: applicationView.nullable(),
  /** `automatic`: an application is approved at once. */
  approval: z.enum(['automatic', 'review']),
})

export const programme = {
  application: {
    get: read('workspace:any', '/vendor/application', web).output(standing),
    /** The owner applies, also again after a refusal. Details of payouts that are left out are those of the application before. */
    submit: write('workspace:owner', 'POST', '/vendor/application', web)
      .input(
        z.object({
          name: vendorName,
          description: lines(MAX_DESCRIPTION).min(1),
          address,
          policies: plainPolicies,
          payout: payoutInput.optional(),
        }),
      )
      .output(standing)
      .errors({ NAME_TAKEN, NAME_RESERVED, ALREADY_VENDOR: { status: 409 }, APPLICATION_WAITS: { status: 409 } }),
    withdraw: write('workspace:owner', 'DELETE', '/vendor/application', web).output(standing),
  },
}

export type StandingView = z.infer<typeof standing>
