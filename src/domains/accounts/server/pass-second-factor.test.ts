/** The second factor: Nadia has an authenticator app, and Mallory knows her password. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import { enrollAuthenticatorApp } from '#test/plaza/authenticator-app.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

let people = 0
/** Creates a member with an authenticator app, and a browser that has never logged in. */
async function nadia() {
  people += 1
  const name = `nadia${people}x`
  const browser = await plaza.newcomer(name)
  const email = `${name}@example.com`
  const id = (await browser.me()).id as string
  return { browser, email, id, elsewhere: plaza.browser(), ...(await enrollAuthenticatorApp(plaza, browser)) }
}

type Code = { loginChallenge: string; factor?: string; code: string }

const loginChallengeFor = async (email: string, browser = plaza.browser()) =>
  (await browser.logIn(email, FIXTURE_PASSWORD)).body.loginChallenge as string
const pass = ({ loginChallenge, factor = 'totp', code }: Code, browser = plaza.browser()) =>
  browser.call('accounts.session.passSecondFactor', { loginChallenge, factor, code })
const passByRecovery = (loginChallenge: string, code: string) => pass({ loginChallenge, factor: 'recovery_code', code })
const loadSessions = (id: string) => plaza.rows('select id from accounts.sessions where user_id = $1', [id])
const loadCodes = (replies: { status: number; body: { code?: string } }[]) => replies.map(({ status, body }) => body.code ?? status).sort()
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Inserts several valid login challenges, though only the latest one is ever valid: it simulates that two other protections failed. */
async function plantLoginChallenges(userId: string, count: number): Promise<string[]> {
  const loginChallenges = Array.from({ length: count }, (_, index) => `planted-challenge-${userId}-${index}`)
  for (const loginChallenge of loginChallenges)
    await plaza.rows(
      `insert into accounts.tokens (token_hash, purpose, user_id, email_key, delivered, created_at, expires_at)
       values ($1, 'second_factor', $2, 'planted', false, $3, $3::timestamptz + interval '10 minutes')`,
      [hashToken(loginChallenge), userId, plaza.services.now()],
    )
  return loginChallenges
}

describe('an authenticator code', () => {
  test('starts the session that the password alone did not', async () => {
    const { email, id, app, elsewhere } = await nadia()
    const before = await loadSessions(id)
    const asked = await elsewhere.logIn(email, FIXTURE_PASSWORD)
    expect(asked.body).toEqual({
      state: 'second_factor',
      loginChallenge: expect.stringMatching(/^.{26}$/),
      factors: ['totp', 'recovery_code'],
    })
    expect(await elsewhere.me()).toBeNull()
    expect(await loadSessions(id)).toEqual(before)

    const passed = await pass({ loginChallenge: asked.body.loginChallenge, code: app.freshCode() }, elsewhere)
    expect(passed).toMatchObject({ status: 200, body: { state: 'signed_in', user: { id, email } } })
    expect(passed.body.user.reauthenticatedUntil).toEqual(expect.any(String))
    expect(await elsewhere.me()).toMatchObject({ id })
    expect(await loadSessions(id)).toHaveLength(before.length + 1)
    const events = await plaza.rows<{ type: string }>(`select type from platform.events where aggregate = $1 order by position`, [id])
    expect(events.filter(({ type }) => type === 'accounts.loggedIn')).toHaveLength(2)
  })

  test('works once: not for the next challenge, and no older code after it', async () => {
    const { email, app } = await nadia()
    plaza.moveClock(2 * MINUTE)
    const [older, code, newer] = [app.code(-1), app.code(), app.code(1)]
    expect((await pass({ loginChallenge: await loginChallengeFor(email), code })).status).toBe(200)
    const loginChallenge = await loginChallengeFor(email)
    expect(loadCodes([await pass({ loginChallenge, code }), await pass({ loginChallenge, code: older })])).toEqual([
      'INVALID_CODE',
      'INVALID_CODE',
    ])
    expect((await pass({ loginChallenge, code: newer })).status).toBe(200)
  })

  test('that confirmed the app is used up', async () => {
    const { email, usedCode } = await nadia()
    expect(await pass({ loginChallenge: await loginChallengeFor(email), code: usedCode })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CODE' },
    })
  })

  test('sent fifty times at once with one login challenge opens one session', async () => {
    const { email, id, app } = await nadia()
    const loginChallenge = await loginChallengeFor(email)
    const code = app.freshCode()
    const before = (await loadSessions(id)).length
    const replies = await Promise.all(Array.from({ length: 50 }, () => pass({ loginChallenge, code })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await loadSessions(id)).toHaveLength(before + 1)
  })

  test('sent at once with twenty login challenges opens one session', async () => {
    const { id, app } = await nadia()
    const loginChallenges = await plantLoginChallenges(id, 20)
    const code = app.freshCode()
    const replies = await Promise.all(loginChallenges.map((loginChallenge) => pass({ loginChallenge, code })))
    expect(loadCodes(replies)).toEqual([200, ...Array.from({ length: 19 }, () => 'INVALID_CODE')])
  })

  test('of another account is rejected', async () => {
    const mine = await nadia()
    const other = await nadia()
    plaza.moveClock(MINUTE)
    expect(await pass({ loginChallenge: await loginChallengeFor(mine.email), code: other.app.code() })).toMatchObject({
      body: { code: 'INVALID_CODE' },
    })
  })

  test.each([
    [{ code: '' }, 'code'],
    [{ code: 'x'.repeat(41) }, 'code'],
    [{ code: '12\u00003456' }, 'code'],
    [{ factor: 'passkey' }, 'factor'],
    [{ loginChallenge: 'short' }, 'loginChallenge'],
    [{ loginChallenge: 'x'.repeat(201) }, 'loginChallenge'],
  ])('rejects the input %o', async (change, path) => {
    const input = { loginChallenge: 'x'.repeat(26), factor: 'totp', code: '123456', ...change }
    const { body } = await plaza.browser().call('accounts.session.passSecondFactor', input)
    expect([body.code, body.data.fields[0].path]).toEqual(['INVALID_INPUT', path])
  })
})

describe('a recovery code', () => {
  test('logs in without the app, in any spelling, once', async () => {
    const { browser, email, codes } = await nadia()
    const [first = '', second = '', third = ''] = codes
    const left = async () => (await browser.call('accounts.security.get')).body.recoveryCodesLeft
    expect((await passByRecovery(await loginChallengeFor(email), first)).status).toBe(200)
    expect(await left()).toBe(9)
    const loginChallenge = await loginChallengeFor(email)
    expect(await passByRecovery(loginChallenge, first)).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
    expect((await passByRecovery(loginChallenge, second.toUpperCase().replace('-', ''))).status).toBe(200)
    const asRead = third.replaceAll('1', 'l').replaceAll('0', 'O').replace('-', ' ')
    expect((await passByRecovery(await loginChallengeFor(email), asRead)).status).toBe(200)
    expect(await left()).toBe(7)
  })

  test('sent at once with twenty login challenges opens one session', async () => {
    const { id, codes } = await nadia()
    const loginChallenges = await plantLoginChallenges(id, 20)
    const replies = await Promise.all(loginChallenges.map((loginChallenge) => passByRecovery(loginChallenge, codes[0] ?? '')))
    expect(loadCodes(replies)).toEqual([200, ...Array.from({ length: 19 }, () => 'INVALID_CODE')])
  })

  test('is not an authenticator code, nor the other way around, nor valid for another account', async () => {
    const [{ email, app, codes }, other] = [await nadia(), await nadia()]
    const loginChallenge = await loginChallengeFor(email)
    expect((await pass({ loginChallenge, code: codes[0] ?? '' })).body.code).toBe('INVALID_CODE')
    expect((await passByRecovery(loginChallenge, app.freshCode())).body.code).toBe('INVALID_CODE')
    expect((await passByRecovery(loginChallenge, other.codes[0] ?? '')).body.code).toBe('INVALID_CODE')
  })

  test('is no longer offered once all are used', async () => {
    const { email, id, elsewhere } = await nadia()
    await plaza.rows('update accounts.recovery_codes set used_at = now() where user_id = $1', [id])
    expect((await elsewhere.logIn(email, FIXTURE_PASSWORD)).body.factors).toEqual(['totp'])
  })
})

describe('a login challenge', () => {
  const EXPIRED = { status: 410, body: { code: 'TICKET_EXPIRED' } }

  test('works once', async () => {
    const { email, app } = await nadia()
    const loginChallenge = await loginChallengeFor(email)
    expect((await pass({ loginChallenge, code: app.freshCode() })).status).toBe(200)
    expect(await pass({ loginChallenge, code: app.freshCode() })).toMatchObject(EXPIRED)
  })

  test('allows five tries', async () => {
    const { email, id, app, codes } = await nadia()
    const before = await loadSessions(id)
    const loginChallenge = await loginChallengeFor(email)
    const code = app.freshCode()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await pass({ loginChallenge, code: wrong(code) })).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
    expect(await pass({ loginChallenge, code })).toMatchObject(EXPIRED)
    expect(await passByRecovery(loginChallenge, codes[0] ?? '')).toMatchObject(EXPIRED)
    expect(await plaza.browser().call('accounts.passkeyLogin.begin', { loginChallenge })).toMatchObject(EXPIRED)
    expect(await loadSessions(id)).toEqual(before)
  })

  test('is valid at its fifth try', async () => {
    const { email, app } = await nadia()
    const loginChallenge = await loginChallengeFor(email)
    const code = app.freshCode()
    for (let attempt = 0; attempt < 4; attempt += 1) await pass({ loginChallenge, code: wrong(code) })
    expect((await pass({ loginChallenge, code })).status).toBe(200)
  })

  test('ends after ten minutes, with a newer one, and with a change of the password', async () => {
    const { browser, email, app } = await nadia()
    const old = await loginChallengeFor(email)
    plaza.moveClock(10 * MINUTE)
    expect(await pass({ loginChallenge: old, code: app.code() })).toMatchObject(EXPIRED)

    const older = await loginChallengeFor(email)
    const newer = await loginChallengeFor(email)
    expect(await pass({ loginChallenge: older, code: app.code() })).toMatchObject(EXPIRED)

    await browser.reauthenticate(FIXTURE_PASSWORD)
    await browser.call('accounts.password.change', { newPassword: 'cardamom pier 17' })
    expect(await pass({ loginChallenge: newer, code: app.code() })).toMatchObject(EXPIRED)
  })

  test('does not log in an account that was suspended after it was created', async () => {
    const { email, id, app, elsewhere } = await nadia()
    const loginChallenge = await loginChallengeFor(email)
    await plaza.rows(
      `insert into accounts.suspensions (id, user_id, reason, suspended_by, since) values ($2, $1, 'spam', 'system', now())`,
      [id, `sus_${id}`],
    )
    expect(await pass({ loginChallenge, code: app.freshCode() }, elsewhere)).toMatchObject(EXPIRED)
    expect(await elsewhere.me()).toBeNull()
  })

  test('is rejected when it is invented or was made for another purpose', async () => {
    const { email, app } = await nadia()
    await plaza.settle()
    const mailed = plaza
      .mailTo(email)
      .map((mail) => new URL(mail.link()).searchParams.get('token'))
      .find((token) => token !== null)
    expect(mailed).toHaveLength(26)
    for (const loginChallenge of ['0'.repeat(26), mailed ?? ''])
      expect(await pass({ loginChallenge, code: app.freshCode() })).toMatchObject(EXPIRED)
  })
})

describe('guessing', () => {
  /** Four login challenges with five codes each. */
  async function spendAll(email: string, code: string): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      const loginChallenge = await loginChallengeFor(email)
      const tries = await Promise.all(Array.from({ length: 5 }, () => pass({ loginChallenge, code: wrong(code) })))
      expect(loadCodes(tries)).toEqual(Array.from({ length: 5 }, () => 'INVALID_CODE'))
    }
  }

  test('ends after twenty codes in four hours, for any number of login challenges', async () => {
    const { email, app } = await nadia()
    await spendAll(email, app.freshCode())
    const refused = await pass({ loginChallenge: await loginChallengeFor(email), code: app.freshCode() })
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', data: { retryAfterS: expect.any(Number) } } })
    plaza.moveClock(4 * HOUR)
    expect((await pass({ loginChallenge: await loginChallengeFor(email), code: app.code() })).status).toBe(200)
  })

  test('does not lock the owner out of a known browser', async () => {
    const { browser, email, app } = await nadia()
    await browser.logOut()
    await spendAll(email, app.freshCode())
    const loginChallenge = await loginChallengeFor(email, browser)
    expect((await pass({ loginChallenge, code: app.freshCode() }, browser)).status).toBe(200)
  })

  test('is counted from zero after a valid code', async () => {
    const { email, app } = await nadia()
    for (let round = 0; round < 6; round += 1) {
      const loginChallenge = await loginChallengeFor(email)
      const code = app.freshCode()
      for (let attempt = 0; attempt < 4; attempt += 1) expect((await pass({ loginChallenge, code: wrong(code) })).status).toBe(401)
      expect((await pass({ loginChallenge, code })).status).toBe(200)
    }
  })
})
