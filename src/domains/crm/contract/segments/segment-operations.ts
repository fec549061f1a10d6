/** Segments: saved filters of contacts, with the conditions of the list. */
import * as z from 'zod'
import { read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { contactFilter, segmentId } from '../contacts/contact-views.ts'
import { MAX_SEGMENT_NAME } from './segment-limits.ts'

const ACCESS = 'workspace:crm'
const target = z.object({ segmentId })

const { segmentId: _other, ...conditions } = contactFilter
const segmentConditions = z.object(conditions)

const segmentInput = z.object({ name: singleLineText(MAX_SEGMENT_NAME).min(1), conditions: segmentConditions })

const segmentView = segmentInput.extend({
  id: segmentId,
  /** Contacts that are in it now. */
  total: totalView,
  /** How many promotions are limited to it. */
  uses: z.int(),
  version: recordVersion,
})

const FAILURES = {
  SEGMENT_NAME_TAKEN: { status: 409 },
  /** A segment without a condition would be everybody. */
  CONDITION_NEEDED: { status: 400 },
} as const

export const segments = {
  /** By name; a workspace has up to a hundred. */
  list: read(ACCESS, '/crm/segments')
    .input(z.object({}))
    .output(z.object({ items: z.array(segmentView) })),
  create: write(ACCESS, 'POST', '/crm/segments')
    .input(segmentInput)
    .output(segmentView)
    .errors({ ...FAILURES, TOO_MANY_SEGMENTS: { status: 409 } }),
  update: write(ACCESS, 'PUT', '/crm/segments/{segmentId}')
    .input(segmentInput.extend({ segmentId, version: recordVersion }))
    .output(segmentView)
    .errors({ ...FAILURES, STALE: { status: 409, data: z.object({ current: segmentView }) } }),
  /** Not while promotions are limited to it. */
  remove: write(ACCESS, 'DELETE', '/crm/segments/{segmentId}')
    .input(target)
    .output(z.object({}))
    .errors({ SEGMENT_IN_USE: { status: 409, data: z.object({ count: z.int() }) } }),
}

export type SegmentInput = z.infer<typeof segmentInput>
export type SegmentConditions = z.infer<typeof segmentConditions>
export type SegmentView = z.infer<typeof segmentView>
