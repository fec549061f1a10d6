/** Schemas shared by several operations. */
import * as z from 'zod'
import { imageView, recordVersion } from '#platform/shared/contract.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { legalView } from './legal.ts'
import { MAX_DESCRIPTION, MAX_POLICY, MAX_REASON, MAX_TAGLINE, MAX_VENDOR_NAME } from './limits.ts'

export const time = z.iso.datetime()
export const workspaceId = z.string().regex(/^ws_[0-9a-z]{26}$/)

/** A text by language; an empty language falls back to another. */
const texts = (maxLength: number) => z.object({ en: multiLineText(maxLength), es: multiLineText(maxLength), ar: multiLineText(maxLength) })

export const vendorName = singleLineText(MAX_VENDOR_NAME).min(1)
export const slug = z
  .string()
  .min(2)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export const reason = multiLineText(MAX_REASON).min(1)
export const plainPolicies = z.object({ shipping: multiLineText(MAX_POLICY), returns: multiLineText(MAX_POLICY) })

/** Texts of the shop page. */
export const shopTexts = {
  tagline: texts(MAX_TAGLINE),
  description: texts(MAX_DESCRIPTION),
  shipping: texts(MAX_POLICY),
  returns: texts(MAX_POLICY),
}

/** Payout details. They are encrypted at rest; only the last digits of the account are shown. */
export const payoutInput = z.object({
  holder: singleLineText(120).min(1),
  /** An IBAN or another account number. */
  account: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9 -]{3,62}[A-Z0-9]$/),
  bank: singleLineText(120).optional(),
})

export const maskedPayout = z.object({ ending: z.string() })

export const APPLICATION_STATUSES = ['submitted', 'approved', 'refused', 'withdrawn'] as const
export const VENDOR_STATUSES = ['approved', 'suspended', 'closed'] as const

/** What a complete shop needs. None of it is required to apply. */
export const CHECKS = ['profile', 'payout', 'shipping', 'policies', 'product'] as const
export const checklist = z.array(z.object({ check: z.enum(CHECKS), done: z.boolean() }))

export const applicationView = z.object({
  id: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  name: z.string(),
  description: z.string(),
  legal: legalView.nullable(),
  policies: plainPolicies,
  payout: maskedPayout.nullable(),
  /** Reason of the refusal. */
  reason: z.string().nullable(),
  createdAt: time,
  decidedAt: time.nullable(),
})

export const suspension = z.object({ reason: z.string(), since: time })

/** A shop as its own members see it. */
export const shopView = z.object({
  number: z.int(),
  status: z.enum(VENDOR_STATUSES),
  suspension: suspension.nullable(),
  name: z.string(),
  slug: z.string(),
  ...shopTexts,
  legal: legalView.nullable(),
  /** Not null: everybody sees the legal details. */
  trader: z.object({ email: z.string() }).nullable(),
  logo: imageView.nullable(),
  banner: imageView.nullable(),
  payout: maskedPayout.nullable(),
  /** Nothing is paid out before the owner confirms or replaces the payout account. */
  payoutFrozen: z.boolean(),
  /** The shop is on vacation until this day. */
  awayUntil: z.iso.date().nullable(),
  checklist,
  since: time,
  /** Incremented by every change; an update must send the version it is based on. */
  version: recordVersion,
})

export const STALE = { status: 409, data: z.object({ current: shopView }) } as const
/** This server sends mail, and the caller has not confirmed their email with it. */
export const EMAIL_NOT_CONFIRMED = { status: 403 } as const
export const NAME_TAKEN = { status: 409 } as const
/** The name could be mistaken for Plaza, or is a path of the site. */
export const NAME_RESERVED = { status: 409 } as const

export type ApplicationView = z.infer<typeof applicationView>
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
export type VendorStatus = (typeof VENDOR_STATUSES)[number]
export type Checklist = z.infer<typeof checklist>
export type Check = (typeof CHECKS)[number]
export type ShopView = z.infer<typeof shopView>
export type PayoutInput = z.infer<typeof payoutInput>
