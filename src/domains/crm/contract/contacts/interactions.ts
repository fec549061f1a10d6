/** Calls, mails and meetings with a contact, logged by hand. Each raises its score by 5. */
import * as z from 'zod'
import { userView } from '#domains/accounts/contract.ts'
import { pageInput, read, recordVersion, write } from '#platform/shared/contract.ts'
import { multiLineText } from '#platform/shared/plain-text.ts'
import { MAX_NOTES } from '../limits.ts'
import { MAIL_STATES } from '../mails/mail-limits.ts'
import { INTERACTION_TYPES } from './contact-limits.ts'
import { contactId } from './contact-views.ts'

const ACCESS = 'workspace:crm'
const interactionId = z.string().regex(/^interaction_[0-9a-z]{26}$/)

const interactionInput = z.object({
  type: z.enum(INTERACTION_TYPES),
  /** A plain day, not after tomorrow. */
  date: z.iso.date(),
  notes: multiLineText(MAX_NOTES).default(''),
})

const interactionView = z.object({
  id: interactionId,
  type: z.enum(INTERACTION_TYPES),
  date: z.iso.date(),
  /** Of a mail: its text. */
  notes: z.string(),
  /** Of a mail that was sent from the contact. */
  mail: z.object({ email: z.string(), subject: z.string(), state: z.enum(MAIL_STATES) }).nullable(),
  author: userView.nullable(),
  createdAt: z.iso.datetime(),
  version: recordVersion,
})

const FAILURES = { DATE_IN_FUTURE: { status: 400 } } as const

export const interactions = {
  /** Latest first. */
  list: read(ACCESS, '/crm/contacts/{contactId}/interactions')
    .input(z.object({ ...pageInput, contactId }))
    .output(z.object({ items: z.array(interactionView), nextCursor: z.string().nullable() })),
  log: write(ACCESS, 'POST', '/crm/contacts/{contactId}/interactions')
    .input(interactionInput.extend({ contactId }))
    .output(interactionView)
    .errors(FAILURES),
  update: write(ACCESS, 'PUT', '/crm/interactions/{interactionId}')
    .input(interactionInput.extend({ interactionId, version: recordVersion }))
    .output(interactionView)
    .errors({
      ...FAILURES,
      /** What was mailed doesn't change. */ MAIL_STAYS: { status: 409 },
      STALE: { status: 409, data: z.object({ current: interactionView }) },
    }),
  /** Takes its points back. */
  remove: write(ACCESS, 'DELETE', '/crm/interactions/{interactionId}').input(z.object({ interactionId })).output(z.object({})),
}

export type InteractionInput = z.infer<typeof interactionInput>
export type InteractionView = z.infer<typeof interactionView>
