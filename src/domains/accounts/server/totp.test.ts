/** Two-step login: Nadia turns it on, renews her recovery codes and turns it off. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { AuthenticatorApp, enrollAuthenticatorApp } from '#test/plaza/authenticator-app.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'
import { loadSecurityChanges } from '#test/plaza/security-changes.ts'

const MINUTE = 60_000

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

let people = 0
async function nadia() {
  people += 1
  const name = `nadia${people}x`
  const browser = await plaza.newcomer(name)
  return { browser, email: `${name}@example.com`, id: (await browser.me()).id as string }
}

const begin = (browser: Member) => browser.call('accounts.totp.begin')
const confirm = (browser: Member, code: string, key?: string) => browser.call('accounts.totp.confirm', { code }, { ...(key && { key }) })
const remove = (browser: Member) => browser.call('accounts.totp.remove')
const renew = (browser: Member) => browser.call('accounts.totp.renewRecoveryCodes')
const security = async (browser: Member) => (await browser.call('accounts.security.get')).body
const logIn = async (email: string) => (await plaza.browser().logIn(email, FIXTURE_PASSWORD)).body

describe('an authenticator app', () => {
  test('is required once a code was confirmed, and comes with ten recovery codes', async () => {
    const { browser, email, id } = await nadia()
    const begun = await begin(browser)
    expect(begun.status).toBe(200)
    const { secret, uri } = begun.body
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toBe(`otpauth://totp/Plaza:${encodeURIComponent(email)}?issuer=Plaza&secret=${secret}&algorithm=SHA1&digits=6&period=30`)
    expect(await security(browser)).toMatchObject({ totp: null, recoveryCodesLeft: 0 })
    expect((await logIn(email)).state).toBe('signed_in')

    const confirmed = await confirm(browser, new AuthenticatorApp(plaza, secret).code())
    expect(confirmed.status).toBe(200)
    const { codes } = confirmed.body as { codes: string[] }
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect(await security(browser)).toMatchObject({ totp: { enabledAt: expect.any(String) }, recoveryCodesLeft: 10, passkeys: [] })
    expect(await logIn(email)).toMatchObject({ state: 'second_factor', factors: ['totp', 'recovery_code'] })
    expect(await loadSecurityChanges(plaza, id)).toEqual(['totp_on'])
  })

  test('stores its secret and the recovery codes only encrypted or hashed', async () => {
    const { browser, id } = await nadia()
    const { secret } = (await begin(browser)).body
    const { codes } = (await confirm(browser, new AuthenticatorApp(plaza, secret).code())).body as { codes: string[] }
    const rows = await plaza.rows<{ everything: string }>(
      `select t::text as everything from accounts.totp t where user_id = $1
       union all select c::text from accounts.recovery_codes c where user_id = $1
       union all select f::text from platform.events f where aggregate = $1
       union all select k::text from platform.idempotency_keys k where viewer = $1`,
      [id],
    )
    expect(rows.length).toBeGreaterThan(13)
    for (const { everything } of rows)
      for (const known of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) expect(everything).not.toContain(known)
  })

  test('set up again has a new secret, and the older one is invalid', async () => {
    const { browser } = await nadia()
    const older = new AuthenticatorApp(plaza, (await begin(browser)).body.secret)
    const newer = new AuthenticatorApp(plaza, (await begin(browser)).body.secret)
    expect(await confirm(browser, older.code())).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
    expect((await confirm(browser, newer.code())).status).toBe(200)
  })

  test('is not turned on by a wrong, outdated or missing code, or before it was set up', async () => {
    const { browser } = await nadia()
    expect(await confirm(browser, '123456')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const app = new AuthenticatorApp(plaza, (await begin(browser)).body.secret)
    const wrong = app.code() === '123456' ? '123457' : '123456'
    for (const code of [wrong, app.code(-3), app.code(3), '١٢٣٤٥٦', 'x'.repeat(40)])
      expect(await confirm(browser, code), code).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
    for (const code of ['', '   ', 'x'.repeat(41), '12\u000034'])
      expect((await confirm(browser, code)).body.code, code).toBe('INVALID_INPUT')
    expect((await security(browser)).totp).toBeNull()
  })

  test('is turned on once: it cannot be set up or confirmed again, and a repeated key gets no codes', async () => {
    const { browser, id } = await nadia()
    const app = new AuthenticatorApp(plaza, (await begin(browser)).body.secret)
    expect((await confirm(browser, app.code(), 'one-and-the-same')).status).toBe(200)
    const repeated = await confirm(browser, app.code(), 'one-and-the-same')
    expect(repeated).toMatchObject({ status: 409, body: { code: 'ALREADY_DONE' } })
    for (const again of [await begin(browser), await confirm(browser, app.freshCode())])
      expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_ENABLED' } })
    expect(await loadSecurityChanges(plaza, id)).toEqual(['totp_on'])
  })

  test('confirmed by five at once is turned on once, with one set of codes', async () => {
    const { browser, id } = await nadia()
    const app = new AuthenticatorApp(plaza, (await begin(browser)).body.secret)
    const confirmations = Array.from({ length: 5 }, () => () => confirm(browser, app.code()))
    const replies = await runConcurrently(plaza, 'select from accounts.totp where user_id = $1', id, confirmations)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'ALREADY_ENABLED')).toHaveLength(4)
    expect(await plaza.rows('select 1 from accounts.recovery_codes where user_id = $1', [id])).toHaveLength(10)
    expect(await loadSecurityChanges(plaza, id)).toEqual(['totp_on'])
  })

  test('is removed with its recovery codes, and then the password is enough', async () => {
    const { browser, email, id } = await nadia()
    await enrollAuthenticatorApp(plaza, browser)
    expect((await remove(browser)).status).toBe(200)
    expect(await security(browser)).toMatchObject({ totp: null, recoveryCodesLeft: 0 })
    expect((await logIn(email)).state).toBe('signed_in')
    expect(await remove(browser)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await loadSecurityChanges(plaza, id)).toEqual(['totp_on', 'totp_off'])
    await plaza.settle()
    const mailed = plaza.mailTo(email).map(({ text }) => text)
    for (const words of ['logging in now needs a code', 'logging in no longer needs a code'])
      expect(
        mailed.filter((text) => text.includes(words)),
        words,
      ).toHaveLength(1)
  })

  test('of one member cannot be changed by another', async () => {
    const mine = await nadia()
    const other = await nadia()
    await enrollAuthenticatorApp(plaza, mine.browser)
    expect((await remove(other.browser)).status).toBe(404)
    expect((await renew(other.browser)).status).toBe(404)
    expect(await security(other.browser)).toMatchObject({ totp: null, recoveryCodesLeft: 0 })
    expect((await security(mine.browser)).recoveryCodesLeft).toBe(10)
  })
})

describe('recovery codes', () => {
  test('can be renewed, which invalidates the older ones', async () => {
    const { browser, email, id } = await nadia()
    const { codes } = await enrollAuthenticatorApp(plaza, browser)
    const renewed = await renew(browser)
    expect(renewed.status).toBe(200)
    expect(renewed.body.codes).toHaveLength(10)
    expect((await security(browser)).recoveryCodesLeft).toBe(10)
    const pass = async (code: string) => {
      const { loginChallenge } = await logIn(email)
      return plaza.browser().call('accounts.session.passSecondFactor', { loginChallenge, factor: 'recovery_code', code })
    }
    expect(await pass(codes[0] ?? '')).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
    expect((await pass(renewed.body.codes[0])).status).toBe(200)
    expect(await loadSecurityChanges(plaza, id)).toEqual(['totp_on', 'recovery_codes'])
  })

  test('exist only with an authenticator app', async () => {
    const { browser, id } = await nadia()
    expect(await renew(browser)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    await begin(browser)
    expect(await renew(browser)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await loadSecurityChanges(plaza, id)).toEqual([])
  })
})

const CHANGES = [
  ['accounts.totp.begin', {}],
  ['accounts.totp.confirm', { code: '123456' }],
  ['accounts.totp.remove', {}],
  ['accounts.totp.renewRecoveryCodes', {}],
] as const

test.each(CHANGES)('%s needs a reauthentication within ten minutes', async (operation, input) => {
  const { browser } = await nadia()
  await enrollAuthenticatorApp(plaza, browser)
  plaza.moveClock(10 * MINUTE + 1)
  expect(await browser.call(operation, input)).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_NEEDED' } })
  expect(await plaza.browser().call(operation, input)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  expect(await security(browser)).toMatchObject({ totp: { enabledAt: expect.any(String) }, recoveryCodesLeft: 10 })
})

test('the security settings show when there is no password', async () => {
  const { browser, id } = await nadia()
  expect((await security(browser)).passwordChangedAt).toEqual(expect.any(String))
  await plaza.rows('update accounts.users set password_hash = null where id = $1', [id])
  expect((await security(browser)).passwordChangedAt).toBeNull()
})
