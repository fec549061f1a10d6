/** Registration, login and sessions: Amira creates an account, Mallory tries to break into it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const PASSWORD = 'cinnamon wharf 71'
const DAY = 24 * 3_600_000

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

let people = 0
/** Creates an account and a browser that is not logged in. */
async function somebody() {
  people += 1
  const browser = plaza.browser()
  const username = `person${people}x`
  const email = `${username}@example.com`
  const { body } = await browser.register(email, username, PASSWORD)
  return { browser, email, username, id: body.user.id as string }
}

async function somebodySignedIn() {
  const person = await somebody()
  expect((await person.browser.logIn(person.email, PASSWORD)).status).toBe(200)
  return person
}

const loadEvents = (aggregate: string) =>
  plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [aggregate])

describe('registration', () => {
  test('creates an account without logging in', async () => {
    const browser = plaza.browser()
    const { status, body } = await browser.register('Nadia@Example.com', 'NadiaClay', PASSWORD)
    expect(status).toBe(200)
    expect(body.user).toEqual({ id: expect.stringMatching(/^usr_/), username: 'NadiaClay', name: 'NadiaClay', avatarUrl: null })
    expect(browser.cookies.has('plaza_session')).toBe(false)
    expect(await browser.me()).toBeNull()
    expect(await plaza.rows('select role, email_proof from accounts.users where id = $1', [body.user.id])).toEqual([
      { role: 'user', email_proof: 'none' },
    ])
    expect(await loadEvents(body.user.id)).toEqual([{ type: 'accounts.registered' }])
  })

  test('reports a taken email before a taken username', async () => {
    const { email, username } = await somebody()
    const again = await plaza.browser().register(email.toUpperCase(), username, PASSWORD)
    expect(again).toMatchObject({ status: 409, body: { code: 'EMAIL_IN_USE', message: 'Email already in use' } })
    const other = await plaza.browser().register('somebody.else@example.com', username, PASSWORD)
    expect(other).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN', message: 'Username already taken' } })
  })

  test('treats look-alike usernames as the same', async () => {
    await plaza.browser().register('paloma@example.com', 'paloma', PASSWORD)
    for (const name of ['PALOMA', 'pa.loma', 'pa1oma', 'paIoma', 'palomá']) {
      const { body } = await plaza.browser().register(`${encodeURIComponent(name)}@example.org`.replaceAll('%', ''), name, PASSWORD)
      expect(body.code, name).toBe('USERNAME_TAKEN')
    }
  })

  test.each([
    [{ email: 'nonsense' }, 'email', 'invalid_format'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'too_big'],
    [{ username: 'ab' }, 'username', 'too_small'],
    [{ username: 'two words' }, 'username', 'username_characters'],
    [{ username: 'admin' }, 'username', 'username_reserved'],
    [{ password: 'short' }, 'password', 'too_small'],
    [{ password: 'x'.repeat(1001) }, 'password', 'too_big'],
    [{ password: 'password123' }, 'password', 'guessable'],
    [{ password: 'newcomer' }, 'password', 'guessable'],
    [{ password: 'seven\u0000quiet olive trees' }, 'password', 'characters'],
  ])('rejects %o and names the field', async (change, path, rule) => {
    const { body } = await plaza
      .browser()
      .call('accounts.register', { email: 'newcomer@example.com', username: 'newcomer', password: PASSWORD, ...change })
    expect(body.code).toBe('INVALID_INPUT')
    expect(body.data.fields[0]).toMatchObject({ path, rule })
  })

  test('accepts a long password with spaces and any script, and does not truncate it', async () => {
    const long = `${'ٱلسوق الكبير 🏺 '.repeat(40)}end`
    const browser = plaza.browser()
    expect((await browser.register('long@example.com', 'longwinded', long)).status).toBe(200)
    expect((await browser.logIn('long@example.com', long.slice(0, -1))).status).toBe(401)
    expect((await browser.logIn('long@example.com', long)).status).toBe(200)
  })

  test('sent twice with one key creates one account, and the second response reveals nothing', async () => {
    const browser = plaza.browser()
    const input = { email: 'twice@example.com', username: 'twicetold', password: PASSWORD }
    await browser.call('cart.clear')
    const key = 'register-twice-told'
    const first = await browser.call('accounts.register', input, { key })
    const second = await browser.call('accounts.register', input, { key })
    expect(first.status).toBe(200)
    expect([409]).toContain(second.status)
    expect(await plaza.rows(`select id from accounts.users where email_key = 'twice@example.com'`)).toHaveLength(1)
  })

  test('of one username by twenty at once creates one account', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) => plaza.browser().register(`rush${index}@example.com`, 'rushhour', PASSWORD)),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ body }) => body.code === 'USERNAME_TAKEN')).toHaveLength(19)
  })

  test('ignores a role, email status or id in the request', async () => {
    const columns = await plaza.rows<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'accounts' and table_name = 'users'`,
    )
    expect(columns.length).toBeGreaterThan(10)
    const extra = Object.fromEntries(
      columns.flatMap(({ column_name: name }) => [
        [name, 'admin'],
        [name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()), 'admin'],
      ]),
    )
    const { body } = await plaza
      .browser()
      // The version of the terms is an input, so it must be a number.
      .call('accounts.register', {
        ...extra,
        termsVersion: 1,
        isAdmin: true,
        email: 'fuzz@example.com',
        username: 'fuzzbuzz',
        password: PASSWORD,
      })
    expect(
      await plaza.rows('select id, role, email_proof, deletion_requested_at from accounts.users where username_key = $1', ['fuzzbuzz']),
    ).toEqual([{ id: body.user.id, role: 'user', email_proof: 'none', deletion_requested_at: null }])
  })

  test('fails when an administrator has closed it', async () => {
    await plaza.rows(`update accounts.settings set registration = 'closed'`)
    const { status, body } = await plaza.browser().register('late@example.com', 'latecomer', PASSWORD)
    await plaza.rows(`update accounts.settings set registration = 'open'`)
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'REGISTRATION_CLOSED' })
  })
})

describe('login', () => {
  test('hazard 35: sets a session cookie that scripts cannot read, a new one each time', async () => {
    const { browser, email, username, id } = await somebody()
    const { status, body, headers } = await browser.logIn(email, PASSWORD)
    expect({ status, state: body.state }).toEqual({ status: 200, state: 'signed_in' })
    expect(body.user).toMatchObject({ id, username, email, role: 'user', preferences: { notifications: { newFollowers: true } } })
    const cookie = headers.getSetCookie().find((line) => line.startsWith('plaza_session='))
    expect(cookie).toMatch(/^plaza_session=[0-9a-z]{26}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    expect(JSON.stringify(body)).not.toContain(browser.cookies.get('plaza_session'))
    expect(await browser.me()).toMatchObject({ id })

    const first = browser.cookies.get('plaza_session')
    await browser.logIn(email, PASSWORD)
    expect(browser.cookies.get('plaza_session')).not.toBe(first)
  })

  test('stores only the hash of the session token', async () => {
    const { browser } = await somebodySignedIn()
    const token = browser.cookies.get('plaza_session') ?? ''
    const rows = await plaza.rows<{ everything: string }>('select s::text as everything from accounts.sessions s')
    expect(rows.length).toBeGreaterThan(0)
    for (const { everything } of rows) {
      expect(everything).not.toContain(token)
      expect(everything).not.toContain(Buffer.from(token).toString('hex'))
    }
  })

  test('fails with the same response for every reason', async () => {
    const known = await somebody()
    const suspended = await somebody()
    await plaza.rows(
      `insert into accounts.suspensions (id, user_id, reason, suspended_by, since) values ('sus_1', $1, 'spam', 'system', now())`,
      [suspended.id],
    )
    const leaving = await somebody()
    await plaza.rows('update accounts.users set deletion_requested_at = now() where id = $1', [leaving.id])
    const without = await somebody()
    await plaza.rows('update accounts.users set password_hash = null where id = $1', [without.id])
    const answers = [
      await known.browser.logIn(known.email, 'cinnamon wharf 72'),
      await plaza.browser().logIn('nobody@example.com', PASSWORD),
      await suspended.browser.logIn(suspended.email, PASSWORD),
      await leaving.browser.logIn(leaving.email, PASSWORD),
      await without.browser.logIn(without.email, PASSWORD),
      await plaza.browser().logIn('not an address', PASSWORD),
    ]
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({
        status: 401,
        body: { defined: true, code: 'INVALID_CREDENTIALS', status: 401, message: 'Invalid credentials' },
      })
  })

  test('hazard 44: takes the same hashing work for an unknown email', async () => {
    const { email } = await somebody()
    const verified: (string | null)[] = []
    const { verify } = plaza.services.passwords
    plaza.services.passwords.verify = (password, hash) => {
      verified.push(hash)
      return verify(password, hash)
    }
    await plaza.browser().logIn(email, 'wrong as can be')
    await plaza.browser().logIn('ghost@example.com', 'wrong as can be')
    plaza.services.passwords.verify = verify
    expect(verified).toEqual([expect.stringMatching(/^\$argon2id\$/), null])
  })

  test('upgrades an outdated password hash', async () => {
    const { browser, email, id } = await somebody()
    const weak = '$argon2id$v=19$m=8,t=1,p=1$'
    const [{ password_hash: before = '' } = {}] = await plaza.rows<{ password_hash: string }>(
      'select password_hash from accounts.users where id = $1',
      [id],
    )
    expect(before.startsWith(weak)).toBe(true)
    const { needsRehash } = plaza.services.passwords
    plaza.services.passwords.needsRehash = () => true
    expect((await browser.logIn(email, PASSWORD)).status).toBe(200)
    plaza.services.passwords.needsRehash = needsRehash
    const [{ password_hash: after = '' } = {}] = await plaza.rows<{ password_hash: string }>(
      'select password_hash from accounts.users where id = $1',
      [id],
    )
    expect(after).not.toBe(before)
    expect((await browser.logIn(email, PASSWORD)).status).toBe(200)
  })

  test('merges the guest cart, with quantities added up and capped by stock', async () => {
    const { browser, email } = await somebody()
    const left = (await plaza.available('MUG-SAGE')) ?? 0
    const variantId = await plaza.variant('MUG-SAGE')
    await browser.logIn(email, PASSWORD)
    await browser.call('cart.addLine', { variantId, quantity: left - 1 })
    await browser.logOut()
    expect((await browser.call('cart.get')).body.itemCount).toBe(0)
    await browser.call('cart.addLine', { variantId, quantity: 3 })
    await browser.logIn(email, PASSWORD)
    expect((await browser.call('cart.get')).body.lines).toMatchObject([{ variantId, quantity: left }])
    await browser.logOut()
    expect((await browser.call('cart.get')).body.lines).toEqual([])
  })
})

describe('a session', () => {
  test('ends when its owner logs out, in this browser and in any copy of its cookie', async () => {
    const { browser, email } = await somebodySignedIn()
    const thief = plaza.browser()
    thief.cookies.set('plaza_session', browser.cookies.get('plaza_session') ?? '')
    expect(await thief.me()).toMatchObject({ email })
    expect((await browser.logOut()).status).toBe(200)
    expect(browser.cookies.has('plaza_session')).toBe(false)
    expect(await thief.me()).toBeNull()
    expect((await browser.logOut()).status).toBe(200)
  })

  test.each([
    ['user', 14 * DAY, 'unused for 14 days'],
    ['admin', 12 * 3_600_000, 'of an administrator after 12 hours'],
  ])('of a %s ends %s', async (role, life) => {
    const { browser, id } = await somebodySignedIn()
    await plaza.rows('update accounts.users set role = $2 where id = $1', [id, role])
    plaza.moveClock(life - 60_000)
    expect(await browser.me()).not.toBeNull()
    if (role === 'user') plaza.moveClock(life - 60_000)
    else plaza.moveClock(61_000)
    const stillThere = await browser.me()
    if (role === 'user') {
      expect(stillThere).not.toBeNull()
      plaza.moveClock(life + 1)
      expect(await browser.me()).toBeNull()
    } else expect(stillThere).toBeNull()
  })

  test('ends after 30 days even with daily use', async () => {
    const { browser } = await somebodySignedIn()
    for (let day = 0; day < 29; day += 1) {
      plaza.moveClock(DAY)
      expect(await browser.me(), `day ${day}`).not.toBeNull()
    }
    plaza.moveClock(DAY + 1)
    expect(await browser.me()).toBeNull()
  })

  test('is limited to ten per account: the oldest one ends', async () => {
    const { email, id } = await somebody()
    const browsers = Array.from({ length: 11 }, () => plaza.browser())
    for (const browser of browsers) await browser.logIn(email, PASSWORD)
    expect(await plaza.rows('select id from accounts.sessions where user_id = $1', [id])).toHaveLength(10)
    expect(await browsers[0]?.me()).toBeNull()
    expect(await browsers[10]?.me()).not.toBeNull()
  })

  test('is listed with its device, and can be ended from another', async () => {
    const { browser, email } = await somebodySignedIn()
    const phone = plaza.browser()
    phone.userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1'
    await phone.logIn(email, PASSWORD)
    const { sessions } = (await browser.call('accounts.sessions.list')).body
    expect(sessions).toHaveLength(2)
    expect(sessions.find(({ current }: { current: boolean }) => current)).toMatchObject({
      browser: 'Firefox',
      system: 'Linux',
      address: browser.address,
    })
    const other = sessions.find(({ current }: { current: boolean }) => !current)
    expect(other).toMatchObject({ browser: 'Safari', system: 'iPhone', address: phone.address })

    expect((await browser.call('accounts.sessions.revoke', { id: other.id })).status).toBe(200)
    expect(await phone.me()).toBeNull()
    expect((await browser.call('accounts.sessions.revoke', { id: other.id })).status).toBe(404)
  })

  test('of another member cannot be ended and gets a 404', async () => {
    const amira = await somebodySignedIn()
    const mallory = await somebodySignedIn()
    const [session] = (await amira.browser.call('accounts.sessions.list')).body.sessions
    const foreign = await mallory.browser.call('accounts.sessions.revoke', { id: session.id })
    const missing = await mallory.browser.call('accounts.sessions.revoke', { id: 'ses_00000000000000000000000000' })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(missing.body)
    expect(await amira.browser.me()).not.toBeNull()
  })

  test('stays when all other sessions are ended', async () => {
    const { browser, email } = await somebodySignedIn()
    const others = [plaza.browser(), plaza.browser()]
    for (const other of others) await other.logIn(email, PASSWORD)
    expect((await browser.call('accounts.sessions.revokeOthers')).body).toEqual({ ended: 2 })
    for (const other of others) expect(await other.me()).toBeNull()
    expect(await browser.me()).not.toBeNull()
  })

  test('of a suspended account ends at once', async () => {
    const { browser, id } = await somebodySignedIn()
    await plaza.rows(
      `insert into accounts.suspensions (id, user_id, reason, suspended_by, since) values ($2, $1, 'spam', 'system', now())`,
      [id, `sus_${id}`],
    )
    expect(await browser.me()).toBeNull()
  })

  test('needs a reauthentication within ten minutes for security changes', async () => {
    const { browser } = await somebodySignedIn()
    plaza.moveClock(10 * 60_000 + 1)
    const tooOld = await browser.call('accounts.password.change', { newPassword: 'cardamom pier 17' })
    expect(tooOld).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_NEEDED' } })
    expect(await browser.reauthenticate('wrong as can be')).toMatchObject({ status: 403, body: { code: 'INVALID_CREDENTIALS' } })
    expect((await browser.reauthenticate(PASSWORD)).status).toBe(200)
    expect((await browser.call('accounts.password.change', { newPassword: 'cardamom pier 17' })).status).toBe(200)
  })
})

test.each(['accounts.sessions.list', 'accounts.sessions.revokeOthers', 'accounts.session.reauthenticate', 'accounts.security.get'])(
  '%s needs a session',
  async (operation) => {
    expect(await plaza.browser().call(operation, { password: 'x' })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  },
)

test('an invented session token is a guest', async () => {
  const browser = plaza.browser()
  browser.cookies.set('plaza_session', '0'.repeat(26))
  expect(await browser.me()).toBeNull()
})
