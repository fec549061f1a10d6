/** Codes of authenticator apps (RFC 6238), in the one form that every app knows: SHA-1, six digits, thirty seconds. */
import { Secret, TOTP } from 'otpauth'

const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A code of the step before or after is right too: clocks differ, and people type slowly. */
const WINDOW = 1

/** What an app reads from a QR code. `secret` in base32. */
export function enrolmentUri(secret: string, email: string): string {
  return new TOTP({ ...FORM, issuer: 'Plaza', label: email, secret }).toString()
}

/** The time step a code belongs to, or null when it is of none that is near. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const token = code.replace(/\s/g, '')
  // The library throws for six characters that are more than six bytes.
  if (!/^[0-9]{6}$/.test(token)) return null
  const delta = TOTP.validate({ ...FORM, secret: Secret.fromBase32(secret), token, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + delta
}
