/** An authenticator app with a person's secret. */
import { Secret, TOTP } from 'otpauth'
import type { Member } from './member.ts'
import type { TestPlaza } from './open.ts'

export class AuthenticatorApp {
  private readonly plaza: TestPlaza
  private readonly secret: string

  constructor(plaza: TestPlaza, secret: string) {
    this.plaza = plaza
    this.secret = secret
  }

  /** The current code, or the code this many steps later. */
  code(later = 0): string {
    return TOTP.generate({ secret: Secret.fromBase32(this.secret), timestamp: this.plaza.services.now().getTime() + later * 30_000 })
  }

  /** The next unused code. Moves the clock. */
  freshCode(): string {
    this.plaza.moveClock(30_000)
    return this.code()
  }
}

/** Turns the second factor on for the signed-in, re-authenticated member. `usedCode` confirmed the app. */
export async function enrollAuthenticatorApp(
  plaza: TestPlaza,
  browser: Member,
): Promise<{ app: AuthenticatorApp; codes: string[]; usedCode: string }> {
  const { secret } = (await browser.call('accounts.totp.begin')).body
  const app = new AuthenticatorApp(plaza, secret)
  const usedCode = app.freshCode()
  const { status, body } = await browser.call('accounts.totp.confirm', { code: usedCode })
  if (status !== 200) throw new Error(`the app could not be enrolled: ${JSON.stringify(body)}`)
  return { app, codes: body.codes, usedCode }
}
