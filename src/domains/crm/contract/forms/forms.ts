/** Forms for websites. Each one that is sent makes a contact, or an interaction with the contact that has the email. */
import * as z from 'zod'
import { userView } from '#domains/accounts/contract.ts'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_EMAIL, MAX_PHONE } from '../contacts/contact-limits.ts'
import { ownerId, segmentName, stageId } from '../contacts/contact-views.ts'
import { MAX_NAME } from '../limits.ts'
import { MAX_FORM_MESSAGE, MAX_FORM_TEXT, MAX_FORM_TITLE, MAX_ORIGINS } from './form-limits.ts'

const ACCESS = 'workspace:crm'
const formId = z.string().regex(/^form_[0-9a-z]{26}$/)
const target = z.object({ formId })
const token = idText(64).min(20)

/** `https://shop.example`, without a path. */
const origin = singleLineText(200).pipe(z.string().regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/))

const formInput = z.object({
  title: singleLineText(MAX_FORM_TITLE).min(1),
  intro: multiLineText(MAX_FORM_TEXT).default(''),
  asksPhone: z.boolean().default(false),
  asksMessage: z.boolean().default(true),
  thanks: multiLineText(MAX_FORM_TEXT).default(''),
  stageId: stageId.nullable().default(null),
  ownerId: ownerId.nullable().default(null),
  segment: segmentName.default(''),
  origins: z.array(origin).max(MAX_ORIGINS).default([]),
  open: z.boolean().default(true),
})

const formView = formInput.extend({
  id: formId,
  /** Part of the public address. */
  token: z.string(),
  owner: userView.nullable(),
  version: recordVersion,
})

const FAILURES = { OWNER_UNKNOWN: { status: 409 }, STAGE_UNKNOWN: { status: 409 } } as const

/** Refused without saying who is known. */
const REFUSALS = {
  /** Faster than people write, or the page is older than a day. */
  TOO_FAST: { status: 409 },
} as const

/** What somebody fills in. */
export const formEntry = z.object({
  token,
  name: singleLineText(MAX_NAME).min(1),
  email: singleLineText(MAX_EMAIL).pipe(z.email()),
  phone: singleLineText(MAX_PHONE).default(''),
  message: multiLineText(MAX_FORM_MESSAGE).default(''),
  fax: singleLineText(200).default(''),
})

export const forms = {
  list: read(ACCESS, '/crm/forms')
    .input(z.object({}))
    .output(z.object({ items: z.array(formView) })),
  create: write(ACCESS, 'POST', '/crm/forms')
    .input(formInput)
    .output(formView)
    .errors({ ...FAILURES, TOO_MANY_FORMS: { status: 409 } }),
  update: write(ACCESS, 'PUT', '/crm/forms/{formId}')
    .input(formInput.extend({ formId, version: recordVersion }))
    .output(formView)
    .errors({ ...FAILURES, STALE: { status: 409, data: z.object({ current: formView }) } }),
  /** Its contacts stay. */
  remove: write(ACCESS, 'DELETE', '/crm/forms/{formId}').input(target).output(z.object({})),
  /** The form as everybody sees it. `ticket` comes back with what is sent. */
  open: read('anyone', '/lead-forms/{token}', { limits: [{ per: 'address', calls: 300, seconds: 3600 }] })
    .input(z.object({ token }))
    .output(
      z.object({
        business: z.string(),
        title: z.string(),
        intro: z.string(),
        asksPhone: z.boolean(),
        asksMessage: z.boolean(),
        thanks: z.string(),
        ticket: z.string(),
      }),
    ),
  /** The answer is the same for known and unknown emails. A filled `fax` is dropped with the same answer. */
  send: write('anyone', 'POST', '/lead-forms/{token}', {
    limits: [
      { per: 'address', calls: 20, seconds: 3600 },
      { per: 'input.token', calls: 300, seconds: 3600 },
    ],
  })
    .input(formEntry.extend({ ticket: idText(100).default('') }))
    .output(z.object({}))
    .errors(REFUSALS),
}

export type FormInput = z.infer<typeof formInput>
export type FormView = z.infer<typeof formView>
