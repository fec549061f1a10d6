/** Shapes that several operations of accounts share. */
import * as z from 'zod'
import { DIGITS, LANGUAGES } from '#platform/shared/language.ts'
import { BACKGROUND_URLS, FONTS, PALETTE_CHOICES } from '#platform/shared/theme.ts'
import { MAX_EMAIL, MAX_PASSWORD, MAX_USERNAME, MIN_PASSWORD, MIN_USERNAME } from './limits.ts'

export const ROLES = ['user', 'vendor', 'admin'] as const
/** `assumed`: flipped by the first login while no mail leaves the house; grants nothing (spec §4, docs/decisions/0014). */
export const EMAIL_PROOFS = ['none', 'assumed', 'mailed'] as const

export const language = z.enum(LANGUAGES)
export const email = z.email().max(MAX_EMAIL)
export const username = z.string().min(MIN_USERNAME).max(MAX_USERNAME)
/** Any characters, verbatim; no rules of composition (ASVS 6.2.5). */
export const newPassword = z.string().min(MIN_PASSWORD).max(MAX_PASSWORD)
export const password = z.string().min(1).max(MAX_PASSWORD)
/** 128 bits or more, as mailed. */
export const token = z.string().min(20).max(200)
export const userId = z.string().regex(/^usr_[0-9a-z]+$/)
export const time = z.iso.datetime()
/** What the WebAuthn API gives and takes; its own library checks it. */
export const webauthn = z.record(z.string(), z.unknown())

/** A picture of a person; null shows the generated one. */
export const avatarUrl = z.string().nullable()

export const userView = z.object({ id: userId, username: z.string(), avatarUrl })

/** How Plaza looks to somebody (spec §3): the shape of `Theme` (platform/shared/theme.ts). */
export const theme = z.object({
  palette: z.enum(PALETTE_CHOICES),
  typography: z.object({ heading: z.enum(FONTS), body: z.enum(FONTS) }),
  background: z.discriminatedUnion('type', [
    z.object({ type: z.literal('solid') }),
    z.object({ type: z.literal('image'), url: z.enum(BACKGROUND_URLS) }),
  ]),
})

export const preferencesView = z.object({
  /** Null: never chosen. */
  language: language.nullable(),
  /** The figures of Arabic. Null: never chosen. */
  digits: z.enum(DIGITS).nullable(),
  theme: theme.nullable(),
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
  createdAt: time,
  /** Until when this session may change what protects the account; null: it has to prove itself first. */
  reauthenticatedUntil: time.nullable(),
  preferences: preferencesView,
})

export type MeView = z.infer<typeof meView>
export type UserView = z.infer<typeof userView>
export type Preferences = z.infer<typeof preferencesView>
export type Role = (typeof ROLES)[number]
export type EmailProof = (typeof EMAIL_PROOFS)[number]
