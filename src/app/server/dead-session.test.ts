/** Cookies of expired sessions. Needs `npm run build`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza({ web: true })
})
afterAll(() => plaza.close())

test('an expired session’s cookie is removed with the next document, also with a cached one', async () => {
  for (const path of ['/marketplace', '/dashboard']) {
    const browser = plaza.browser()
    browser.cookies.set('plaza_session', '0'.repeat(26))
    await browser.send('GET', path)
    expect(browser.cookies.has('plaza_session'), path).toBe(false)
  }
})

test('a late reply to the old session does not end a new one', async () => {
  const noor = await plaza.newcomer('noor')
  const old = noor.cookies.get('plaza_session') ?? ''
  await noor.logOut()
  await noor.logIn('noor@example.com', FIXTURE_PASSWORD)
  const now = noor.cookies.get('plaza_session') ?? ''
  noor.cookies.set('plaza_session', old)
  expect((await noor.call('accounts.sessions.list')).status).toBe(401)
  expect(noor.cookies.get('plaza_session')).toBe(old)
  noor.cookies.set('plaza_session', now)
  expect((await noor.call('accounts.sessions.list')).status).toBe(200)
})
