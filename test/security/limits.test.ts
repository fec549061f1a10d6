/** Every rate limit is tested: it applies, counts the right attempts, and does not affect others. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPasswords, PASSWORD_SETTINGS } from '#platform/server/passwords.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const PASSWORD = 'cinnamon wharf 71'
const MINUTE = 60_000

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

let people = 0
async function createAccount(): Promise<{ browser: Member; email: string }> {
  people += 1
  const browser = plaza.browser()
  const email = `limited${people}@example.com`
  expect((await browser.register(email, `limited${people}x`, PASSWORD)).status).toBe(200)
  return { browser, email }
}

const guess = (browser: Member, email: string) => browser.logIn(email, 'wrong as can be')
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status)
const times = <T>(count: number, act: (index: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, index) => act(index)))

test('one address may try 25 logins in five minutes; the next reply says when to retry', async () => {
  const browser = plaza.browser()
  const tries = await times(25, (index) => guess(browser, `nobody${index}@example.com`))
  expect(new Set(statuses(tries))).toEqual(new Set([401]))
  const refused = await guess(browser, 'nobody@example.com')
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', data: { retryAfterS: expect.any(Number) } } })
  expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.data.retryAfterS)
  expect((await guess(plaza.browser(), 'nobody@example.com')).status).toBe(401)
  plaza.moveClock(5 * MINUTE)
  expect((await guess(browser, 'nobody@example.com')).status).toBe(401)
})

test('parallel guesses do not slip through: 60 at once are 25 tries', async () => {
  const browser = plaza.browser()
  const tries = await times(60, (index) => guess(browser, `crowd${index}@example.com`))
  expect(statuses(tries).filter((status) => status === 401)).toHaveLength(25)
  expect(statuses(tries).filter((status) => status === 429)).toHaveLength(35)
})

test('hazard 49: an address is the one the trusted proxy saw: what a client writes before it changes nothing', async () => {
  const browser = plaza.browser()
  const seen = browser.address
  const tries = await times(100, (index) => {
    const liar = plaza.browser()
    liar.address = `198.51.100.${index}, ${seen}`
    return guess(liar, `liar${index}@example.com`)
  })
  expect(statuses(tries).filter((status) => status === 429)).toHaveLength(75)
})

test('hazard 49: IPv6 counts by the /64 a client has as a whole', async () => {
  const from = (address: string) => {
    const browser = plaza.browser()
    browser.address = address
    return browser
  }
  const tries = await times(26, (index) => guess(from(`2001:db8:7:1::${index.toString(16)}`), `six${index}@example.com`))
  expect(statuses(tries).filter((status) => status === 429)).toHaveLength(1)
  expect((await guess(from('2001:db8:7:2::1'), 'six@example.com')).status).toBe(401)
})

test('hazard 50: an account takes 25 guesses an hour, from wherever; its owner still enters from a browser that knows it', async () => {
  const { browser, email } = await createAccount()
  await browser.logIn(email, PASSWORD)
  await browser.logOut()
  const guesses = await times(100, () => guess(plaza.browser(), email))
  expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(25)
  expect((await plaza.browser().logIn(email, PASSWORD)).status).toBe(429)
  expect((await browser.logIn(email, PASSWORD)).status).toBe(200)
})

test('the limit of an account also applies to an unknown address', async () => {
  const guesses = await times(30, () => guess(plaza.browser(), 'ghost@example.com'))
  expect(statuses(guesses).filter((status) => status === 429)).toHaveLength(5)
})

test('a successful login resets the count', async () => {
  const { browser, email } = await createAccount()
  for (let round = 0; round < 2; round += 1) {
    await times(20, () => guess(plaza.browser(), email))
    expect((await plaza.browser().logIn(email, PASSWORD)).status, `round ${round}`).toBe(200)
  }
  expect((await browser.logIn(email, PASSWORD)).status).toBe(200)
})

test('one address may register five accounts in half an hour', async () => {
  const browser = plaza.browser()
  const replies = []
  for (let index = 0; index < 6; index += 1) replies.push(await browser.register(`many${index}@example.com`, `manyfold${index}x`, PASSWORD))
  expect(statuses(replies)).toEqual([200, 200, 200, 200, 200, 429])
  plaza.moveClock(30 * MINUTE)
  expect((await browser.register('many6@example.com', 'manyfold6x', PASSWORD)).status).toBe(200)
})

test('re-authentication may be tried ten times in ten minutes', async () => {
  const { browser, email } = await createAccount()
  await browser.logIn(email, PASSWORD)
  const tries = await times(12, () => browser.reauthenticate('wrong as can be'))
  expect(statuses(tries).filter((status) => status === 429)).toHaveLength(2)
})

test('mailed links may be tried thirty times in five minutes', async () => {
  const browser = plaza.browser()
  const tries = await times(32, (index) =>
    browser.call('accounts.password.reset', { token: `${index}`.padStart(26, '0'), newPassword: PASSWORD }),
  )
  expect(statuses(tries).filter((status) => status === 429)).toHaveLength(2)
})

test('200 logins at once keep nobody else waiting, and whom there is no room for is told so', async () => {
  const { email } = await createAccount()
  const cheap = plaza.services.passwords
  plaza.services.passwords = openPasswords(PASSWORD_SETTINGS)
  const done: string[] = []
  const logins = times(200, async (index) => {
    const reply = await plaza.browser().logIn(index % 2 ? email : `storm${index}@example.com`, 'wrong as can be')
    done.push('login')
    return reply
  })
  const shopping = times(5, async () => {
    const reply = await plaza.guest().get('/marketplace/listings')
    done.push('shop')
    return reply
  })
  expect(new Set(statuses(await shopping))).toEqual(new Set([200]))
  const answers = new Set(statuses(await logins))
  plaza.services.passwords = cheap
  expect(done.slice(-1)).toEqual(['login'])
  for (const status of answers) expect([401, 429, 503]).toContain(status)
})
