/** Codes of authenticator apps (RFC 6238), in the variant every app supports: SHA-1, six digits, 30 seconds. */
import { Secret, TOTP } from 'otpauth'

const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** The codes of the steps before and after are valid too, because clocks differ and people type slowly. */
const WINDOW = 1

/** The URI encoded in the QR code. `secret` is base32. */
export function enrollmentUri(secret: string, email: string): string {
  return new TOTP({ ...TOTP_OPTIONS, issuer: 'Plaza', label: email, secret }).toString()
}

/** The time step of a code; null when the code is not valid now. */
export function matchTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const token = code.replace(/\s/g, '')
  // The library throws for six characters that take more than six bytes.
  if (!/^[0-9]{6}$/.test(token)) return null
  const delta = TOTP.validate({ ...TOTP_OPTIONS, secret: Secret.fromBase32(secret), token, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: TOTP_OPTIONS.period, timestamp }) + delta
}
