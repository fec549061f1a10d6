/** Passkeys of an account: Nadia makes them, names them, removes them. Her authenticator is software; its signatures are true. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allAtOnce } from '#test/plaza/all-at-once.ts'
import { type Attestation, Authenticator, type Lies } from '#test/plaza/authenticator.ts'
import { enrolApp } from '#test/plaza/authenticator-app.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const MINUTE = 60_000
const REFUSED = { status: 400, body: { code: 'PASSKEY_REFUSED' } }
const MISSING = { status: 404, body: { code: 'NOT_FOUND' } }

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
  return { browser, name, email: `${name}@example.com`, id: (await browser.me()).id as string, device: new Authenticator(plaza.url) }
}

const begin = async (browser: Member) => (await browser.call('accounts.passkeys.begin')).body
const add = (browser: Member, challengeId: string, response: object, name = 'My phone') =>
  browser.call('accounts.passkeys.add', { challengeId, name, response })
const remove = (browser: Member, id: string) => browser.call('accounts.passkeys.remove', { id })
const rename = (browser: Member, id: string, name: string) => browser.call('accounts.passkeys.rename', { id, name })
const passkeysOf = async (browser: Member) => (await browser.call('accounts.security.get')).body.passkeys

async function make(browser: Member, device: Authenticator, lies: Lies = {}) {
  const { challengeId, options } = await begin(browser)
  return add(browser, challengeId, device.create(options, lies))
}

async function withPasskey() {
  const person = await nadia()
  const { status, body } = await make(person.browser, person.device)
  expect(status).toBe(200)
  return { ...person, passkey: body as { id: string; name: string } }
}

const changesOf = async (id: string) =>
  (
    await plaza.rows<{ what: string }>(
      `select payload->>'what' as what from platform.facts where aggregate = $1 and type = 'accounts.securityChanged' order by position`,
      [id],
    )
  ).map(({ what }) => what)

describe('a passkey', () => {
  test('is asked for so that it signs in without a name and proves that its owner is there', async () => {
    const { browser, name, email } = await nadia()
    const { challengeId, options } = await begin(browser)
    expect(challengeId).toMatch(/^pkc_/)
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Plaza' },
      user: { name: email, displayName: name },
      attestation: 'none',
      timeout: 5 * MINUTE,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThanOrEqual(16)
  })

  test('is kept under the name its owner gives it', async () => {
    const { browser, id, device } = await nadia()
    const { challengeId, options } = await begin(browser)
    const added = await add(browser, challengeId, device.create(options), '  Blue phone ')
    expect(added.status).toBe(200)
    const [credential] = device.credentials
    expect(added.body).toEqual({
      ...{ id: credential?.id.toString('base64url'), name: 'Blue phone' },
      ...{ createdAt: expect.any(String), lastUsedAt: null },
    })
    expect(await passkeysOf(browser)).toEqual([added.body])
    expect(await changesOf(id)).toEqual(['passkey_added'])
    const [second] = [await begin(browser)]
    expect(second.options.excludeCredentials).toEqual([{ id: added.body.id, type: 'public-key', transports: ['hybrid', 'internal'] }])
  })

  const LIES: [string, Lies][] = [
    ['for another page', { origin: 'https://plaza.example.com' }],
    ['for the same host at another port', { origin: 'http://127.0.0.1:1' }],
    ['for another host', { rpId: 'example.com' }],
    ['without proof that its owner was there', { unverified: true }],
    ['for another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['with an id longer than any', { id: randomBytes(1024) }],
    ['with no id', { id: Buffer.alloc(0) }],
    ['in a form nobody asked for', { attestation: { fmt: 'android-key', attStmt: new Map() } }],
    ['in a form nobody knows', { attestation: { fmt: 'planted', attStmt: new Map() } }],
  ]
  test.each(LIES)('made %s is refused', async (_, lies) => {
    const { browser, id, device } = await nadia()
    expect(await make(browser, device, lies)).toMatchObject(REFUSED)
    expect(await passkeysOf(browser)).toEqual([])
    expect(await changesOf(id)).toEqual([])
  })

  test('may vouch for itself; one that shows certificates is refused before they are read', async () => {
    const { browser, device } = await nadia()
    expect((await make(browser, device, { selfAttested: true })).status).toBe(200)
    const reasons: unknown[] = []
    const { info } = plaza.kernel.log
    plaza.kernel.log.info = (fields: { reason?: unknown }) => void reasons.push(fields.reason)
    expect(await make(browser, device, { attestation: certified() })).toMatchObject(REFUSED)
    plaza.kernel.log.info = info
    expect(reasons).toEqual(['an attestation that was not asked for: packed'])
  })

  test.each([
    ['nothing', {}],
    ['nonsense', { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '!!', attestationObject: 7 } }],
    ['an id with a hole in it', { id: '\u0000', rawId: '\u0000', type: 'public-key', response: null }],
  ])('that is %s is refused', async (_, response) => {
    const { browser } = await nadia()
    expect(await add(browser, (await begin(browser)).challengeId, response)).toMatchObject(REFUSED)
  })

  test('says how it is reached in known words only', async () => {
    const { browser, device } = await nadia()
    await make(browser, device, { transports: ['usb', 'carrier-pigeon', { usb: true }, 'x'.repeat(10_000)] })
    const { options } = await begin(browser)
    expect(options.excludeCredentials[0].transports).toEqual(['usb'])
    expect((await make(browser, device, { transports: 'usb' })).status).toBe(200)
  })

  test('answers a challenge once, within five minutes, and only its own account’s', async () => {
    const { browser, device } = await nadia()
    const mallory = await nadia()
    const first = await begin(browser)
    expect(await add(mallory.browser, first.challengeId, device.create(first.options))).toMatchObject(REFUSED)
    expect((await add(browser, first.challengeId, device.create(first.options))).status).toBe(200)
    expect(await add(browser, first.challengeId, device.create(first.options))).toMatchObject(REFUSED)

    const failed = await begin(browser)
    expect(await add(browser, failed.challengeId, device.create(failed.options, { unverified: true }))).toMatchObject(REFUSED)
    expect(await add(browser, failed.challengeId, device.create(failed.options))).toMatchObject(REFUSED)

    const late = await begin(browser)
    plaza.moveClock(5 * MINUTE)
    expect(await add(browser, late.challengeId, device.create(late.options))).toMatchObject(REFUSED)
    expect(await passkeysOf(browser)).toHaveLength(1)
  })

  test('answers no challenge of a login', async () => {
    const { browser, device } = await nadia()
    const { options } = await begin(browser)
    const login = (await browser.call('accounts.passkeyLogin.begin', {})).body
    expect(await add(browser, login.challengeId, device.create({ ...options, challenge: login.options.challenge }))).toMatchObject(REFUSED)
  })

  test('of one account is none for another', async () => {
    const { browser, device, passkey } = await withPasskey()
    const mallory = await nadia()
    const taken = { id: Buffer.from(passkey.id, 'base64url') }
    expect(await make(mallory.browser, new Authenticator(plaza.url), taken)).toMatchObject(REFUSED)
    expect(await make(browser, device, taken)).toMatchObject(REFUSED)
    expect(await passkeysOf(browser)).toHaveLength(1)
    expect(await passkeysOf(mallory.browser)).toEqual([])
  })

  test.each(['', '   ', 'x'.repeat(61), 'two\nlines'])('is not called %o', async (name) => {
    const { browser, passkey } = await withPasskey()
    const { challengeId } = await begin(browser)
    for (const reply of [await add(browser, challengeId, {}, name), await rename(browser, passkey.id, name)])
      expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', data: { fields: [{ path: 'name' }] } } })
  })

  test('is one of at most ten, also when five more are made at once', async () => {
    const { browser, id, device } = await nadia()
    for (let made = 0; made < 9; made += 1) expect((await make(browser, device)).status).toBe(200)
    const begun = []
    for (let index = 0; index < 5; index += 1) begun.push(await begin(browser))
    const adds = begun.map(
      ({ challengeId, options }) =>
        () =>
          add(browser, challengeId, device.create(options)),
    )
    const replies = await allAtOnce(plaza, 'select from accounts.users where id = $1', id, adds)
    const tooMany = { status: 409, body: { code: 'TOO_MANY_PASSKEYS', data: { most: 10 } } }
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(tooMany)
    expect(await browser.call('accounts.passkeys.begin')).toMatchObject(tooMany)
    expect(await passkeysOf(browser)).toHaveLength(10)
    expect(await changesOf(id)).toHaveLength(10)
  })
})

describe('renaming and removing', () => {
  test('a passkey gets another name, and the same again when the answer was lost', async () => {
    const { browser, id, passkey } = await withPasskey()
    const renamed = await rename(browser, passkey.id, 'Old phone')
    expect(renamed).toMatchObject({ status: 200, body: { ...passkey, name: 'Old phone' } })
    const input = { id: passkey.id, name: 'Older phone' }
    const [first, again] = [
      await browser.call('accounts.passkeys.rename', input, { key: 'rename-older-phone' }),
      await browser.call('accounts.passkeys.rename', input, { key: 'rename-older-phone' }),
    ]
    expect(again.body).toEqual(first.body)
    expect(await changesOf(id)).toEqual(['passkey_added'])
  })

  test('a removed one is gone, and signs nobody in', async () => {
    const { browser, id, email, device, passkey } = await withPasskey()
    expect((await remove(browser, passkey.id)).status).toBe(200)
    expect(await passkeysOf(browser)).toEqual([])
    expect(await remove(browser, passkey.id)).toMatchObject(MISSING)
    expect(await changesOf(id)).toEqual(['passkey_added', 'passkey_removed'])
    const login = (await plaza.browser().call('accounts.passkeyLogin.begin', {})).body
    const reply = await plaza.browser().call('accounts.passkeyLogin.finish', {
      challengeId: login.challengeId,
      response: device.get(login.options),
    })
    expect(reply).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
    await plaza.settle()
    const mailed = plaza.mailTo(email).map(({ text }) => text)
    for (const told of ['A passkey was added', 'A passkey was removed'])
      expect(
        mailed.filter((text) => text.includes(told)),
        told,
      ).toHaveLength(1)
  })

  test('somebody else’s looks like one that never was', async () => {
    const { browser, passkey } = await withPasskey()
    const mallory = await nadia()
    for (const act of [remove, (who: Member, id: string) => rename(who, id, 'Mine')]) {
      const [foreign, missing] = [await act(mallory.browser, passkey.id), await act(mallory.browser, 'neverMade')]
      expect(foreign).toMatchObject(MISSING)
      expect(foreign.body).toEqual(missing.body)
    }
    expect(await passkeysOf(browser)).toEqual([expect.objectContaining(passkey)])
  })

  test.each(['', '../x', 'x'.repeat(1365), 'a\u0000b'])('%o is no passkey’s id', async (id) => {
    const { browser } = await nadia()
    for (const reply of [await remove(browser, id), await rename(browser, id, 'Phone')])
      expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  })

  test('the last one stays while there is no password, also when two are removed at once', async () => {
    const { browser, id, device, passkey } = await withPasskey()
    const other = (await make(browser, device)).body
    await plaza.rows('update accounts.users set password_hash = null where id = $1', [id])
    const removals = [passkey.id, other.id].map((passkeyId) => () => remove(browser, passkeyId))
    const replies = await allAtOnce(plaza, 'select from accounts.users where id = $1', id, removals)
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('LAST_LOGIN_METHOD')
    expect(await passkeysOf(browser)).toHaveLength(1)
    expect(await changesOf(id)).toEqual(['passkey_added', 'passkey_added', 'passkey_removed'])
  })
})

test.each([
  ['accounts.passkeys.begin', {}],
  ['accounts.passkeys.add', { challengeId: 'pkc_x', name: 'Phone', response: {} }],
  ['accounts.passkeys.remove', { id: 'x' }],
])('%s is for somebody who proved within ten minutes who they are', async (operation, input) => {
  const { browser } = await nadia()
  plaza.moveClock(10 * MINUTE + 1)
  expect(await browser.call(operation, input)).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_NEEDED' } })
  expect(await plaza.browser().call(operation, input)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
})

test('whoever opened an account in somebody’s name keeps no way into it once the address is proven', async () => {
  const mallory = await withPasskey()
  await enrolApp(plaza, mallory.browser)
  await plaza.settle()
  const nadiaHerself = plaza.browser()
  const link = plaza
    .mailTo(mallory.email)
    .map((mail) => new URL(mail.link()))
    .find(({ searchParams }) => searchParams.has('token'))
  const token = link?.searchParams.get('token')
  const { resetToken } = (await nadiaHerself.call('accounts.email.verify', { token, forgotten: true })).body
  const enter = async () => {
    const { challengeId, options } = (await mallory.browser.call('accounts.passkeyLogin.begin', {})).body
    return mallory.browser.call('accounts.passkeyLogin.finish', { challengeId, response: mallory.device.get(options) })
  }
  expect((await enter()).status).toBe(401)
  await nadiaHerself.call('accounts.password.reset', { token: resetToken, newPassword: 'cardamom pier 17' })
  expect((await enter()).status).toBe(401)
  expect((await nadiaHerself.logIn(mallory.email, 'cardamom pier 17')).body.state).toBe('signed_in')
  expect(await passkeysOf(nadiaHerself)).toEqual([])
})

test.each([
  ['mailed', 1],
  ['assumed', 0],
])('a new password by mail leaves an account whose address was %s so many passkeys: %i', async (proof, left) => {
  const { browser, email, id } = await withPasskey()
  await plaza.rows('update accounts.users set email_proof = $2 where id = $1', [id, proof])
  await browser.call('accounts.password.requestReset', { email })
  await plaza.settle()
  const mail = plaza.mailTo(email).findLast(({ subject }) => subject === 'Set a new password')
  const token = new URL(mail?.link() ?? 'none:').searchParams.get('token')
  expect((await browser.call('accounts.password.reset', { token, newPassword: 'cardamom pier 17' })).status).toBe(200)
  await browser.logIn(email, 'cardamom pier 17')
  expect(await passkeysOf(browser)).toHaveLength(left)
})

/** As an authenticator would that vouches for its maker. */
function certified(): Attestation {
  const attStmt = new Map<string, string | number | Uint8Array | Uint8Array[]>([
    ['alg', -7],
    ['sig', new Uint8Array(randomBytes(70))],
    ['x5c', [new Uint8Array(randomBytes(300))]],
  ])
  return { fmt: 'packed', attStmt }
}
