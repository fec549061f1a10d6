/** Signing in by a passkey, alone or after the password. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_PASSWORD } from '#app/server/cast.ts'
import { allAtOnce } from '#test/plaza/all-at-once.ts'
import { Authenticator, enrolPasskey, type Lies } from '#test/plaza/authenticator.ts'
import { enrolApp } from '#test/plaza/authenticator-app.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const MINUTE = 60_000
const NOBODY = { status: 401, body: { code: 'INVALID_CREDENTIALS' } }
const EXPIRED = { status: 410, body: { code: 'TICKET_EXPIRED' } }

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

let people = 0
/** Somebody with a passkey, and a browser that never saw her. */
async function nadia(device = new Authenticator(plaza.url)) {
  people += 1
  const name = `nadia${people}x`
  const browser = await plaza.newcomer(name)
  const added = await enrolPasskey(browser, device)
  expect(added.status).toBe(200)
  const id = (await browser.me()).id as string
  return { browser, device, id, email: `${name}@example.com`, passkeyId: added.body.id as string, elsewhere: plaza.browser() }
}

type Begun = { challengeId: string; options: Record<string, unknown> }

const begin = async (browser: Member, input: object = {}) => (await browser.call('accounts.passkeyLogin.begin', input)).body as Begun
const finish = (browser: Member, { challengeId }: Begun, response: object) =>
  browser.call('accounts.passkeyLogin.finish', { challengeId, response })
const logIn = async (browser: Member, device: Authenticator, lies: Lies = {}, input: object = {}) => {
  const begun = await begin(browser, input)
  return finish(browser, begun, device.get(begun.options, lies))
}
const suspend = (id: string) =>
  plaza.rows(`insert into accounts.suspensions (id, user_id, reason, suspended_by, since) values ($2, $1, 'spam', 'system', now())`, [
    id,
    `sus_${id}`,
  ])
const sessionsOf = (id: string) => plaza.rows('select id from accounts.sessions where user_id = $1', [id])

describe('a passkey alone', () => {
  test('signs in without a name or a password', async () => {
    const { browser, device, id, email, elsewhere } = await nadia()
    const begun = await begin(elsewhere)
    expect(begun.options).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required', allowCredentials: [], timeout: 5 * MINUTE })
    const entered = await finish(elsewhere, begun, device.get(begun.options))
    expect(entered).toMatchObject({ status: 200, body: { state: 'signed_in', user: { id, email } } })
    expect(entered.headers.getSetCookie().find((line) => line.startsWith('plaza_session='))).toMatch(/HttpOnly/)
    expect(await elsewhere.me()).toMatchObject({ id })
    expect((await browser.call('accounts.security.get')).body.passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }])
    const logins = await plaza.rows(`select 1 from platform.facts where aggregate = $1 and type = 'accounts.loggedIn'`, [id])
    expect(logins).toHaveLength(2)
  })

  test('is enough where an app is asked for beside the password', async () => {
    const { browser, device, id, elsewhere } = await nadia()
    await enrolApp(plaza, browser)
    expect((await logIn(elsewhere, device)).body).toMatchObject({ state: 'signed_in', user: { id } })
  })

  test('that devices share, and that does not count, signs in again and again', async () => {
    const { device, elsewhere } = await nadia(new Authenticator(plaza.url, { counts: false }))
    for (let login = 0; login < 3; login += 1) expect((await logIn(elsewhere, device)).status).toBe(200)
  })

  const LIES: [string, Lies][] = [
    ['at another page', { origin: 'https://plaza.example.com' }],
    ['at the same host at another port', { origin: 'http://127.0.0.1:1' }],
    ['for another host', { rpId: 'example.com' }],
    ['without proof that its owner is there', { unverified: true }],
    ['to another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['signed by somebody else', { forged: true }],
    ['by one that nobody has', { id: randomBytes(32) }],
    ['in the name of another account', { userHandle: Buffer.from('usr_0').toString('base64url') }],
    ['with a counter that stands still', { counter: 1 }],
    ['with a counter that runs back', { counter: 0 }],
  ]
  test.each(LIES)('that answers %s is nobody’s', async (_, lies) => {
    const { device, id, elsewhere } = await nadia()
    const before = await sessionsOf(id)
    expect(await logIn(elsewhere, device, lies)).toMatchObject(NOBODY)
    expect(await elsewhere.me()).toBeNull()
    expect(await sessionsOf(id)).toEqual(before)
  })

  test.each([
    ['nothing', {}],
    ['nonsense', { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '!!' } }],
    ['an id that is none', { id: { $ne: null } }],
  ])('whose answer is %s is nobody’s', async (_, response) => {
    const browser = plaza.browser()
    expect(await finish(browser, await begin(browser), response)).toMatchObject(NOBODY)
  })

  test('answers nonsense in its owner’s name for nobody', async () => {
    const { passkeyId, elsewhere } = await nadia()
    const response = { id: passkeyId, rawId: passkeyId, type: 'public-key', response: { clientDataJSON: 'AAAA' } }
    expect(await finish(elsewhere, await begin(elsewhere), response)).toMatchObject(NOBODY)
  })

  test('answers a challenge once, right or wrong, within five minutes', async () => {
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

  test('sent by twenty at once opens one session', async () => {
    const { device, id, elsewhere } = await nadia()
    const before = (await sessionsOf(id)).length
    const begun = await begin(elsewhere)
    const response = device.get(begun.options)
    const replies = await Promise.all(Array.from({ length: 20 }, () => finish(plaza.browser(), begun, response)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionsOf(id)).toHaveLength(before + 1)
  })

  test('copied, and used by five at once with one count, gets in once', async () => {
    const { device, id, elsewhere } = await nadia()
    const begun: Begun[] = []
    for (let copy = 0; copy < 5; copy += 1) begun.push(await begin(elsewhere))
    const uses = begun.map((one) => () => finish(plaza.browser(), one, device.get(one.options, { counter: 7 })))
    const replies = await allAtOnce(plaza, 'select from accounts.users where id = $1', id, uses)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(NOBODY)
  })

  test('lets in nobody who is suspended or leaving', async () => {
    const [suspended, leaving] = [await nadia(), await nadia()]
    await suspend(suspended.id)
    await plaza.rows('update accounts.users set leaving_since = now() where id = $1', [leaving.id])
    for (const { device, elsewhere } of [suspended, leaving]) expect(await logIn(elsewhere, device)).toMatchObject(NOBODY)
  })

  test('is asked for sixty times in five minutes by one address', async () => {
    const browser = plaza.browser()
    const replies = await Promise.all(Array.from({ length: 61 }, () => browser.call('accounts.passkeyLogin.begin', {})))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(replies.find(({ status }) => status !== 200)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  })
})

describe('a passkey after the password', () => {
  async function withApp() {
    const person = await nadia()
    await enrolApp(plaza, person.browser)
    const { body } = await person.elsewhere.logIn(person.email, CAST_PASSWORD)
    expect(body).toMatchObject({ state: 'second_factor', factors: ['totp', 'recovery_code', 'passkey'] })
    return { ...person, ticket: body.ticket as string }
  }

  test('is one of the account’s, and uses the ticket up', async () => {
    const { device, id, passkeyId, ticket, elsewhere } = await withApp()
    const begun = await begin(elsewhere, { ticket })
    expect(begun.options.allowCredentials).toEqual([{ id: passkeyId, type: 'public-key', transports: ['hybrid', 'internal'] }])
    expect((await finish(elsewhere, begun, device.get(begun.options))).body).toMatchObject({ state: 'signed_in', user: { id } })
    expect(await elsewhere.call('accounts.passkeyLogin.begin', { ticket })).toMatchObject(EXPIRED)
  })

  test('of another account is nobody’s', async () => {
    const { id, ticket, elsewhere } = await withApp()
    const mallory = await nadia()
    const begun = await begin(elsewhere, { ticket })
    const response = mallory.device.get({ ...begun.options, allowCredentials: [] })
    expect(await finish(elsewhere, begun, response)).toMatchObject(NOBODY)
    expect(await elsewhere.me()).toBeNull()
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  test('comes too late when the ticket was used or ended meanwhile', async () => {
    const { device, email, ticket, elsewhere } = await withApp()
    const [one, other] = [await begin(elsewhere, { ticket }), await begin(elsewhere, { ticket })]
    expect((await finish(elsewhere, one, device.get(one.options))).status).toBe(200)
    expect(await finish(plaza.browser(), other, device.get(other.options))).toMatchObject(EXPIRED)

    const next = (await elsewhere.logIn(email, CAST_PASSWORD)).body.ticket
    plaza.moveClock(10 * MINUTE)
    expect(await elsewhere.call('accounts.passkeyLogin.begin', { ticket: next })).toMatchObject(EXPIRED)
  })

  test('is not begun with a ticket that was made up, or could be none', async () => {
    const browser = plaza.browser()
    expect(await browser.call('accounts.passkeyLogin.begin', { ticket: '0'.repeat(26) })).toMatchObject(EXPIRED)
    expect(await browser.call('accounts.passkeyLogin.begin', { ticket: 'short' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    })
  })
})

test('a passkey belongs to the host that people type, also where Plaza lives under a path of it', async () => {
  const { publicOrigin } = plaza.kernel
  const device = new Authenticator('https://town.example')
  try {
    plaza.kernel.publicOrigin = 'https://town.example/plaza'
    const { browser, elsewhere } = await nadia(device)
    expect((await begin(browser)).options.rpId).toBe('town.example')
    expect((await logIn(elsewhere, device)).status).toBe(200)
  } finally {
    plaza.kernel.publicOrigin = publicOrigin
  }
  expect(await logIn(plaza.browser(), device)).toMatchObject(NOBODY)
})
