/** Mailed links: confirming an email, resetting the password, changing the email. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrollAuthenticatorApp } from '#test/plaza/authenticator-app.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const PASSWORD = 'cinnamon wharf 71'
const ANOTHER = 'cardamom pier 17'
const MINUTE = 60_000

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

let people = 0
async function somebody() {
  people += 1
  const browser = plaza.browser()
  const username = `linked${people}x`
  const email = `${username}@example.com`
  const { body } = await browser.register(email, username, PASSWORD)
  await plaza.settle()
  return { browser, email, username, id: body.user.id as string }
}

const mailsTo = (email: string) => plaza.mailTo(email)
const lastTokenTo = (email: string, parameter = 'token') =>
  new URL(mailsTo(email).at(-1)?.link() ?? 'none:').searchParams.get(parameter) ?? ''
const loadEmailProof = async (id: string) =>
  (await plaza.rows<{ email_proof: string }>('select email_proof from accounts.users where id = $1', [id]))[0]?.email_proof
const verify = (browser: ReturnType<TestPlaza['browser']>, input: object) => browser.call('accounts.email.verify', input)

describe('confirming an email', () => {
  test('and logging in takes only the mailed link in the browser that registered, once', async () => {
    const { browser, email, username, id } = await somebody()
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Confirm your email address'])
    const token = lastTokenTo(email)
    expect(await browser.me()).toBeNull()
    expect((await verify(browser, { token })).body).toMatchObject({ state: 'verified', user: { username, mustConfirmEmail: false } })
    expect(await browser.me()).toMatchObject({ username, emailProof: 'mailed', emailVerified: true })
    expect(await loadEmailProof(id)).toBe('mailed')
    expect(await verify(browser, { token })).toMatchObject({ status: 410, body: { code: 'TOKEN_INVALID' } })
  })

  test('takes the mailed link and the password of the account in another browser, which is then logged in', async () => {
    const { email, username, id } = await somebody()
    const phone = plaza.browser()
    const token = lastTokenTo(email)
    expect((await verify(phone, { token })).body).toEqual({ state: 'password_needed', username })
    expect(await verify(phone, { token, password: 'wrong as can be' })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    })
    expect([await loadEmailProof(id), await phone.me()]).toEqual(['none', null])
    expect((await verify(phone, { token, password: PASSWORD })).body).toMatchObject({ state: 'verified', user: { username } })
    expect([await loadEmailProof(id), (await phone.me()).username]).toEqual(['mailed', username])
  })

  test('needs only the link when logged in, and keeps the session', async () => {
    const { browser, email, id } = await somebody()
    await browser.logIn(email, PASSWORD)
    expect((await verify(browser, { token: lastTokenTo(email) })).body).toEqual({ state: 'verified', user: null })
    expect(await loadEmailProof(id)).toBe('mailed')
    expect((await browser.call('accounts.sessions.list')).body.sessions).toHaveLength(1)
  })

  test('of an account with an authenticator app still asks for its code', async () => {
    const { browser, email, id, username } = await somebody()
    await browser.logIn(email, PASSWORD)
    const { app } = await enrollAuthenticatorApp(plaza, browser)
    await browser.logOut()
    const { body } = await verify(browser, { token: lastTokenTo(email) })
    expect(body).toMatchObject({ state: 'second_factor', factors: ['totp', 'recovery_code'] })
    expect([await loadEmailProof(id), await browser.me()]).toEqual(['mailed', null])
    const passed = await browser.call('accounts.session.passSecondFactor', {
      loginChallenge: body.loginChallenge,
      factor: 'totp',
      code: app.freshCode(),
    })
    expect(passed.body.user.username).toBe(username)
  })

  test('of a suspended account does not log in', async () => {
    const { browser, email, id } = await somebody()
    await plaza.rows(
      `insert into accounts.suspensions (id, user_id, reason, suspended_by, since) values ('sus_of_linked', $1, 'spam', 'usr_omar', now())`,
      [id],
    )
    expect((await verify(browser, { token: lastTokenTo(email) })).body).toEqual({ state: 'verified', user: null })
    expect(await browser.me()).toBeNull()
  })

  test('needs more than the mailbox: Mallory created the account with Nadia’s email, and Nadia takes it over', async () => {
    const { browser: mallory, email, id } = await somebody()
    await mallory.logIn(email, PASSWORD)
    const nadia = plaza.browser()
    const { body } = await verify(nadia, { token: lastTokenTo(email), forgotten: true })
    expect(body).toEqual({ state: 'new_password_needed', resetToken: expect.any(String) })
    expect(await mallory.me()).toBeNull()
    expect((await mallory.logIn(email, PASSWORD)).status).toBe(401)
    expect((await nadia.call('accounts.password.reset', { token: body.resetToken, newPassword: ANOTHER })).status).toBe(200)
    expect((await nadia.logIn(email, ANOTHER)).status).toBe(200)
    expect(await loadEmailProof(id)).toBe('mailed')
  })

  test('is not possible with a session of another account', async () => {
    const { email, username } = await somebody()
    const mallory = await somebody()
    await mallory.browser.logIn(mallory.email, PASSWORD)
    expect((await verify(mallory.browser, { token: lastTokenTo(email) })).body).toEqual({ state: 'password_needed', username })
  })

  test('expires after an hour', async () => {
    const { browser, email } = await somebody()
    const token = lastTokenTo(email)
    plaza.moveClock(60 * MINUTE)
    expect(await verify(browser, { token, password: PASSWORD })).toMatchObject({ status: 410, body: { code: 'TOKEN_INVALID' } })
  })

  test('with a second mail invalidates the first link, and a mail can be requested once a minute', async () => {
    const { browser, email } = await somebody()
    const first = lastTokenTo(email)
    await browser.logIn(email, PASSWORD)
    const again = () => browser.call('accounts.email.resendVerification')
    expect((await again()).body).toEqual({ retryAfterS: 60 })
    expect(await again()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', data: { retryAfterS: expect.any(Number) } } })
    await plaza.settle()
    expect(mailsTo(email)).toHaveLength(2)
    expect(lastTokenTo(email)).not.toBe(first)
    expect((await verify(browser, { token: first })).status).toBe(410)
    expect((await verify(browser, { token: lastTokenTo(email) })).body).toMatchObject({ state: 'verified' })
    expect((await again()).body).toEqual({ retryAfterS: 0 })
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => plaza.browser().call('accounts.password.requestReset', { email })

  async function somebodyConfirmed() {
    const person = await somebody()
    await verify(person.browser, { token: lastTokenTo(person.email), password: PASSWORD })
    return person
  }

  test('gets the same response whether or not the account exists', async () => {
    const { email } = await somebodyConfirmed()
    const [known, unknown] = await Promise.all([ask(email), ask('nobody@example.com')])
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body })
    await plaza.settle()
    expect(mailsTo(email).at(-1)?.subject).toBe('Set a new password')
    expect(mailsTo('nobody@example.com')).toEqual([])
  })

  test('hazard 47: is reset with the link, once; every session ends and a notice is mailed', async () => {
    const { browser, email, id } = await somebodyConfirmed()
    await browser.logIn(email, PASSWORD)
    await ask(email)
    await plaza.settle()
    const token = lastTokenTo(email)
    const stranger = plaza.browser()
    const weak = await stranger.call('accounts.password.reset', { token, newPassword: 'password123' })
    expect(weak).toMatchObject({ status: 400, body: { data: { fields: [{ path: 'newPassword', rule: 'guessable' }] } } })

    expect((await stranger.call('accounts.password.reset', { token, newPassword: ANOTHER })).status).toBe(200)
    expect(await stranger.me()).toBeNull()
    expect(await browser.me()).toBeNull()
    expect((await browser.logIn(email, PASSWORD)).status).toBe(401)
    expect((await browser.logIn(email, ANOTHER)).status).toBe(200)
    expect((await stranger.call('accounts.password.reset', { token, newPassword: PASSWORD })).status).toBe(410)
    await plaza.settle()
    expect(mailsTo(email).map(({ subject }) => subject)).toContain('The security of your account changed')
    expect(
      await plaza.rows(`select payload from platform.events where aggregate = $1 and type = 'accounts.securityChanged'`, [id]),
    ).toEqual([{ payload: { userId: id, what: 'password' } }])
  })

  test('hazard 47: with a link opened fifty times at once is reset once', async () => {
    const { email } = await somebodyConfirmed()
    await ask(email)
    await plaza.settle()
    const token = lastTokenTo(email)
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        plaza.browser().call('accounts.password.reset', { token, newPassword: `${ANOTHER} ${index}` }),
      ),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 410)).toHaveLength(49)
  })

  test('hazard 47: has a link that works for an hour at most, and only the newest one', async () => {
    const { email } = await somebodyConfirmed()
    const reset = (token: string, newPassword: string) => plaza.browser().call('accounts.password.reset', { token, newPassword })
    const nextLink = async () => {
      plaza.moveClock(11 * MINUTE)
      await ask(email)
      await plaza.settle()
      return lastTokenTo(email)
    }
    const late = await nextLink()
    plaza.moveClock(60 * MINUTE)
    expect((await reset(late, ANOTHER)).body.code).toBe('TOKEN_INVALID')
    const older = await nextLink()
    const newer = await nextLink()
    expect(newer).not.toBe(older)
    expect((await reset(older, ANOTHER)).body.code).toBe('TOKEN_INVALID')
    expect((await reset(newer, ANOTHER)).status).toBe(200)
    expect((await plaza.browser().logIn(email, ANOTHER)).status).toBe(200)
  })

  test('hazard 46: twenty requests send at most one mail in ten minutes and five a day, without revealing it', async () => {
    const { email } = await somebodyConfirmed()
    const before = mailsTo(email).length
    const answers = []
    for (let tenMinutes = 0; tenMinutes < 10; tenMinutes += 1) {
      const [one, two] = await Promise.all([ask(email), ask(email)])
      answers.push(one.status, two.status)
      plaza.moveClock(10 * MINUTE)
    }
    await plaza.settle()
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(mailsTo(email).length - before).toBe(5)
  })

  test('hazard 46: of an unconfirmed email sends a confirmation link, and none that sets a password', async () => {
    const { email } = await somebody()
    await ask(email)
    await plaza.settle()
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Confirm your email address', 'Confirm your email address'])
  })

  test('is not reset by a link for another purpose or of another account', async () => {
    const { email } = await somebody()
    const token = lastTokenTo(email)
    expect((await plaza.browser().call('accounts.password.reset', { token, newPassword: ANOTHER })).body.code).toBe('TOKEN_INVALID')
    const made = await plaza.browser().call('accounts.password.reset', { token: '0'.repeat(26), newPassword: ANOTHER })
    expect(made.body.code).toBe('TOKEN_INVALID')
  })

  test('takes at least one second to request', async () => {
    const since = performance.now()
    await Promise.all([ask('nobody.at.all@example.com'), ask((await somebody()).email)])
    expect(performance.now() - since).toBeGreaterThanOrEqual(1000)
  })

  test('hazard 47: leaves no token in the database, in events or in jobs', async () => {
    const { email } = await somebodyConfirmed()
    await ask(email)
    await plaza.settle()
    const token = lastTokenTo(email)
    for (const table of ['accounts.tokens', 'platform.events', 'graphile_worker._private_jobs', 'platform.idempotency_keys']) {
      const rows = await plaza.rows<{ everything: string }>(`select t::text as everything from ${table} t`)
      for (const { everything } of rows) expect(everything).not.toContain(token)
    }
  })
})

describe('a new email', () => {
  async function moving() {
    const person = await somebody()
    await person.browser.logIn(person.email, PASSWORD)
    const to = `new.${person.email}`
    const { status } = await person.browser.call('accounts.email.requestChange', { email: to })
    await plaza.settle()
    return { ...person, to, status }
  }

  test('takes effect when its link is opened; the current email gets a warning, and nothing changes before', async () => {
    const { browser, email, to, id } = await moving()
    expect(mailsTo(email).at(-1)?.text).toContain('change the email of your account')
    expect((await browser.me()).email).toBe(email)
    const phone = plaza.browser()
    await phone.logIn(email, PASSWORD)
    expect((await browser.call('accounts.email.confirmChange', { token: lastTokenTo(to, 'change') })).body).toEqual({ email: to })
    expect(await browser.me()).toMatchObject({ email: to, emailProof: 'mailed' })
    expect(await phone.me()).toBeNull()
    expect((await phone.logIn(email, PASSWORD)).status).toBe(401)
    expect((await phone.logIn(to, PASSWORD)).status).toBe(200)
    expect(await plaza.rows('select user_id from accounts.email_changes where user_id = $1', [id])).toEqual([])
  })

  test('does not take effect when another member opens the link', async () => {
    const { browser, to } = await moving()
    const mallory = await somebody()
    await mallory.browser.logIn(mallory.email, PASSWORD)
    const token = lastTokenTo(to, 'change')
    expect((await mallory.browser.call('accounts.email.confirmChange', { token })).status).toBe(410)
    expect((await mallory.browser.me()).email).toBe(mallory.email)
    expect((await browser.call('accounts.email.confirmChange', { token })).status).toBe(200)
  })

  test('of another account is rejected, at the request and at the confirmation', async () => {
    const { browser } = await moving()
    const other = await somebody()
    expect(await browser.call('accounts.email.requestChange', { email: other.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_IN_USE' },
    })
    const late = await moving()
    await plaza.browser().register(late.to, 'fasterone', PASSWORD)
    expect((await late.browser.call('accounts.email.confirmChange', { token: lastTokenTo(late.to, 'change') })).body.code).toBe(
      'EMAIL_IN_USE',
    )
  })

  test('requested by two members at the same moment goes to one', async () => {
    const to = 'wanted.by.two@example.com'
    const wishes = await Promise.all(
      [await somebody(), await somebody()].map(async ({ browser, email }) => {
        await browser.logIn(email, PASSWORD)
        await browser.call('accounts.email.requestChange', { email: to })
        return browser
      }),
    )
    await plaza.settle()
    const tokens = mailsTo(to).map((mail) => new URL(mail.link()).searchParams.get('change') ?? '')
    const tries = await Promise.all(
      wishes.flatMap((browser) => tokens.map((token) => browser.call('accounts.email.confirmChange', { token }))),
    )
    expect(tries.map(({ body }) => body.code ?? 'done').sort()).toEqual(['EMAIL_IN_USE', 'TOKEN_INVALID', 'TOKEN_INVALID', 'done'])
  })

  test('needs a reauthentication', async () => {
    const { browser, email } = await somebody()
    await browser.logIn(email, PASSWORD)
    plaza.moveClock(10 * MINUTE + 1)
    expect((await browser.call('accounts.email.requestChange', { email: 'x@example.com' })).body.code).toBe('REAUTHENTICATION_NEEDED')
  })
})

test('a login from an unknown browser sends a mail, one from a known browser does not', async () => {
  const { browser, email } = await somebody()
  const subjects = () => mailsTo(email).filter(({ subject }) => subject === 'New login to your account').length
  await browser.logIn(email, PASSWORD)
  await browser.logOut()
  await browser.logIn(email, PASSWORD)
  await plaza.settle()
  expect(subjects()).toBe(0)
  await plaza.browser().logIn(email, PASSWORD)
  await plaza.settle()
  expect(subjects()).toBe(1)
})

test('changing the password ends the other sessions and keeps this one', async () => {
  const { browser, email } = await somebody()
  const phone = plaza.browser()
  await phone.logIn(email, PASSWORD)
  await browser.logIn(email, PASSWORD)
  expect((await browser.call('accounts.password.change', { newPassword: ANOTHER })).status).toBe(200)
  expect(await phone.me()).toBeNull()
  expect(await browser.me()).not.toBeNull()
})
