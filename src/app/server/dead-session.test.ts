/** What becomes of the cookie of a session that is over. Needs `npm run build`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAST_PASSWORD } from '#app/server/cast.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza({ web: true })
})
afterAll(() => plaza.close())

test('it is taken back with the next document, also a kept one', async () => {
  for (const path of ['/marketplace', '/dashboard']) {
    const browser = plaza.browser()
    browser.cookies.set('plaza_session', '0'.repeat(26))
    await browser.send('GET', path)
    expect(browser.cookies.has('plaza_session'), path).toBe(false)
  }
})

test('a call with the old session that is answered after a login does not end the new one', async () => {
  const noor = await plaza.newcomer('noor')
  const old = noor.cookies.get('plaza_session') ?? ''
  await noor.logOut()
  await noor.logIn('noor@example.com', CAST_PASSWORD)
  const now = noor.cookies.get('plaza_session') ?? ''
  noor.cookies.set('plaza_session', old)
  expect((await noor.call('accounts.sessions.list')).status).toBe(401)
  expect(noor.cookies.get('plaza_session')).toBe(old)
  noor.cookies.set('plaza_session', now)
  expect((await noor.call('accounts.sessions.list')).status).toBe(200)
})
