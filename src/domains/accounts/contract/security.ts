/** What protects an account: password, address, second factors, passkeys. Changes need a proof at most ten minutes old. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { line } from '#platform/shared/plain-text.ts'
import { MAX_PASSKEY_NAME } from './limits.ts'
import { email, newPassword, password, time, token, webauthn } from './views.ts'

const TOKEN_INVALID = { status: 410 } as const
const TOO_MANY_PASSKEYS = { status: 409, data: z.object({ most: z.int() }) } as const

/** As the authenticator made it: at most 1023 bytes (WebAuthn §7.1), in base64url. */
const passkeyId = z
  .string()
  .max(1364)
  .regex(/^[\w-]+$/)
const passkeyName = line(MAX_PASSKEY_NAME).min(1)

const passkeyView = z.object({ id: z.string(), name: z.string(), createdAt: time, lastUsedAt: time.nullable() })
const recoveryCodes = z.object({ codes: z.array(z.string()) })

export const security = {
  security: {
    get: read('member', '/account/security').output(
      z.object({
        /** null: none is in force; a mailed reset brings one. */
        passwordChangedAt: time.nullable(),
        totp: z.object({ enabledAt: time }).nullable(),
        recoveryCodesLeft: z.int(),
        passkeys: z.array(passkeyView),
      }),
    ),
  },

  password: {
    change: write('member', 'PUT', '/account/password', { proof: 'fresh', repeat: 'refuse' })
      .input(z.object({ newPassword }))
      .output(z.object({})),
    /** Answers the same after the same time whether the account exists or not. */
    requestReset: write('anyone', 'POST', '/account/password-reset', { repeat: 'refuse' }).input(z.object({ email })).output(z.object({})),
    /** Ends every session. Signs nobody in. */
    reset: write('anyone', 'PUT', '/account/password-reset', { repeat: 'refuse' })
      .input(z.object({ token, newPassword }))
      .output(z.object({}))
      .errors({ TOKEN_INVALID }),
  },

  email: {
    /**
     * The mailed link. Needs the account's session or its password beside it, so that nobody confirms an account that
     * somebody else made in their name. Whoever has `forgotten` the password, and an address that was only assumed, begins
     * with a new one instead.
     */
    verify: write('anyone', 'POST', '/account/email/verification', { webOnly: true, repeat: 'refuse' })
      .input(z.object({ token, password: password.optional(), forgotten: z.boolean().optional() }))
      .output(
        z.discriminatedUnion('state', [
          z.object({ state: z.literal('verified') }),
          z.object({ state: z.literal('password_needed'), username: z.string() }),
          /** `resetToken` is good once, at `password.reset`. */
          z.object({ state: z.literal('new_password_needed'), resetToken: token }),
        ]),
      )
      .errors({ TOKEN_INVALID, INVALID_CREDENTIALS: { status: 401, message: 'Invalid credentials' } }),
    resendVerification: write('member', 'POST', '/account/email/verification-mail').output(z.object({ retryAfterS: z.int() })),
    /** Mails a link to the new address and a warning to the old one; nothing changes until the link is followed. */
    requestChange: write('member', 'POST', '/account/email/change', { proof: 'fresh', repeat: 'refuse' })
      .input(z.object({ email }))
      .output(z.object({}))
      .errors({ EMAIL_IN_USE: { status: 409, message: 'Email already in use' } }),
    /** By the signed-in account that asked, with the link's token. */
    confirmChange: write('member', 'PUT', '/account/email', { repeat: 'refuse' })
      .input(z.object({ token }))
      .output(z.object({ email: z.string() }))
      .errors({ TOKEN_INVALID, EMAIL_IN_USE: { status: 409, message: 'Email already in use' } }),
  },

  totp: {
    /** A new secret, in force only once a code of it was entered. */
    begin: write('member', 'POST', '/account/totp', { proof: 'fresh', repeat: 'refuse' })
      .output(z.object({ secret: z.string(), uri: z.string() }))
      .errors({ ALREADY_ENABLED: { status: 409 } }),
    /** Turns it on and answers the recovery codes, shown this once. */
    confirm: write('member', 'PUT', '/account/totp', { proof: 'fresh', repeat: 'refuse' })
      .input(z.object({ code: line(40).min(1) }))
      .output(recoveryCodes)
      .errors({ INVALID_CODE: { status: 400 }, ALREADY_ENABLED: { status: 409 } }),
    remove: write('member', 'DELETE', '/account/totp', { proof: 'fresh' }).output(z.object({})),
    renewRecoveryCodes: write('member', 'POST', '/account/recovery-codes', { proof: 'fresh', repeat: 'refuse' }).output(recoveryCodes),
  },

  passkeys: {
    begin: write('member', 'POST', '/account/passkey-challenge', { proof: 'fresh', repeat: 'refuse' })
      .output(z.object({ challengeId: z.string(), options: webauthn }))
      .errors({ TOO_MANY_PASSKEYS }),
    add: write('member', 'POST', '/account/passkeys', { proof: 'fresh', repeat: 'refuse' })
      .input(z.object({ challengeId: line(60), name: passkeyName, response: webauthn }))
      .output(passkeyView)
      .errors({ PASSKEY_REFUSED: { status: 400 }, TOO_MANY_PASSKEYS }),
    rename: write('member', 'PATCH', '/account/passkeys/{id}')
      .input(z.object({ id: passkeyId, name: passkeyName }))
      .output(passkeyView),
    /** An account keeps a password or a passkey. */
    remove: write('member', 'DELETE', '/account/passkeys/{id}', { proof: 'fresh' })
      .input(z.object({ id: passkeyId }))
      .output(z.object({}))
      .errors({ LAST_LOGIN_METHOD: { status: 409 } }),
  },
}
