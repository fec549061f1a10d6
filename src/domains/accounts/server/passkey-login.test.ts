/** Logging in with a passkey, alone or after the password. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { Authenticator, enrollPasskey, type ForgedFields } from '#test/plaza/authenticator.ts'
import { enrollAuthenticatorApp } from '#test/plaza/authenticator-app.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'

const MINUTE = 60_000
const NOBODY = { status: 401, body: { code: 'INVALID_CREDENTIALS' } }
const EXPIRED = { status: 410, body: { code: 'TICKET_EXPIRED' } }

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

let people = 0
/** Creates a member with a passkey, and a browser that has never logged in. */
async function nadia(device = new Authenticator(plaza.url)) {
  people += 1
  const name = `nadia${people}x`
  const browser = await plaza.newcomer(name)
  const added = await enrollPasskey(browser, device)
  expect(added.status).toBe(200)
  const id = (await browser.me()).id as string
  return { browser, device, id, email: `${name}@example.com`, passkeyId: added.body.id as string, elsewhere: plaza.browser() }
}

type Begun = { challengeId: string; options: Record<string, unknown> }

const begin = async (browser: Member, input: object = {}) => (await browser.call('accounts.passkeyLogin.begin', input)).body as Begun
const finish = (browser: Member, { challengeId }: Begun, response: object) =>
  browser.call('accounts.passkeyLogin.finish', { challengeId, response })
const logIn = async (browser: Member, device: Authenticator, lies: ForgedFields = {}, input: object = {}) => {
  const begun = await begin(browser, input)
  return finish(browser, begun, device.get(begun.options, lies))
}
const suspend = (id: string) =>
  plaza.rows(`insert into accounts.suspensions (id, user_id, reason, suspended_by, since) values ($2, $1, 'spam', 'system', now())`, [
    id,
    `sus_${id}`,
  ])
const loadSessions = (id: string) => plaza.rows('select id from accounts.sessions where user_id = $1', [id])

describe('a passkey alone', () => {
  test('logs in without a username or a password', async () => {
    const { browser, device, id, email, elsewhere } = await nadia()
    const begun = await begin(elsewhere)
    expect(begun.options).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required', allowCredentials: [], timeout: 5 * MINUTE })
    const entered = await finish(elsewhere, begun, device.get(begun.options))
    expect(entered).toMatchObject({ status: 200, body: { state: 'signed_in', user: { id, email } } })
    expect(entered.headers.getSetCookie().find((line) => line.startsWith('plaza_session='))).toMatch(/HttpOnly/)
    expect(await elsewhere.me()).toMatchObject({ id })
    expect((await browser.call('accounts.security.get')).body.passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }])
    const logins = await plaza.rows(`select 1 from platform.events where aggregate = $1 and type = 'accounts.loggedIn'`, [id])
    expect(logins).toHaveLength(2)
  })

  test('is enough even when the password needs an authenticator code', async () => {
    const { browser, device, id, elsewhere } = await nadia()
    await enrollAuthenticatorApp(plaza, browser)
    expect((await logIn(elsewhere, device)).body).toMatchObject({ state: 'signed_in', user: { id } })
  })

  test('that is synced and has no counter works repeatedly', async () => {
    const { device, elsewhere } = await nadia(new Authenticator(plaza.url, { counts: false }))
    for (let login = 0; login < 3; login += 1) expect((await logIn(elsewhere, device)).status).toBe(200)
  })

  const LIES: [string, ForgedFields][] = [
    ['at another origin', { origin: 'https://plaza.example.com' }],
    ['at the same host at another port', { origin: 'http://127.0.0.1:1' }],
    ['for another host', { rpId: 'example.com' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['without user verification', { unverified: true }],
    ['to another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['signed by somebody else', { forged: true }],
    ['by an unknown passkey', { id: randomBytes(32) }],
    ['in the name of another account', { userHandle: Buffer.from('usr_0').toString('base64url') }],
    ['with an unchanged counter', { counter: 1 }],
    ['with a decreased counter', { counter: 0 }],
  ]
  test.each(LIES)('hazard 52: that answers %s is rejected', async (_, lies) => {
    const { device, id, elsewhere } = await nadia()
    const before = await loadSessions(id)
    expect(await logIn(elsewhere, device, lies)).toMatchObject(NOBODY)
    expect(await elsewhere.me()).toBeNull()
    expect(await loadSessions(id)).toEqual(before)
  })

  test.each([
    ['nothing', {}],
    ['nonsense', { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '!!' } }],
    ['an invalid id', { id: { $ne: null } }],
  ])('whose answer is %s is rejected', async (_, response) => {
    const browser = plaza.browser()
    expect(await finish(browser, await begin(browser), response)).toMatchObject(NOBODY)
  })

  test('is rejected when its answer is malformed', async () => {
    const { passkeyId, elsewhere } = await nadia()
    const response = { id: passkeyId, rawId: passkeyId, type: 'public-key', response: { clientDataJSON: 'AAAA' } }
    expect(await finish(elsewhere, await begin(elsewhere), response)).toMatchObject(NOBODY)
  })

  test('answers a challenge once, valid or not, within five minutes', async () => {
    const { device, elsewhere } = await nadia()
    const begun = await begin(elsewhere)
    const response = device.get(begun.options)
    expect((await finish(elsewhere, begun, response)).status).toBe(200)
    expect(await finish(elsewhere, begun, response)).toMatchObject(NOBODY)
    expect(await finish(elsewhere, begun, device.get(begun.options))).toMatchObject(NOBODY)

    const failed = await begin(elsewhere)
    expect(await finish(elsewhere, failed, device.get(failed.options, { forged: true }))).toMatchObject(NOBODY)
    expect(await finish(elsewhere, failed, device.get(failed.options))).toMatchObject(NOBODY)

    const late = await begin(elsewhere)
    plaza.moveClock(5 * MINUTE)
    expect(await finish(elsewhere, late, device.get(late.options))).toMatchObject(NOBODY)
    expect(await finish(elsewhere, { ...late, challengeId: 'pkc_madeUp' }, device.get(late.options))).toMatchObject(NOBODY)
  })

  test('sent by twenty clients at once opens one session', async () => {
    const { device, id, elsewhere } = await nadia()
    const before = (await loadSessions(id)).length
    const begun = await begin(elsewhere)
    const response = device.get(begun.options)
    const replies = await Promise.all(Array.from({ length: 20 }, () => finish(plaza.browser(), begun, response)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await loadSessions(id)).toHaveLength(before + 1)
  })

  test('that was copied and used five times with one counter logs in once', async () => {
    const { device, id, elsewhere } = await nadia()
    const begun: Begun[] = []
    for (let copy = 0; copy < 5; copy += 1) begun.push(await begin(elsewhere))
    const uses = begun.map((one) => () => finish(plaza.browser(), one, device.get(one.options, { counter: 7 })))
    const replies = await runConcurrently(plaza, 'select from accounts.users where id = $1', id, uses)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(NOBODY)
  })

  test('does not log in a suspended account or one being deleted', async () => {
    const suspended = await nadia()
    const leaving = await nadia()
    await suspend(suspended.id)
    await plaza.rows('update accounts.users set deletion_requested_at = now() where id = $1', [leaving.id])
    for (const { device, elsewhere } of [suspended, leaving]) expect(await logIn(elsewhere, device)).toMatchObject(NOBODY)
  })

  test('can be requested sixty times in five minutes from one address', async () => {
    const browser = plaza.browser()
    const replies = await Promise.all(Array.from({ length: 61 }, () => browser.call('accounts.passkeyLogin.begin', {})))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(replies.find(({ status }) => status !== 200)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  })
})

describe('a passkey after the password', () => {
  async function withApp() {
    const person = await nadia()
    await enrollAuthenticatorApp(plaza, person.browser)
    const { body } = await person.elsewhere.logIn(person.email, FIXTURE_PASSWORD)
    expect(body).toMatchObject({ state: 'second_factor', factors: ['totp', 'recovery_code', 'passkey'] })
    return { ...person, loginChallenge: body.loginChallenge as string }
  }

  test('belongs to the account and uses up the login challenge', async () => {
    const { device, id, passkeyId, loginChallenge, elsewhere } = await withApp()
    const begun = await begin(elsewhere, { loginChallenge })
    expect(begun.options.allowCredentials).toEqual([{ id: passkeyId, type: 'public-key', transports: ['hybrid', 'internal'] }])
    expect((await finish(elsewhere, begun, device.get(begun.options))).body).toMatchObject({ state: 'signed_in', user: { id } })
    expect(await elsewhere.call('accounts.passkeyLogin.begin', { loginChallenge })).toMatchObject(EXPIRED)
  })

  test('of another account is rejected', async () => {
    const { id, loginChallenge, elsewhere } = await withApp()
    const mallory = await nadia()
    const begun = await begin(elsewhere, { loginChallenge })
    const response = mallory.device.get({ ...begun.options, allowCredentials: [] })
    expect(await finish(elsewhere, begun, response)).toMatchObject(NOBODY)
    expect(await elsewhere.me()).toBeNull()
    expect(await loadSessions(id)).toHaveLength(1)
  })

  test('is rejected when the login challenge was used or has expired', async () => {
    const { device, email, loginChallenge, elsewhere } = await withApp()
    const one = await begin(elsewhere, { loginChallenge })
    const other = await begin(elsewhere, { loginChallenge })
    expect((await finish(elsewhere, one, device.get(one.options))).status).toBe(200)
    expect(await finish(plaza.browser(), other, device.get(other.options))).toMatchObject(EXPIRED)

    const next = (await elsewhere.logIn(email, FIXTURE_PASSWORD)).body.loginChallenge
    plaza.moveClock(10 * MINUTE)
    expect(await elsewhere.call('accounts.passkeyLogin.begin', { loginChallenge: next })).toMatchObject(EXPIRED)
  })

  test('does not start with an invalid login challenge', async () => {
    const browser = plaza.browser()
    expect(await browser.call('accounts.passkeyLogin.begin', { loginChallenge: '0'.repeat(26) })).toMatchObject(EXPIRED)
    expect(await browser.call('accounts.passkeyLogin.begin', { loginChallenge: 'short' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    })
  })
})

test('hazard 52: a passkey works under a path, and is bound to the host', async () => {
  const { publicOrigin } = plaza.services
  const device = new Authenticator('https://town.example')
  try {
    plaza.services.publicOrigin = 'https://town.example/plaza'
    const { browser, elsewhere } = await nadia(device)
    expect((await begin(browser)).options.rpId).toBe('town.example')
    expect((await logIn(elsewhere, device)).status).toBe(200)
  } finally {
    plaza.services.publicOrigin = publicOrigin
  }
  expect(await logIn(plaza.browser(), device)).toMatchObject(NOBODY)
})
