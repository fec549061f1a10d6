/** Input and views of contacts. */
import * as z from 'zod'
import { userView } from '#domains/accounts/contract.ts'
import { recordVersion } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_NAME, MAX_NOTES } from '../limits.ts'
import { MAX_EMAIL, MAX_PHONE, MAX_SEGMENT } from './contact-limits.ts'

export const contactId = z.string().regex(/^contact_[0-9a-z]{26}$/)
export const companyId = z.string().regex(/^company_[0-9a-z]{26}$/)
export const stageId = z.string().regex(/^stage_[0-9a-z]{26}$/)
export const segmentId = z.string().regex(/^segment_[0-9a-z]{26}$/)
export const ownerId = idText(64).min(1)
export const segmentName = singleLineText(MAX_SEGMENT)

export const contactInput = z.object({
  name: singleLineText(MAX_NAME).min(1),
  email: z.union([z.literal(''), singleLineText(MAX_EMAIL).pipe(z.email())]).default(''),
  phone: singleLineText(MAX_PHONE).default(''),
  /** The name of one that is there, or of a new one; empty: none. */
  company: singleLineText(MAX_NAME).default(''),
  segment: segmentName.default(''),
  /** Left out: a new contact gets the first one, another keeps its own. */
  stageId: stageId.optional(),
  ownerId: ownerId.nullable().default(null),
  notes: multiLineText(MAX_NOTES).default(''),
})

const named = z.object({ id: z.string(), name: z.string() })

export const contactView = z.object({
  /** Another than the one asked for when that was merged into this. */
  id: contactId,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: named.nullable(),
  segment: z.string(),
  stage: named.nullable(),
  owner: userView.nullable(),
  /** The member whose own act linked them. */
  linkedUser: userView.nullable(),
  leadScore: z.int(),
  notes: z.string(),
  createdAt: z.iso.datetime(),
  version: recordVersion,
})

/** Which contacts; all conditions hold. `q` searches names, emails, phones and companies. */
export const contactFilter = {
  q: singleLineText(80).optional(),
  stageId: stageId.optional(),
  segment: segmentName.optional(),
  ownerId: ownerId.optional(),
  companyId: companyId.optional(),
  minScore: z.int().min(0).max(1_000_000).optional(),
  maxScore: z.int().min(0).max(1_000_000).optional(),
  /** Added on this day (UTC) or later. */
  createdSince: z.iso.date().optional(),
  /** Whether an account is linked with the contact. */
  linked: z.boolean().optional(),
  /** Those of a saved segment. */
  segmentId: segmentId.optional(),
}

export type ContactInput = z.infer<typeof contactInput>
export type ContactView = z.infer<typeof contactView>
export type ContactFilter = z.infer<z.ZodObject<typeof contactFilter>>
