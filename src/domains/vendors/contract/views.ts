/** Shapes that several operations of vendors share. */
import * as z from 'zod'
import { imageView } from '#platform/shared/contract.ts'
import { line, lines } from '#platform/shared/plain-text.ts'
import { MAX_ADDRESS, MAX_DESCRIPTION, MAX_POLICY, MAX_REASON, MAX_TAGLINE, MAX_VENDOR_NAME } from './limits.ts'

export const time = z.iso.datetime()
export const workspaceId = z.string().regex(/^ws_[0-9a-z]{26}$/)

/** A text by language; a language that is empty reads another. */
const texts = (maxLength: number) => z.object({ en: lines(maxLength), es: lines(maxLength), ar: lines(maxLength) })

export const vendorName = line(MAX_VENDOR_NAME).min(1)
export const slug = z
  .string()
  .min(2)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export const address = lines(MAX_ADDRESS)
export const reason = lines(MAX_REASON).min(1)
export const plainPolicies = z.object({ shipping: lines(MAX_POLICY), returns: lines(MAX_POLICY) })

/** What a vendor says of itself. */
export const shopTexts = {
  tagline: texts(MAX_TAGLINE),
  description: texts(MAX_DESCRIPTION),
  shipping: texts(MAX_POLICY),
  returns: texts(MAX_POLICY),
}

/** Where payouts go. It is sealed at rest, and shown by the end of the account's number only. */
export const payoutInput = z.object({
  holder: line(120).min(1),
  /** An IBAN or the number of an account. */
  account: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9 -]{3,62}[A-Z0-9]$/),
  bank: line(120).optional(),
})

export const maskedPayout = z.object({ ending: z.string() })

export const APPLICATION_STATUSES = ['submitted', 'approved', 'refused', 'withdrawn'] as const
export const VENDOR_STATUSES = ['approved', 'suspended', 'closed'] as const

/** What a shop needs to be ready. None of it is asked for at the door. */
export const CHECKS = ['profile', 'payout', 'shipping', 'policies', 'product'] as const
export const checklist = z.array(z.object({ check: z.enum(CHECKS), done: z.boolean() }))

export const applicationView = z.object({
  id: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  policies: plainPolicies,
  payout: maskedPayout.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  createdAt: time,
  decidedAt: time.nullable(),
})

export const suspension = z.object({ reason: z.string(), since: time })

/** A shop as its own people see it. */
export const shopView = z.object({
  number: z.int(),
  status: z.enum(VENDOR_STATUSES),
  suspension: suspension.nullable(),
  name: z.string(),
  slug: z.string(),
  ...shopTexts,
  address: z.string(),
  logo: imageView.nullable(),
  banner: imageView.nullable(),
  payout: maskedPayout.nullable(),
  /** The day the shop is back. */
  awayUntil: z.iso.date().nullable(),
  checklist,
  since: time,
  /** Raised by every change; a change names the one it was made from. */
  version: z.int(),
})

export const STALE = { status: 409, data: z.object({ current: shopView }) } as const
export const NAME_TAKEN = { status: 409 } as const
/** It would pass for Plaza itself, or stands in addresses already. */
export const NAME_RESERVED = { status: 409 } as const

export type ApplicationView = z.infer<typeof applicationView>
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
export type VendorStatus = (typeof VENDOR_STATUSES)[number]
export type Checklist = z.infer<typeof checklist>
export type Check = (typeof CHECKS)[number]
export type ShopView = z.infer<typeof shopView>
export type PayoutInput = z.infer<typeof payoutInput>
