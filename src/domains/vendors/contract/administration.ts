/** The operator's side of the programme. Every act is in the audit log. */
import * as z from 'zod'
import { imageView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { momentRange, type Sort, sortedBy } from '#platform/shared/listing.ts'
import { line } from '#platform/shared/plain-text.ts'
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

const person = z.object({ id: z.string(), username: z.string() }).nullable()

const queuedApplication = applicationView.extend({
  workspace: z.object({ id: z.string(), name: z.string() }),
  /** Null: they left Plaza. */
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
  address: z.string(),
  policies: z.object({ shipping: z.string(), returns: z.string() }),
  payout: maskedPayout.nullable(),
  checklist,
  applications: z.array(applicationView),
})

const settings = z.object({ approval: z.enum(['automatic', 'review']), version: z.int() })

const SORTS = ['since', 'name'] as const
const admin = { proof: 'fresh' } as const
const application = z.object({ id: z.string().max(60) })
const target = z.object({ id: workspaceId })
/** Somebody decided meanwhile, or it was withdrawn. */
const DECIDED_ALREADY = { status: 409, data: z.object({ status: z.enum(APPLICATION_STATUSES) }) } as const

export const administration = {
  admin: {
    applications: {
      /** Those that wait, the oldest first; those that were decided, the newest first. */
      list: read('admin', '/admin/vendor-applications')
        .input(z.object({ ...pageInput, state: z.enum(['waiting', 'decided']).default('waiting') }))
        .output(z.object({ items: z.array(queuedApplication), nextCursor: z.string().nullable(), total: totalView })),
      approve: write('admin', 'POST', '/admin/vendor-applications/{id}/approval', admin)
        .input(application)
        .output(queuedApplication)
        .errors({ DECIDED_ALREADY, NAME_TAKEN, NAME_RESERVED }),
      refuse: write('admin', 'POST', '/admin/vendor-applications/{id}/refusal', admin)
        .input(application.extend({ reason }))
        .output(queuedApplication)
        .errors({ DECIDED_ALREADY }),
    },
    vendors: {
      list: read('admin', '/admin/vendors')
        .input(
          z.object({
            ...pageInput,
            /** Contained in the name or the slug. */
            q: line(120).optional(),
            status: z.enum(VENDOR_STATUSES).optional(),
            since: momentRange.optional(),
            sort: sortedBy(SORTS).default('-since'),
          }),
        )
        .output(z.object({ items: z.array(vendorRow), nextCursor: z.string().nullable(), total: totalView })),
      get: read('admin', '/admin/vendors/{id}').input(target).output(vendorRecord),
      /** Takes everything off sale at once; orders that were placed go on. */
      suspend: write('admin', 'PUT', '/admin/vendors/{id}/suspension', admin)
        .input(target.extend({ reason }))
        .output(vendorRecord)
        .errors({ HOUSE_STAYS: { status: 409 }, SHOP_CLOSED: { status: 409 } }),
      resume: write('admin', 'DELETE', '/admin/vendors/{id}/suspension', admin)
        .input(target)
        .output(vendorRecord)
        .errors({ SHOP_CLOSED: { status: 409 } }),
      /** Where its payouts go, in full; that it was read is in the log. */
      revealPayout: write('admin', 'POST', '/admin/vendors/{id}/payout', { ...admin, repeat: 'refuse' })
        .input(target)
        .output(z.object({ holder: z.string(), account: z.string(), bank: z.string().nullable() })),
    },
    /** What waits for the operator. */
    waiting: read('admin', '/admin/vendors-waiting').output(z.object({ applications: z.int().min(0) })),
    settings: {
      get: read('admin', '/admin/vendor-settings').output(settings),
      update: write('admin', 'PATCH', '/admin/vendor-settings', admin)
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
