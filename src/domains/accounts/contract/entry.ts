/** Coming in and going out: registration, sessions, second factor. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { line } from '#platform/shared/plain-text.ts'
import { email, language, meView, newPassword, password, time, token, username, userView, webauthn } from './views.ts'

/** How somebody can prove to be who they are once their password is known. */
export const SECOND_FACTORS = ['totp', 'recovery_code', 'passkey'] as const

const INVALID_CREDENTIALS = { status: 401, message: 'Invalid credentials' } as const

const signedIn = z.object({ state: z.literal('signed_in'), user: meView })

export const entry = {
  /** Does not sign in (spec §4). */
  register: write('anyone', 'POST', '/accounts', { repeat: 'refuse' })
    .input(z.object({ email, username, password: newPassword, language: language.optional() }))
    .output(z.object({ user: userView }))
    .errors({
      EMAIL_IN_USE: { status: 409, message: 'Email already in use' },
      USERNAME_TAKEN: { status: 409, message: 'Username already taken' },
      REGISTRATION_CLOSED: { status: 403 },
    }),

  session: {
    /** Who this browser is signed in as; null is nobody. */
    get: read('anyone', '/session', { webOnly: true }).output(z.object({ user: meView.nullable() })),

    logIn: write('anyone', 'POST', '/session', { webOnly: true, repeat: 'refuse' })
      .input(z.object({ email: z.string().max(254), password }))
      .output(
        z.discriminatedUnion('state', [
          signedIn,
          z.object({
            state: z.literal('second_factor'),
            /** Good for ten minutes and five tries. */
            ticket: token,
            factors: z.array(z.enum(SECOND_FACTORS)),
          }),
        ]),
      )
      .errors({ INVALID_CREDENTIALS }),

    passSecondFactor: write('anyone', 'POST', '/session/second-factor', { webOnly: true, repeat: 'refuse' })
      .input(z.object({ ticket: token, factor: z.enum(['totp', 'recovery_code']), code: line(40).min(1) }))
      .output(signedIn)
      .errors({ INVALID_CODE: { status: 401 }, TICKET_EXPIRED: { status: 410 } }),

    logOut: write('anyone', 'DELETE', '/session', { webOnly: true }).output(z.object({})),

    /** Proves again who is there, for ten minutes. */
    reauthenticate: write('member', 'POST', '/session/reauthentication', { repeat: 'refuse' })
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
            /** As the browser names itself: `Firefox`, `Linux`; null when it says nothing known. */
            browser: z.string().nullable(),
            system: z.string().nullable(),
          }),
        ),
      }),
    ),
    revoke: write('member', 'DELETE', '/sessions/{id}')
      .input(z.object({ id: z.string().max(60) }))
      .output(z.object({})),
    revokeOthers: write('member', 'DELETE', '/sessions').output(z.object({ ended: z.int() })),
  },

  passkeyLogin: {
    /** `ticket` when a passkey is the second factor after a password; without it the passkey alone signs in. */
    begin: write('anyone', 'POST', '/session/passkey-challenge', { webOnly: true, repeat: 'refuse' })
      .input(z.object({ ticket: token.optional() }))
      .output(z.object({ challengeId: z.string(), options: webauthn }))
      .errors({ TICKET_EXPIRED: { status: 410 } }),
    finish: write('anyone', 'POST', '/session/passkey', { webOnly: true, repeat: 'refuse' })
      .input(z.object({ challengeId: line(60), response: webauthn }))
      .output(signedIn)
      .errors({ INVALID_CREDENTIALS, TICKET_EXPIRED: { status: 410 } }),
  },

  /** Proves again who is there, like `session.reauthenticate`, by a passkey of the account. */
  passkeyProof: {
    begin: write('member', 'POST', '/session/reauthentication/passkey-challenge', { repeat: 'refuse' }).output(
      z.object({ challengeId: z.string(), options: webauthn }),
    ),
    finish: write('member', 'POST', '/session/reauthentication/passkey', { repeat: 'refuse' })
      .input(z.object({ challengeId: line(60), response: webauthn }))
      .output(z.object({ reauthenticatedUntil: time }))
      .errors({ INVALID_CREDENTIALS: { ...INVALID_CREDENTIALS, status: 403 } }),
  },
}
