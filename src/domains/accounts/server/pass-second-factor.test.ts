/** The step after a password that was right. Nadia has an authenticator app; Mallory found out her password. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_PASSWORD } from '#app/server/cast.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import { enrolApp } from '#test/plaza/authenticator-app.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

let people = 0
/** Somebody with an app, and a browser that never saw her. */
async function nadia() {
  people += 1
  const name = `nadia${people}x`
  const browser = await plaza.newcomer(name)
  const email = `${name}@example.com`
  const id = (await browser.me()).id as string
  return { browser, email, id, elsewhere: plaza.browser(), ...(await enrolApp(plaza, browser)) }
}

type Code = { ticket: string; factor?: string; code: string }

const ticketFor = async (email: string, browser = plaza.browser()) => (await browser.logIn(email, CAST_PASSWORD)).body.ticket as string
const pass = ({ ticket, factor = 'totp', code }: Code, browser = plaza.browser()) =>
  browser.call('accounts.session.passSecondFactor', { ticket, factor, code })
const passByRecovery = (ticket: string, code: string) => pass({ ticket, factor: 'recovery_code', code })
const sessionsOf = (id: string) => plaza.rows('select id from accounts.sessions where user_id = $1', [id])
const codesOf = (replies: { status: number; body: { code?: string } }[]) => replies.map(({ status, body }) => body.code ?? status).sort()
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** As many tickets as wanted, though only the newest login's is ever good: as if two guards had failed already. */
async function plantTickets(userId: string, count: number): Promise<string[]> {
  const tickets = Array.from({ length: count }, (_, index) => `planted-ticket-${userId}-${index}`)
  for (const ticket of tickets)
    await plaza.rows(
      `insert into accounts.tokens (token_hash, purpose, user_id, email_key, delivered, created_at, expires_at)
       values ($1, 'second_factor', $2, 'planted', false, $3, $3::timestamptz + interval '10 minutes')`,
      [hashOfToken(ticket), userId, plaza.kernel.now()],
    )
  return tickets
}

describe('a code of the app', () => {
  test('earns the session that the password alone did not give', async () => {
    const { email, id, app, elsewhere } = await nadia()
    const before = await sessionsOf(id)
    const asked = await elsewhere.logIn(email, CAST_PASSWORD)
    expect(asked.body).toEqual({ state: 'second_factor', ticket: expect.stringMatching(/^.{26}$/), factors: ['totp', 'recovery_code'] })
    expect(await elsewhere.me()).toBeNull()
    expect(await sessionsOf(id)).toEqual(before)

    const passed = await pass({ ticket: asked.body.ticket, code: app.freshCode() }, elsewhere)
    expect(passed).toMatchObject({ status: 200, body: { state: 'signed_in', user: { id, email } } })
    expect(passed.body.user.reauthenticatedUntil).toEqual(expect.any(String))
    expect(await elsewhere.me()).toMatchObject({ id })
    expect(await sessionsOf(id)).toHaveLength(before.length + 1)
    const facts = await plaza.rows<{ type: string }>(`select type from platform.facts where aggregate = $1 order by position`, [id])
    expect(facts.filter(({ type }) => type === 'accounts.loggedIn')).toHaveLength(2)
  })

  test('is good once: not for the next ticket, and no older one after it', async () => {
    const { email, app } = await nadia()
    plaza.moveClock(2 * MINUTE)
    const [older, code, newer] = [app.code(-1), app.code(), app.code(1)]
    expect((await pass({ ticket: await ticketFor(email), code })).status).toBe(200)
    const ticket = await ticketFor(email)
    expect(codesOf([await pass({ ticket, code }), await pass({ ticket, code: older })])).toEqual(['INVALID_CODE', 'INVALID_CODE'])
    expect((await pass({ ticket, code: newer })).status).toBe(200)
  })

  test('that turned the app on is used up by that', async () => {
    const { email, app } = await nadia()
    expect(await pass({ ticket: await ticketFor(email), code: app.code() })).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
  })

  test('sent fifty times at once with one ticket opens one session', async () => {
    const { email, id, app } = await nadia()
    const ticket = await ticketFor(email)
    const code = app.freshCode()
    const before = (await sessionsOf(id)).length
    const replies = await Promise.all(Array.from({ length: 50 }, () => pass({ ticket, code })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionsOf(id)).toHaveLength(before + 1)
  })

  test('sent at once with twenty tickets opens one session', async () => {
    const { id, app } = await nadia()
    const tickets = await plantTickets(id, 20)
    const code = app.freshCode()
    const replies = await Promise.all(tickets.map((ticket) => pass({ ticket, code })))
    expect(codesOf(replies)).toEqual([200, ...Array.from({ length: 19 }, () => 'INVALID_CODE')])
  })

  test('of somebody else is none', async () => {
    const [mine, other] = [await nadia(), await nadia()]
    plaza.moveClock(MINUTE)
    expect(await pass({ ticket: await ticketFor(mine.email), code: other.app.code() })).toMatchObject({ body: { code: 'INVALID_CODE' } })
  })

  test.each([
    [{ code: '' }, 'code'],
    [{ code: 'x'.repeat(41) }, 'code'],
    [{ code: '12\u00003456' }, 'code'],
    [{ factor: 'passkey' }, 'factor'],
    [{ ticket: 'short' }, 'ticket'],
    [{ ticket: 'x'.repeat(201) }, 'ticket'],
  ])('%o is nothing that could be one', async (change, path) => {
    const input = { ticket: 'x'.repeat(26), factor: 'totp', code: '123456', ...change }
    const { status, body } = await plaza.browser().call('accounts.session.passSecondFactor', input)
    expect({ status, code: body.code, path: body.data.fields[0].path }).toEqual({ status: 400, code: 'INVALID_INPUT', path })
  })
})

describe('a recovery code', () => {
  test('lets in whoever lost the app, however it is written, and is gone then', async () => {
    const { browser, email, codes } = await nadia()
    const [first = '', second = '', third = ''] = codes
    const left = async () => (await browser.call('accounts.security.get')).body.recoveryCodesLeft
    expect((await passByRecovery(await ticketFor(email), first)).status).toBe(200)
    expect(await left()).toBe(9)
    const ticket = await ticketFor(email)
    expect(await passByRecovery(ticket, first)).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
    expect((await passByRecovery(ticket, second.toUpperCase().replace('-', ''))).status).toBe(200)
    const asRead = third.replaceAll('1', 'l').replaceAll('0', 'O').replace('-', ' ')
    expect((await passByRecovery(await ticketFor(email), asRead)).status).toBe(200)
    expect(await left()).toBe(7)
  })

  test('sent at once with twenty tickets opens one session', async () => {
    const { id, codes } = await nadia()
    const tickets = await plantTickets(id, 20)
    const replies = await Promise.all(tickets.map((ticket) => passByRecovery(ticket, codes[0] ?? '')))
    expect(codesOf(replies)).toEqual([200, ...Array.from({ length: 19 }, () => 'INVALID_CODE')])
  })

  test('is no code of the app, nor the other way round, nor anybody else’s', async () => {
    const [{ email, app, codes }, other] = [await nadia(), await nadia()]
    const ticket = await ticketFor(email)
    expect((await pass({ ticket, code: codes[0] ?? '' })).body.code).toBe('INVALID_CODE')
    expect((await passByRecovery(ticket, app.freshCode())).body.code).toBe('INVALID_CODE')
    expect((await passByRecovery(ticket, other.codes[0] ?? '')).body.code).toBe('INVALID_CODE')
  })

  test('is no longer offered once all are used', async () => {
    const { email, id, elsewhere } = await nadia()
    await plaza.rows('update accounts.recovery_codes set used_at = now() where user_id = $1', [id])
    expect((await elsewhere.logIn(email, CAST_PASSWORD)).body.factors).toEqual(['totp'])
  })
})

describe('a ticket', () => {
  const EXPIRED = { status: 410, body: { code: 'TICKET_EXPIRED' } }

  test('is good once', async () => {
    const { email, app } = await nadia()
    const ticket = await ticketFor(email)
    expect((await pass({ ticket, code: app.freshCode() })).status).toBe(200)
    expect(await pass({ ticket, code: app.freshCode() })).toMatchObject(EXPIRED)
  })

  test('is good for five tries, then for nothing', async () => {
    const { email, id, app, codes } = await nadia()
    const before = await sessionsOf(id)
    const ticket = await ticketFor(email)
    const code = app.freshCode()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await pass({ ticket, code: wrong(code) })).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
    expect(await pass({ ticket, code })).toMatchObject(EXPIRED)
    expect(await passByRecovery(ticket, codes[0] ?? '')).toMatchObject(EXPIRED)
    expect(await plaza.browser().call('accounts.passkeyLogin.begin', { ticket })).toMatchObject(EXPIRED)
    expect(await sessionsOf(id)).toEqual(before)
  })

  test('is good at its fifth try', async () => {
    const { email, app } = await nadia()
    const ticket = await ticketFor(email)
    const code = app.freshCode()
    for (let attempt = 0; attempt < 4; attempt += 1) await pass({ ticket, code: wrong(code) })
    expect((await pass({ ticket, code })).status).toBe(200)
  })

  test('ends after ten minutes, with a newer one, and with the password it was given for', async () => {
    const { browser, email, app } = await nadia()
    const old = await ticketFor(email)
    plaza.moveClock(10 * MINUTE)
    expect(await pass({ ticket: old, code: app.code() })).toMatchObject(EXPIRED)

    const older = await ticketFor(email)
    const newer = await ticketFor(email)
    expect(await pass({ ticket: older, code: app.code() })).toMatchObject(EXPIRED)

    await browser.reauthenticate(CAST_PASSWORD)
    await browser.call('accounts.password.change', { newPassword: 'cardamom pier 17' })
    expect(await pass({ ticket: newer, code: app.code() })).toMatchObject(EXPIRED)
  })

  test('lets nobody in who was suspended meanwhile', async () => {
    const { email, id, app, elsewhere } = await nadia()
    const ticket = await ticketFor(email)
    await plaza.rows(
      `insert into accounts.suspensions (id, user_id, reason, suspended_by, since) values ($2, $1, 'spam', 'system', now())`,
      [id, `sus_${id}`],
    )
    expect(await pass({ ticket, code: app.freshCode() }, elsewhere)).toMatchObject(EXPIRED)
    expect(await elsewhere.me()).toBeNull()
  })

  test('is nothing that was made up or made for something else', async () => {
    const { email, app } = await nadia()
    await plaza.settle()
    const mailed = plaza
      .mailTo(email)
      .map((mail) => new URL(mail.link()).searchParams.get('token'))
      .find((token) => token !== null)
    expect(mailed).toHaveLength(26)
    for (const ticket of ['0'.repeat(26), mailed ?? '']) expect(await pass({ ticket, code: app.freshCode() })).toMatchObject(EXPIRED)
  })
})

describe('guessing', () => {
  /** Four tickets, five codes each. */
  async function spendAll(email: string, code: string): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      const ticket = await ticketFor(email)
      const tries = await Promise.all(Array.from({ length: 5 }, () => pass({ ticket, code: wrong(code) })))
      expect(codesOf(tries)).toEqual(Array.from({ length: 5 }, () => 'INVALID_CODE'))
    }
  }

  test('is over after twenty codes in four hours, however many tickets the password gives', async () => {
    const { email, app } = await nadia()
    await spendAll(email, app.freshCode())
    const refused = await pass({ ticket: await ticketFor(email), code: app.freshCode() })
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', data: { retryAfterS: expect.any(Number) } } })
    plaza.moveClock(4 * HOUR)
    expect((await pass({ ticket: await ticketFor(email), code: app.code() })).status).toBe(200)
  })

  test('does not lock the owner out of a browser that knows her', async () => {
    const { browser, email, app } = await nadia()
    await browser.logOut()
    await spendAll(email, app.freshCode())
    const ticket = await ticketFor(email, browser)
    expect((await pass({ ticket, code: app.freshCode() }, browser)).status).toBe(200)
  })

  test('begins anew after a code that was right', async () => {
    const { email, app } = await nadia()
    for (let round = 0; round < 6; round += 1) {
      const ticket = await ticketFor(email)
      const code = app.freshCode()
      for (let attempt = 0; attempt < 4; attempt += 1) expect((await pass({ ticket, code: wrong(code) })).status).toBe(401)
      expect((await pass({ ticket, code })).status).toBe(200)
    }
  })
})
