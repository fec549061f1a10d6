/** Operations for registration, sessions and the second factor. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { TERMS_CHANGED, termsVersion } from '#platform/shared/terms.ts'
import { email, language, meView, newPassword, password, time, token, username, userView, webauthn } from './views.ts'

/** Second factors that can follow a correct password. */
export const SECOND_FACTORS = ['totp', 'recovery_code', 'passkey'] as const

const INVALID_CREDENTIALS = { status: 401, message: 'Invalid credentials' } as const

const signedIn = z.object({ state: z.literal('signed_in'), user: meView })

export const secondFactorNeeded = z.object({
  state: z.literal('second_factor'),
  /** The login challenge expires after ten minutes or five tries. */
  loginChallenge: token,
  factors: z.array(z.enum(SECOND_FACTORS)),
})

export const entry = {
  /** Registration does not log in (spec §4). */
  register: write('anyone', 'POST', '/accounts', { replay: 'reject' })
    .input(z.object({ email, username, password: newPassword, language: language.optional(), termsVersion }))
    .output(z.object({ user: userView }))
    .errors({
      EMAIL_IN_USE: { status: 409, message: 'Email already in use' },
      USERNAME_TAKEN: { status: 409, message: 'Username already taken' },
      REGISTRATION_CLOSED: { status: 403 },
      TERMS_CHANGED,
    }),

  session: {
    /** The user signed in to this browser; null for a guest. */
    get: read('anyone', '/session', { webOnly: true }).output(z.object({ user: meView.nullable() })),

    logIn: write('anyone', 'POST', '/session', { webOnly: true, replay: 'reject' })
      .input(z.object({ email: singleLineText(254), password }))
      .output(z.discriminatedUnion('state', [signedIn, secondFactorNeeded]))
      .errors({ INVALID_CREDENTIALS }),

    passSecondFactor: write('anyone', 'POST', '/session/second-factor', { webOnly: true, replay: 'reject' })
      .input(z.object({ loginChallenge: token, factor: z.enum(['totp', 'recovery_code']), code: singleLineText(40).min(1) }))
      .output(signedIn)
      .errors({ INVALID_CODE: { status: 401 }, TICKET_EXPIRED: { status: 410 } }),

    logOut: write('anyone', 'DELETE', '/session', { webOnly: true }).output(z.object({})),

    /** Reauthenticates the session for ten minutes. */
    reauthenticate: write('member', 'POST', '/session/reauthentication', { replay: 'reject' })
      .input(z.object({ password }))
      .output(z.object({ reauthenticatedUntil: time }))
      .errors({ INVALID_CREDENTIALS: { ...INVALID_CREDENTIALS, status: 403 } }),
  },

  sessions: {
    list: read('member', '/sessions').output(
      z.object({
        sessions: z.array(
          z.object({
            id: z.string(),
            current: z.boolean(),
            createdAt: time,
            lastSeenAt: time,
            expiresAt: time,
            address: z.string(),
            /** Parsed from the user agent: `Firefox`, `Linux`; null when unknown. */
            browser: z.string().nullable(),
            system: z.string().nullable(),
          }),
        ),
      }),
    ),
    revoke: write('member', 'DELETE', '/sessions/{id}')
      .input(z.object({ id: idText(60) }))
      .output(z.object({})),
    revokeOthers: write('member', 'DELETE', '/sessions').output(z.object({ ended: z.int() })),
  },

  passkeyLogin: {
    /** With `loginChallenge` the passkey is the second factor after a password; without it the passkey alone logs in. */
    begin: write('anyone', 'POST', '/session/passkey-challenge', { webOnly: true, replay: 'reject' })
      .input(z.object({ loginChallenge: token.optional() }))
      .output(z.object({ challengeId: z.string(), options: webauthn }))
      .errors({ TICKET_EXPIRED: { status: 410 } }),
    finish: write('anyone', 'POST', '/session/passkey', { webOnly: true, replay: 'reject' })
      .input(z.object({ challengeId: singleLineText(60), response: webauthn }))
      .output(signedIn)
      .errors({ INVALID_CREDENTIALS, TICKET_EXPIRED: { status: 410 } }),
  },

  /** Reauthenticates like `session.reauthenticate`, with a passkey of the account. */
  passkeyReauthentication: {
    begin: write('member', 'POST', '/session/reauthentication/passkey-challenge', { replay: 'reject' }).output(
      z.object({ challengeId: z.string(), options: webauthn }),
    ),
    finish: write('member', 'POST', '/session/reauthentication/passkey', { replay: 'reject' })
      .input(z.object({ challengeId: singleLineText(60), response: webauthn }))
      .output(z.object({ reauthenticatedUntil: time }))
      .errors({ INVALID_CREDENTIALS: { ...INVALID_CREDENTIALS, status: 403 } }),
  },
}
