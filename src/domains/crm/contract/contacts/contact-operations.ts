/** Operations on contacts. */

import * as z from 'zod'
import { userView } from '#domains/accounts/contract.ts'
import { pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { recordFilter } from '../../../records/contract.ts'
import { CONTACT_SORTS, MAX_MANY } from './contact-limits.ts'
import { contactFilter, contactId, contactInput, contactView, ownerId, segmentName } from './contact-views.ts'

const ACCESS = 'workspace:crm'
const target = z.object({ contactId })

const FAILURES = {
  /** No member with the permission. */
  OWNER_UNKNOWN: { status: 409 },
  /** The stage is gone. */
  STAGE_UNKNOWN: { status: 409 },
} as const

export const contacts = {
  list: read(ACCESS, '/crm/contacts')
    .input(z.object({ ...pageInput, ...contactFilter, ...recordFilter, sort: z.enum(CONTACT_SORTS).default('-created') }))
    .output(z.object({ items: z.array(contactView), nextCursor: z.string().nullable(), total: totalView })),
  /** What the form and the filters offer: stages in their order, members who can own contacts, and segments in use. */
  choices: read(ACCESS, '/crm/contact-choices')
    .input(z.object({}))
    .output(
      z.object({
        stages: z.array(z.object({ id: z.string(), name: z.string() })),
        people: z.array(userView),
        segments: z.array(z.string()),
      }),
    ),
  get: read(ACCESS, '/crm/contacts/{contactId}').input(target).output(contactView),
  create: write(ACCESS, 'POST', '/crm/contacts').input(contactInput).output(contactView).errors(FAILURES),
  update: write(ACCESS, 'PUT', '/crm/contacts/{contactId}')
    .input(contactInput.extend({ contactId, version: recordVersion }))
    .output(contactView)
    .errors({ ...FAILURES, STALE: { status: 409, data: z.object({ current: contactView }) } }),
  /** Sets the segment or the owner of many contacts. Missing ones are left out. */
  change: write(ACCESS, 'PUT', '/crm/contact-changes')
    .input(
      z.object({
        contactIds: z.array(contactId).min(1).max(MAX_MANY),
        change: z.union([z.object({ segment: segmentName }), z.object({ ownerId: ownerId.nullable() })]),
      }),
    )
    .output(z.object({ changed: z.int() }))
    .errors({ OWNER_UNKNOWN: FAILURES.OWNER_UNKNOWN }),
  remove: write(ACCESS, 'DELETE', '/crm/contacts/{contactId}').input(target).output(z.object({})),
}
