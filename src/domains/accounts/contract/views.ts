/** Schemas shared by several operations of accounts. */
import * as z from 'zod'
import { DIGITS, DISPLAY_CURRENCIES, LANGUAGES } from '#platform/shared/language.ts'
import { idText, singleLineText, verbatimText } from '#platform/shared/plain-text.ts'
import { BACKGROUND_URLS, FONTS, PALETTE_CHOICES } from '#platform/shared/theme.ts'
import { MAX_EMAIL, MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD, MIN_USERNAME } from './limits.ts'

export const ROLES = ['user', 'vendor', 'admin'] as const
/** `assumed`: set by the first login when this server cannot send mail; it grants nothing (spec §4, docs/decisions/0014). */
export const EMAIL_PROOFS = ['none', 'assumed', 'mailed'] as const

export const language = z.enum(LANGUAGES)
export const email = z.email().max(MAX_EMAIL)
export const username = singleLineText(MAX_USERNAME).min(MIN_USERNAME)
/** Any characters are allowed, without composition rules (ASVS 6.2.5). */
export const newPassword = verbatimText(MAX_PASSWORD).min(MIN_PASSWORD)
export const password = verbatimText(MAX_PASSWORD).min(1)
/** Mailed tokens have at least 128 bits. */
export const token = idText(200).min(20)
export const userId = z.string().regex(/^usr_[0-9a-z]+$/)
export const time = z.iso.datetime()
/** Input and output of the WebAuthn API, validated by its library. */
export const webauthn = z.record(z.string(), z.unknown())

/** Null shows the generated avatar. */
export const avatarUrl = z.string().nullable()

/** `name`: what the person is shown by, the display name or else the username. Many people can have one name; the username is unique. */
export const userView = z.object({ id: userId, username: z.string(), name: z.string(), avatarUrl })

/** The member's theme (spec §3): the schema of `Theme` (platform/shared/theme.ts). */
export const theme = z.object({
  palette: z.enum(PALETTE_CHOICES),
  typography: z.object({ heading: z.enum(FONTS), body: z.enum(FONTS) }),
  background: z.discriminatedUnion('type', [
    z.object({ type: z.literal('solid') }),
    z.object({ type: z.literal('image'), url: z.enum(BACKGROUND_URLS) }),
  ]),
})

/** Cards by key: those that were moved, in their order, and those that were hidden. Unknown keys are ignored. */
export const dashboardArrangement = z.object({ order: z.array(idText(60)).max(60), hidden: z.array(idText(60)).max(60) })

export const preferencesView = z.object({
  /** Null when the member never chose one. */
  language: language.nullable(),
  /** Digits used in Arabic. Null when the member never chose. */
  digits: z.enum(DIGITS).nullable(),
  /** Of displayed prices. Null when the member never chose. */
  currency: z.enum(DISPLAY_CURRENCIES).nullable(),
  theme: theme.nullable(),
  /** IANA name: `Asia/Riyadh`. Null: automatic, the clock of the browser. */
  timeZone: z.string().nullable(),
  /** That of the browser used last, whose clock counts while it is automatic. */
  browserTimeZone: z.string(),
  /** Null when the member never arranged it. */
  dashboard: dashboardArrangement.nullable(),
  notifications: z.object({
    newFollowers: z.boolean(),
    postLikes: z.boolean(),
    postComments: z.boolean(),
    newMessages: z.boolean(),
  }),
})

/** The signed-in user, for themselves. */
export const meView = userView.extend({
  email: z.string(),
  role: z.enum(ROLES),
  emailVerified: z.boolean(),
  emailProof: z.enum(EMAIL_PROOFS),
  /** Applying as a vendor and payouts need an email that was confirmed by mail; false when this server sends none. */
  mustConfirmEmail: z.boolean(),
  createdAt: time,
  /** End of the current reauthentication; null when security changes need a new one. */
  reauthenticatedUntil: time.nullable(),
  /** From this time an administrator without a second factor may not administer; null: nothing to do. */
  secondFactorDue: time.nullable(),
  preferences: preferencesView,
})

export type MeView = z.infer<typeof meView>
export type UserView = z.infer<typeof userView>
export type Preferences = z.infer<typeof preferencesView>
export type Role = (typeof ROLES)[number]
export type EmailProof = (typeof EMAIL_PROOFS)[number]
