/** An authenticator app, which has read somebody's secret. */
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

  /** What it shows now, or so many steps later. */
  code(later = 0): string {
    return TOTP.generate({ secret: Secret.fromBase32(this.secret), timestamp: this.plaza.kernel.now().getTime() + later * 30_000 })
  }

  /** What it shows next: a code that nobody used yet. Moves the clock. */
  freshCode(): string {
    this.plaza.moveClock(30_000)
    return this.code()
  }
}

/** Turns the second factor on for who is signed in at a browser, freshly proven. */
export async function enrolApp(plaza: TestPlaza, browser: Member): Promise<{ app: AuthenticatorApp; codes: string[] }> {
  const { secret } = (await browser.call('accounts.totp.begin')).body
  const app = new AuthenticatorApp(plaza, secret)
  const { status, body } = await browser.call('accounts.totp.confirm', { code: app.freshCode() })
  if (status !== 200) throw new Error(`the app could not be enrolled: ${JSON.stringify(body)}`)
  return { app, codes: body.codes }
}
