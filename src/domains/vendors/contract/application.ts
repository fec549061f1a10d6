/** Operations for applying as a vendor. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { multiLineText } from '#platform/shared/plain-text.ts'
import { legalInput } from './legal.ts'
import { MAX_DESCRIPTION } from './limits.ts'
import {
  applicationView,
  EMAIL_NOT_CONFIRMED,
  NAME_RESERVED,
  NAME_TAKEN,
  payoutInput,
  plainPolicies,
  suspension,
  VENDOR_STATUSES,
  vendorName,
} from './views.ts'

const web = { webOnly: true } as const

const applicationStatus = z.object({
  /** The workspace's shop, if it has one. */
  vendor: z.object({ status: z.enum(VENDOR_STATUSES), name: z.string(), slug: z.string(), suspension: suspension.nullable() }).nullable(),
  /** The latest application. */
  application: applicationView.nullable(),
  /** `automatic`: applications are approved immediately. */
  approval: z.enum(['automatic', 'review']),
})

export const application = {
  application: {
    get: read('workspace:any', '/vendor/application', web).output(applicationStatus),
    /** Submits an application, also again after a refusal. If `payout` is missing, the details of the previous application are used. */
    submit: write('workspace:owner', 'POST', '/vendor/application', web)
      .input(
        z.object({
          name: vendorName,
          description: multiLineText(MAX_DESCRIPTION).min(1),
          legal: legalInput,
          policies: plainPolicies,
          payout: payoutInput.optional(),
        }),
      )
      .output(applicationStatus)
      .errors({ EMAIL_NOT_CONFIRMED, NAME_TAKEN, NAME_RESERVED, ALREADY_VENDOR: { status: 409 }, APPLICATION_WAITS: { status: 409 } }),
    withdraw: write('workspace:owner', 'DELETE', '/vendor/application', web).output(applicationStatus),
  },
}

export type ApplicationStatusView = z.infer<typeof applicationStatus>
