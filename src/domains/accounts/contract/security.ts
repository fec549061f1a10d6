/** Operations on the password, email, second factors and passkeys. Changes need a reauthentication within the last ten minutes. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { secondFactorNeeded } from './entry.ts'
import { MAX_PASSKEY_NAME } from './limits.ts'
import { email, meView, newPassword, password, time, token, webauthn } from './views.ts'

const TOKEN_INVALID = { status: 410 } as const
/** An administrator needs one; another one must be set up first. */
const LAST_SECOND_FACTOR = { status: 409 } as const
const TOO_MANY_PASSKEYS = { status: 409, data: z.object({ most: z.int() }) } as const

/** Credential id made by the authenticator: at most 1023 bytes (WebAuthn §7.1), in base64url. */
const passkeyId = z
  .string()
  .max(1364)
  .regex(/^[\w-]+$/)
const passkeyName = singleLineText(MAX_PASSKEY_NAME).min(1)

const passkeyView = z.object({ id: z.string(), name: z.string(), createdAt: time, lastUsedAt: time.nullable() })
const recoveryCodes = z.object({ codes: z.array(z.string()) })

export const security = {
  security: {
    get: read('member', '/account/security').output(
      z.object({
        /** Null when the account has no password; a password reset sets one. */
        passwordChangedAt: time.nullable(),
        totp: z.object({ enabledAt: time }).nullable(),
        recoveryCodesLeft: z.int(),
        passkeys: z.array(passkeyView),
      }),
    ),
  },

  password: {
    change: write('member', 'PUT', '/account/password', { reauth: true, replay: 'reject' })
      .input(z.object({ newPassword }))
      .output(z.object({})),
    /** The response and its duration do not depend on whether the account exists. */
    requestReset: write('anyone', 'POST', '/account/password-reset', { replay: 'reject' }).input(z.object({ email })).output(z.object({})),
    /** Ends every session and does not log in. */
    reset: write('anyone', 'PUT', '/account/password-reset', { replay: 'reject' })
      .input(z.object({ token, newPassword }))
      .output(z.object({}))
      .errors({ TOKEN_INVALID }),
  },

  email: {
    /**
     * Confirms an email with the mailed token, and logs in. It also needs the account's session, its password, or a browser that registered
     * the account or logged in to it, so that nobody confirms an account that somebody else created with their email. When the password is
     * `forgotten`, or the email was only assumed, the member must set a new password.
     */
    verify: write('anyone', 'POST', '/account/email/verification', { webOnly: true, replay: 'reject' })
      .input(z.object({ token, password: password.optional(), forgotten: z.boolean().optional() }))
      .output(
        z.discriminatedUnion('state', [
          /** `user` is null when this browser was logged in already, or the account may not log in. */
          z.object({ state: z.literal('verified'), user: meView.nullable() }),
          /** Confirmed; the account has a second factor, which \`session.passSecondFactor\` takes. */
          secondFactorNeeded,
          z.object({ state: z.literal('password_needed'), username: z.string() }),
          /** `resetToken` works once, with `password.reset`. */
          z.object({ state: z.literal('new_password_needed'), resetToken: token }),
        ]),
      )
      .errors({ TOKEN_INVALID, INVALID_CREDENTIALS: { status: 401, message: 'Invalid credentials' } }),
    resendVerification: write('member', 'POST', '/account/email/verification-mail').output(z.object({ retryAfterS: z.int() })),
    /** Mails a link to the new email and a warning to the old one. The email changes when the link is opened. */
    requestChange: write('member', 'POST', '/account/email/change', { reauth: true, replay: 'reject' })
      .input(z.object({ email }))
      .output(z.object({}))
      .errors({ EMAIL_IN_USE: { status: 409, message: 'Email already in use' } }),
    /** Must be called by the account that requested the change, with the token of the link. */
    confirmChange: write('member', 'PUT', '/account/email', { replay: 'reject' })
      .input(z.object({ token }))
      .output(z.object({ email: z.string() }))
      .errors({ TOKEN_INVALID, EMAIL_IN_USE: { status: 409, message: 'Email already in use' } }),
  },

  totp: {
    /** Creates a new secret. It takes effect when `confirm` receives a valid code. */
    begin: write('member', 'POST', '/account/totp', { reauth: true, replay: 'reject' })
      .output(z.object({ secret: z.string(), uri: z.string() }))
      .errors({ ALREADY_ENABLED: { status: 409 } }),
    /** Turns two-step login on and returns the recovery codes, which are shown only once. */
    confirm: write('member', 'PUT', '/account/totp', { reauth: true, replay: 'reject' })
      .input(z.object({ code: singleLineText(40).min(1) }))
      .output(recoveryCodes)
      .errors({ INVALID_CODE: { status: 400 }, ALREADY_ENABLED: { status: 409 } }),
    remove: write('member', 'DELETE', '/account/totp', { reauth: true }).output(z.object({})).errors({ LAST_SECOND_FACTOR }),
    renewRecoveryCodes: write('member', 'POST', '/account/recovery-codes', { reauth: true, replay: 'reject' }).output(recoveryCodes),
  },

  passkeys: {
    begin: write('member', 'POST', '/account/passkey-challenge', { reauth: true, replay: 'reject' })
      .output(z.object({ challengeId: z.string(), options: webauthn }))
      .errors({ TOO_MANY_PASSKEYS }),
    add: write('member', 'POST', '/account/passkeys', { reauth: true, replay: 'reject' })
      .input(z.object({ challengeId: singleLineText(60), name: passkeyName, response: webauthn }))
      .output(passkeyView)
      .errors({ PASSKEY_REFUSED: { status: 400 }, TOO_MANY_PASSKEYS }),
    rename: write('member', 'PATCH', '/account/passkeys/{id}')
      .input(z.object({ id: passkeyId, name: passkeyName }))
      .output(passkeyView),
    /** An account must keep a password or a passkey. */
    remove: write('member', 'DELETE', '/account/passkeys/{id}', { reauth: true })
      .input(z.object({ id: passkeyId }))
      .output(z.object({}))
      .errors({ LAST_LOGIN_METHOD: { status: 409 }, LAST_SECOND_FACTOR }),
  },
}
