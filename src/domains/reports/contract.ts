/** Members report records that break the rules; administrators dismiss the reports or act on the record. */
import * as z from 'zod'
import { imageView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { type Sort, sortedBy } from '#platform/shared/listing.ts'
import { idText, multiLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../accounts/contract.ts'
import { filter } from './contract/filter.ts'
import { MAX_NOTE, REPORT_REASONS, REPORT_STATUSES } from './contract/limits.ts'

export type { FilterSettings } from './contract/filter.ts'
export * from './contract/limits.ts'

const type = idText(40)
const id = idText(64)
const reason = z.enum(REPORT_REASONS)
const time = z.iso.datetime()

const SORTS = ['newest', 'count'] as const

const reportedRecord = z.object({
  type,
  id,
  /** Null: shoppers no longer see the record. */
  card: z.object({ title: z.string(), subtitle: z.string(), image: imageView.nullable(), href: z.string() }).nullable(),
  /** How it read when it was first reported: its title, or the beginning of its text. Empty when it has neither. */
  excerpt: z.string(),
  /** The filter holds it back. */
  held: z.boolean(),
  /** The page where an administrator decides about the record. */
  adminPath: z.string().nullable(),
  /** Open reports. */
  count: z.int().min(0),
  /** The reasons of the open reports, most frequent first. */
  reasons: z.array(z.object({ reason, count: z.int().positive() })),
  newestAt: time,
})

const reportView = z.object({
  id,
  reason,
  note: z.string(),
  status: z.enum(REPORT_STATUSES),
  reportedAt: time,
  closedAt: time.nullable(),
  /** The filter held the record back. */
  automatic: z.boolean(),
  /** Null: the account was deleted, or the filter reported it. Only administrators see who reported. */
  reporter: userView.nullable(),
})

const reportedRecordDetail = reportedRecord.extend({ reports: z.array(reportView) })

export const reports = {
  /** One open report per member and record. Fails with NOT_REPORTABLE for one's own records and those that nobody can report. */
  submit: write('member', 'POST', '/reports')
    .input(z.object({ type, id, reason, note: multiLineText(MAX_NOTE).default('') }))
    .output(z.object({}))
    .errors({ NOT_REPORTABLE: { status: 403 }, ALREADY_REPORTED: { status: 409 } }),
  /** Those of the ids that the caller has reported and that nobody has decided about. */
  mine: read('member', '/reports/mine')
    .input(z.object({ type, ids: z.array(id).min(1).max(100) }))
    .output(z.object({ ids: z.array(z.string()) })),
  admin: {
    filter,
    /** Records with open reports. */
    list: read('admin', '/admin/reports')
      .input(
        z.object({
          ...pageInput,
          type: type.optional(),
          reason: reason.optional(),
          held: z.boolean().optional(),
          sort: sortedBy(SORTS).default('-newest'),
        }),
      )
      .output(z.object({ items: z.array(reportedRecord), nextCursor: z.string().nullable(), total: totalView })),
    /** All reports of one record, the newest first. */
    get: read('admin', '/admin/reports/{type}/{id}').input(z.object({ type, id })).output(reportedRecordDetail),
  },
}

export type ReportedRecord = z.infer<typeof reportedRecord>
export type ReportedRecordDetail = z.infer<typeof reportedRecordDetail>
export type ReportSort = Sort<(typeof SORTS)[number]>
