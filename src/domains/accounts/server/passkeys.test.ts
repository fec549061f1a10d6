/** Nadia adds passkeys with a software authenticator whose signatures are valid. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Attestation, Authenticator, enrollPasskey, type ForgedFields } from '#test/plaza/authenticator.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'
import { loadSecurityChanges } from '#test/plaza/security-changes.ts'

const MINUTE = 60_000
const REFUSED = { status: 400, body: { code: 'PASSKEY_REFUSED' } }

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
const rename = (browser: Member, id: string, name: string) => browser.call('accounts.passkeys.rename', { id, name })
const loadPasskeys = async (browser: Member) => (await browser.call('accounts.security.get')).body.passkeys

async function withPasskey() {
  const person = await nadia()
  const { status, body } = await enrollPasskey(person.browser, person.device)
  expect(status).toBe(200)
  return { ...person, passkey: body as { id: string; name: string } }
}

describe('a passkey', () => {
  test('is requested as discoverable and with user verification', async () => {
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

  test('is stored with the name its owner chose', async () => {
    const { browser, id, device } = await nadia()
    const { challengeId, options } = await begin(browser)
    const added = await add(browser, challengeId, device.create(options), '  Blue phone ')
    expect(added.status).toBe(200)
    const [credential] = device.credentials
    expect(added.body).toEqual({
      id: credential?.id.toString('base64url'),
      name: 'Blue phone',
      createdAt: expect.any(String),
      lastUsedAt: null,
    })
    expect(await loadPasskeys(browser)).toEqual([added.body])
    expect(await loadSecurityChanges(plaza, id)).toEqual(['passkey_added'])
    const second = await begin(browser)
    expect(second.options.excludeCredentials).toEqual([{ id: added.body.id, type: 'public-key', transports: ['hybrid', 'internal'] }])
  })

  const LIES: [string, ForgedFields][] = [
    ['for another origin', { origin: 'https://plaza.example.com' }],
    ['for the same host at another port', { origin: 'http://127.0.0.1:1' }],
    ['for another host', { rpId: 'example.com' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['without user verification', { unverified: true }],
    ['for another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['with an id that is too long', { id: randomBytes(1024) }],
    ['with no id', { id: Buffer.alloc(0) }],
    ['with an unexpected attestation format', { attestation: { fmt: 'android-key', attStmt: new Map() } }],
    ['with an unknown attestation format', { attestation: { fmt: 'planted', attStmt: new Map() } }],
  ]
  test.each(LIES)('made %s is rejected', async (_, lies) => {
    const { browser, id, device } = await nadia()
    expect(await enrollPasskey(browser, device, lies)).toMatchObject(REFUSED)
    expect(await loadPasskeys(browser)).toEqual([])
    expect(await loadSecurityChanges(plaza, id)).toEqual([])
  })

  test('may be self-attested; one with certificates is rejected before they are read', async () => {
    const { browser, device } = await nadia()
    expect((await enrollPasskey(browser, device, { selfAttested: true })).status).toBe(200)
    const reasons: unknown[] = []
    const { info } = plaza.services.log
    plaza.services.log.info = (fields: { reason?: unknown }) => void reasons.push(fields.reason)
    expect(await enrollPasskey(browser, device, { attestation: certified() })).toMatchObject(REFUSED)
    plaza.services.log.info = info
    expect(reasons).toEqual(['unexpected attestation format: packed'])
  })

  test.each([
    ['nothing', {}],
    ['nonsense', { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '!!', attestationObject: 7 } }],
  ])('that is %s is rejected', async (_, response) => {
    const { browser } = await nadia()
    expect(await add(browser, (await begin(browser)).challengeId, response)).toMatchObject(REFUSED)
  })

  test('reports only known transports', async () => {
    const { browser, device } = await nadia()
    await enrollPasskey(browser, device, { transports: ['usb', 'carrier-pigeon', { usb: true }, 'x'.repeat(10_000)] })
    const { options } = await begin(browser)
    expect(options.excludeCredentials[0].transports).toEqual(['usb'])
    expect((await enrollPasskey(browser, device, { transports: 'usb' })).status).toBe(200)
  })

  test('answers one challenge of its own account, once, within five minutes', async () => {
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
    expect(await loadPasskeys(browser)).toHaveLength(1)
  })

  test('does not answer a login challenge', async () => {
    const { browser, device } = await nadia()
    const { options } = await begin(browser)
    const login = (await browser.call('accounts.passkeyLogin.begin', {})).body
    expect(await add(browser, login.challengeId, device.create({ ...options, challenge: login.options.challenge }))).toMatchObject(REFUSED)
  })

  test('of one account cannot be added to another', async () => {
    const { browser, device, passkey } = await withPasskey()
    const mallory = await nadia()
    const taken = { id: Buffer.from(passkey.id, 'base64url') }
    expect(await enrollPasskey(mallory.browser, new Authenticator(plaza.url), taken)).toMatchObject(REFUSED)
    expect(await enrollPasskey(browser, device, taken)).toMatchObject(REFUSED)
    expect(await loadPasskeys(browser)).toHaveLength(1)
    expect(await loadPasskeys(mallory.browser)).toEqual([])
  })

  test.each(['', '   ', 'x'.repeat(61), 'two\nlines'])('cannot be named %o', async (name) => {
    const { browser, passkey } = await withPasskey()
    const { challengeId } = await begin(browser)
    for (const reply of [await add(browser, challengeId, {}, name), await rename(browser, passkey.id, name)])
      expect(reply.body).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [{ path: 'name' }] } })
  })

  test('is limited to ten per account, also when five are added at once', async () => {
    const { browser, id, device } = await nadia()
    for (let made = 0; made < 9; made += 1) expect((await enrollPasskey(browser, device)).status).toBe(200)
    const begun = []
    for (let index = 0; index < 5; index += 1) begun.push(await begin(browser))
    const adds = begun.map(
      ({ challengeId, options }) =>
        () =>
          add(browser, challengeId, device.create(options)),
    )
    const replies = await runConcurrently(plaza, 'select from accounts.users where id = $1', id, adds)
    const tooMany = { status: 409, body: { code: 'TOO_MANY_PASSKEYS', data: { most: 10 } } }
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(tooMany)
    expect(await browser.call('accounts.passkeys.begin')).toMatchObject(tooMany)
    expect(await loadPasskeys(browser)).toHaveLength(10)
    expect(await loadSecurityChanges(plaza, id)).toHaveLength(10)
  })
})

test.each([
  ['accounts.passkeys.begin', {}],
  ['accounts.passkeys.add', { challengeId: 'pkc_x', name: 'Phone', response: {} }],
  ['accounts.passkeys.remove', { id: 'x' }],
])('%s needs a reauthentication within ten minutes', async (operation, input) => {
  const { browser } = await nadia()
  plaza.moveClock(10 * MINUTE + 1)
  expect(await browser.call(operation, input)).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_NEEDED' } })
  expect(await plaza.browser().call(operation, input)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
})

/** Adds an attestation certificate, like an authenticator that proves its manufacturer. */
function certified(): Attestation {
  const attStmt = new Map<string, string | number | Uint8Array | Uint8Array[]>([
    ['alg', -7],
    ['sig', new Uint8Array(randomBytes(70))],
    ['x5c', [new Uint8Array(randomBytes(300))]],
  ])
  return { fmt: 'packed', attStmt }
}
