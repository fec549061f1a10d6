/** Operations of administrators on vendors and applications. Each is recorded in the audit log. */
import * as z from 'zod'
import { imageView, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { momentRange, type Sort, sortedBy } from '#platform/shared/listing.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { legalView } from './legal.ts'
import {
  APPLICATION_STATUSES,
  applicationView,
  checklist,
  maskedPayout,
  NAME_RESERVED,
  NAME_TAKEN,
  reason,
  suspension,
  time,
  VENDOR_STATUSES,
  workspaceId,
} from './views.ts'

const person = z.object({ id: z.string(), username: z.string(), name: z.string() }).nullable()

const queuedApplication = applicationView.extend({
  workspace: z.object({ id: z.string(), name: z.string() }),
  /** Null: the account was deleted. */
  applicant: person,
  checklist,
})

const vendorRow = z.object({
  id: workspaceId,
  number: z.int(),
  name: z.string(),
  slug: z.string(),
  status: z.enum(VENDOR_STATUSES),
  logo: imageView.nullable(),
  owner: person,
  since: time,
  awayUntil: z.iso.date().nullable(),
})

const vendorRecord = vendorRow.extend({
  suspension: suspension.nullable(),
  workspaceName: z.string(),
  tagline: z.string(),
  description: z.string(),
  legal: legalView.nullable(),
  policies: z.object({ shipping: z.string(), returns: z.string() }),
  payout: maskedPayout.nullable(),
  checklist,
  applications: z.array(applicationView),
})

const settings = z.object({ approval: z.enum(['automatic', 'review']), version: recordVersion })

const SORTS = ['since', 'name'] as const
const reauthenticated = { reauth: true } as const
const application = z.object({ id: idText(60) })
const target = z.object({ id: workspaceId })
/** The application was decided or withdrawn in the meantime. */
const DECIDED_ALREADY = { status: 409, data: z.object({ status: z.enum(APPLICATION_STATUSES) }) } as const

/** The administrator belongs to the workspace that applies, and another one can decide. */
const OWN_APPLICATION = { status: 403 } as const

export const vendorAdmin = {
  admin: {
    applications: {
      /** Number of pending applications. */
      count: read('admin', '/admin/vendor-application-count').output(z.object({ pending: z.int().min(0) })),
      /** Pending applications, oldest first; decided ones, newest first. */
      list: read('admin', '/admin/vendor-applications')
        .input(z.object({ ...pageInput, state: z.enum(['waiting', 'decided']).default('waiting') }))
        .output(z.object({ items: z.array(queuedApplication), nextCursor: z.string().nullable(), total: totalView })),
      approve: write('admin', 'POST', '/admin/vendor-applications/{id}/approval', reauthenticated)
        .input(application)
        .output(queuedApplication)
        .errors({ DECIDED_ALREADY, NAME_TAKEN, NAME_RESERVED, OWN_APPLICATION }),
      refuse: write('admin', 'POST', '/admin/vendor-applications/{id}/refusal', reauthenticated)
        .input(application.extend({ reason }))
        .output(queuedApplication)
        .errors({ DECIDED_ALREADY, OWN_APPLICATION }),
    },
    vendors: {
      list: read('admin', '/admin/vendors')
        .input(
          z.object({
            ...pageInput,
            /** Part of the name or the slug. */
            q: singleLineText(120).optional(),
            status: z.enum(VENDOR_STATUSES).optional(),
            since: momentRange.optional(),
            sort: sortedBy(SORTS).default('-since'),
          }),
        )
        .output(z.object({ items: z.array(vendorRow), nextCursor: z.string().nullable(), total: totalView })),
      get: read('admin', '/admin/vendors/{id}').input(target).output(vendorRecord),
      /** Takes all products off sale immediately; existing orders continue. */
      suspend: write('admin', 'PUT', '/admin/vendors/{id}/suspension', reauthenticated)
        .input(target.extend({ reason }))
        .output(vendorRecord)
        .errors({ PLATFORM_STORE_STAYS: { status: 409 }, SHOP_CLOSED: { status: 409 } }),
      resume: write('admin', 'DELETE', '/admin/vendors/{id}/suspension', reauthenticated)
        .input(target)
        .output(vendorRecord)
        .errors({ SHOP_CLOSED: { status: 409 } }),
      /** Returns the full payout details and records the access in the audit log. */
      revealPayout: write('admin', 'POST', '/admin/vendors/{id}/payout', { ...reauthenticated, replay: 'reject' })
        .input(target)
        .output(z.object({ holder: z.string(), account: z.string(), bank: z.string().nullable() }))
        .errors({ PAYOUT_ACCOUNT_FROZEN: { status: 409 } }),
    },
    settings: {
      get: read('admin', '/admin/vendor-settings').output(settings),
      update: write('admin', 'PATCH', '/admin/vendor-settings', reauthenticated)
        .input(settings)
        .output(settings)
        .errors({ STALE: { status: 409, data: z.object({ current: settings }) } }),
    },
  },
}

export type QueuedApplication = z.infer<typeof queuedApplication>
export type VendorRow = z.infer<typeof vendorRow>
export type VendorRecord = z.infer<typeof vendorRecord>
export type VendorSort = Sort<(typeof SORTS)[number]>
export type VendorSettings = z.infer<typeof settings>
