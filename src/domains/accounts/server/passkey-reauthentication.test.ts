/** Reauthenticating an open session with a passkey. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { Authenticator, enrollPasskey } from '#test/plaza/authenticator.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const MINUTE = 60_000
const REFUSED = { status: 403, body: { code: 'INVALID_CREDENTIALS' } }

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

let people = 0
/** Creates a member with a passkey. */
async function nadia() {
  people += 1
  const name = `nadia${people}x`
  const device = new Authenticator(plaza.url)
  const browser = await plaza.newcomer(name)
  const added = await enrollPasskey(browser, device)
  expect(added.status).toBe(200)
  return { browser, device, id: (await browser.me()).id as string, email: `${name}@example.com`, passkeyId: added.body.id as string }
}

type Begun = { challengeId: string; options: Record<string, unknown> }

const begin = async (browser: Member) => (await browser.call('accounts.passkeyReauthentication.begin')).body as Begun
const finish = (browser: Member, { challengeId }: Begun, response: object) =>
  browser.call('accounts.passkeyReauthentication.finish', { challengeId, response })

/** Creates a member whose last reauthentication is too old. */
async function expireReauth() {
  const person = await nadia()
  plaza.moveClock(10 * MINUTE + 1)
  expect((await person.browser.me()).reauthenticatedUntil).toBeNull()
  return person
}

test('a reauthentication by passkey lasts ten minutes, in the requesting session', async () => {
  const { browser, device, id, email, passkeyId } = await expireReauth()
  const phone = plaza.browser()
  await phone.logIn(email, FIXTURE_PASSWORD)
  plaza.moveClock(10 * MINUTE + 1)
  const before = browser.cookies.get('plaza_session')
  const begun = await begin(browser)
  expect(begun.options.allowCredentials).toMatchObject([{ id: passkeyId }])
  const proved = await finish(browser, begun, device.get(begun.options))
  expect(proved.status).toBe(200)
  const until = new Date(proved.body.reauthenticatedUntil).getTime()
  expect(Math.abs(until - plaza.services.now().getTime() - 10 * MINUTE)).toBeLessThan(MINUTE)
  expect(await browser.me()).toMatchObject({ id, reauthenticatedUntil: proved.body.reauthenticatedUntil })
  expect(browser.cookies.get('plaza_session')).toBe(before)
  expect((await browser.call('accounts.passkeys.begin')).status).toBe(200)
  expect((await phone.me()).reauthenticatedUntil).toBeNull()
})

test('a reauthentication needs the account’s own passkey, user verification and its own challenge, once', async () => {
  const { browser, device } = await expireReauth()
  const mallory = await nadia()
  const foreign = ({ options }: Begun) => mallory.device.get({ ...options, allowCredentials: [] })
  const asked = [await begin(browser), await begin(browser), await begin(browser)] as const
  expect(await finish(browser, asked[0], foreign(asked[0]))).toMatchObject(REFUSED)
  expect(await finish(browser, asked[1], device.get(asked[1].options, { unverified: true }))).toMatchObject(REFUSED)
  expect(await finish(mallory.browser, asked[2], foreign(asked[2]))).toMatchObject(REFUSED)
  const login = (await browser.call('accounts.passkeyLogin.begin', {})).body as Begun
  expect(await finish(browser, login, device.get(login.options))).toMatchObject(REFUSED)
  const response = device.get(asked[2].options)
  const atLogin = await plaza.browser().call('accounts.passkeyLogin.finish', { challengeId: asked[2].challengeId, response })
  expect(atLogin).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
  expect((await browser.me()).reauthenticatedUntil).toBeNull()

  expect((await finish(browser, asked[2], response)).status).toBe(200)
  expect(await finish(browser, asked[2], response)).toMatchObject(REFUSED)
})

test('a reauthentication by passkey needs a session', async () => {
  const { browser } = await nadia()
  const begun = await begin(browser)
  expect(await plaza.browser().call('accounts.passkeyReauthentication.begin')).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHENTICATED' },
  })
  expect(await finish(plaza.browser(), begun, {})).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  const bad = await browser.call('accounts.passkeyReauthentication.finish', { challengeId: 'x'.repeat(61), response: {} })
  expect(bad).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } })
})
