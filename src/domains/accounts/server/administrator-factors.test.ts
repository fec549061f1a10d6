/** Administrators need a second factor: after a week without one the administration is closed to them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { Authenticator, enrollPasskey } from '#test/plaza/authenticator.ts'
import { type AuthenticatorApp, enrollAuthenticatorApp } from '#test/plaza/authenticator-app.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { allOperations } from '#test/security/operations.ts'
import { grantAdministrator } from './administrators.ts'
import { removeSecondFactors } from './remove-second-factors.ts'

const DAY_MS = 24 * 3600_000
let plaza: TestPlaza
let count = 0

beforeAll(async () => {
  plaza = await openTestPlaza({ demo: false })
})
afterAll(() => plaza.close())

/** A person who was just made an administrator, and their browser. */
let name: string
let admin: Member
beforeEach(async () => {
  count += 1
  name = `operator${count}`
  await plaza.newcomer(name)
  await grantAdministrator(plaza.services, email())
  admin = await logIn()
})

const email = () => `${name}@example.com`
async function logIn(): Promise<Member> {
  const browser = plaza.browser()
  expect((await browser.logIn(email(), FIXTURE_PASSWORD)).body.state).toBe('signed_in')
  return browser
}
async function logInWithApp(app: AuthenticatorApp): Promise<Member> {
  const browser = plaza.browser()
  const { body } = await browser.logIn(email(), FIXTURE_PASSWORD)
  expect(body).toMatchObject({ state: 'second_factor' })
  const { loginChallenge } = body
  expect((await browser.call('accounts.session.passSecondFactor', { loginChallenge, factor: 'totp', code: app.freshCode() })).status).toBe(
    200,
  )
  return browser
}
const administer = async (browser: Member) => {
  const { status, body } = await browser.call('accounts.admin.users.list')
  return status === 200 ? 'in' : body.code
}

describe('an administrator without a second factor', () => {
  test('administers for a week, and knows until when', async () => {
    const due = Date.parse((await admin.me()).secondFactorDue)
    expect(Math.abs(due - plaza.services.now().getTime() - 7 * DAY_MS)).toBeLessThan(60_000)
    plaza.moveClock(7 * DAY_MS - 120_000)
    expect(await administer(await logIn())).toBe('in')
    plaza.moveClock(240_000)
    expect(await administer(await logIn())).toBe('SECOND_FACTOR_REQUIRED')
  })

  test('then gets the same answer from every operation of administrators, read or write', async () => {
    plaza.moveClock(8 * DAY_MS)
    admin = await logIn()
    const operations = allOperations().filter(({ meta }) => meta.access === 'admin')
    expect(operations.length).toBeGreaterThan(60)
    const answers = await Promise.all(operations.map(async (each) => [each.name, (await admin.call(each.name)).body.code]))
    expect(answers.filter(([, code]) => code !== 'SECOND_FACTOR_REQUIRED')).toEqual([])
  })

  test('has no rights of an administrator in other operations either', async () => {
    plaza.moveClock(8 * DAY_MS)
    admin = await logIn()
    const productId = await plaza.product('PLATE')
    const bruno = await plaza.member('bruno')
    const { body: question } = await bruno.call('marketplace.questions.ask', { productId, text: 'Is it dishwasher safe?' })
    expect((await admin.call('marketplace.questions.mine', { productId })).body.removable).toEqual([])
    expect((await admin.call('marketplace.questions.remove', { entryId: question.id })).status).toBe(404)
    await enrollAuthenticatorApp(plaza, admin)
    expect((await admin.call('marketplace.questions.remove', { entryId: question.id })).status).toBe(200)
  })

  test('opens the administration again by setting one up', async () => {
    plaza.moveClock(8 * DAY_MS)
    admin = await logIn()
    await enrollAuthenticatorApp(plaza, admin)
    expect(await administer(admin)).toBe('in')
    expect((await admin.me()).secondFactorDue).toBeNull()
  })
})

test('others need no second factor, however long they wait', async () => {
  const bruno = await plaza.member('bruno')
  plaza.moveClock(10 * DAY_MS)
  expect(await bruno.me()).toMatchObject({ role: 'user', secondFactorDue: null })
  expect((await bruno.call('accounts.security.get')).status).toBe(200)
})

describe('a second factor', () => {
  test('ends sessions that began with the password alone', async () => {
    const elsewhere = await logIn()
    await enrollAuthenticatorApp(plaza, admin)
    expect([(await admin.me())?.username, await elsewhere.me()]).toEqual([name, null])
  })

  test('can be a passkey, which the password then needs as well', async () => {
    const phone = new Authenticator(plaza.url)
    expect((await enrollPasskey(admin, phone)).status).toBe(200)
    plaza.moveClock(8 * DAY_MS)
    const browser = plaza.browser()
    const { body } = await browser.logIn(email(), FIXTURE_PASSWORD)
    expect(body).toMatchObject({ state: 'second_factor', factors: ['passkey'] })
    const { challengeId, options } = (await browser.call('accounts.passkeyLogin.begin', { loginChallenge: body.loginChallenge })).body
    expect((await browser.call('accounts.passkeyLogin.finish', { challengeId, response: phone.get(options) })).status).toBe(200)
    expect(await administer(browser)).toBe('in')
  })

  test('that is the last one stays after the first week; another one may replace it', async () => {
    const { app } = await enrollAuthenticatorApp(plaza, admin)
    plaza.moveClock(8 * DAY_MS)
    admin = await logInWithApp(app)
    expect((await admin.call('accounts.totp.remove')).body.code).toBe('LAST_SECOND_FACTOR')
    const { body: passkey } = await enrollPasskey(admin, new Authenticator(plaza.url))
    expect((await admin.call('accounts.totp.remove')).status).toBe(200)
    expect((await admin.call('accounts.passkeys.remove', { id: passkey.id })).body.code).toBe('LAST_SECOND_FACTOR')
  })

  test('of two that are removed at once, one stays', async () => {
    const { app } = await enrollAuthenticatorApp(plaza, admin)
    const { body: passkey } = await enrollPasskey(admin, new Authenticator(plaza.url))
    plaza.moveClock(8 * DAY_MS)
    admin = await logInWithApp(app)
    const answers = await Promise.all([admin.call('accounts.totp.remove'), admin.call('accounts.passkeys.remove', { id: passkey.id })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('may be removed within the first week, and by everybody who is no administrator', async () => {
    await enrollAuthenticatorApp(plaza, admin)
    expect((await admin.call('accounts.totp.remove')).status).toBe(200)
    const member = await plaza.newcomer(`${name}friend`)
    const { app } = await enrollAuthenticatorApp(plaza, member)
    expect(app.code()).toMatch(/^\d{6}$/)
    expect((await member.call('accounts.totp.remove')).status).toBe(200)
  })
})

describe('a lost second factor', () => {
  test('is removed by the person at the server: sessions end, the owner gets a mail, a day remains', async () => {
    await enrollAuthenticatorApp(plaza, admin)
    await enrollPasskey(admin, new Authenticator(plaza.url))
    plaza.moveClock(8 * DAY_MS)
    expect(await removeSecondFactors(plaza.services, email())).toEqual({ username: name, changed: true })
    expect(await admin.me()).toBeNull()
    await plaza.settle()
    expect(plaza.mailTo(email()).at(-1)?.text).toContain('removed your authenticator app, recovery codes and passkeys')
    admin = await logIn()
    expect(await administer(admin)).toBe('in')
    plaza.moveClock(DAY_MS + 60_000)
    expect(await administer(await logIn())).toBe('SECOND_FACTOR_REQUIRED')
    const entries = await plaza.rows(
      `select actor, action from audit.entries e join accounts.users u on u.id = e.resource_id
       where u.username = $1 and e.action = 'accounts.secondFactorsRemoved'`,
      [name],
    )
    expect(entries).toEqual([{ actor: 'system', action: 'accounts.secondFactorsRemoved' }])
  })

  test('that is not there changes nothing', async () => {
    expect(await removeSecondFactors(plaza.services, email())).toEqual({ username: name, changed: false })
    expect((await admin.me())?.username).toBe(name)
  })
})
