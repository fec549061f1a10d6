/** A browser has one session: the next login ends the one before. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { Authenticator, enrollPasskey } from '#test/plaza/authenticator.ts'
import { enrollAuthenticatorApp } from '#test/plaza/authenticator-app.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

/** Another browser with a copy of the cookies. */
function copyOf(member: Member): Member {
  const copy = plaza.browser()
  for (const [name, value] of member.cookies) copy.cookies.set(name, value)
  return copy
}
const sessions = async (member: Member) => (await member.call('accounts.sessions.list')).body.sessions.length

test('logging in again ends the previous session of the browser, and no other', async () => {
  const lena = await plaza.newcomer('lena')
  const phone = plaza.browser()
  await phone.logIn('lena@example.com', FIXTURE_PASSWORD)
  const stolen = copyOf(lena)
  expect((await stolen.me()).username).toBe('lena')
  await lena.logIn('lena@example.com', FIXTURE_PASSWORD)
  expect(await stolen.me()).toBeNull()
  expect([(await lena.me()).username, (await phone.me()).username, await sessions(lena)]).toEqual(['lena', 'lena', 2])
})

test('a failed login ends nothing', async () => {
  const milo = await plaza.newcomer('milo')
  expect((await milo.logIn('milo@example.com', 'not my password')).status).toBe(401)
  expect((await milo.me()).username).toBe('milo')
})

test('logging in as somebody else ends the session of the first person', async () => {
  const nils = await plaza.newcomer('nils')
  const stolen = copyOf(nils)
  await plaza.newcomer('olga')
  await nils.logIn('olga@example.com', FIXTURE_PASSWORD)
  expect((await nils.me()).username).toBe('olga')
  expect(await stolen.me()).toBeNull()
})

test('a second factor and a passkey end the previous session too', async () => {
  const pavel = await plaza.newcomer('pavel')
  const phone = new Authenticator(plaza.url)
  await enrollPasskey(pavel, phone)
  const beforePasskey = copyOf(pavel)
  const { challengeId, options } = (await pavel.call('accounts.passkeyLogin.begin')).body
  expect((await pavel.call('accounts.passkeyLogin.finish', { challengeId, response: phone.get(options) })).status).toBe(200)
  expect(await beforePasskey.me()).toBeNull()

  const { app } = await enrollAuthenticatorApp(plaza, pavel)
  const beforeCode = copyOf(pavel)
  const { loginChallenge } = (await pavel.logIn('pavel@example.com', FIXTURE_PASSWORD)).body
  expect((await beforeCode.me()).username).toBe('pavel')
  const code = app.freshCode()
  expect((await pavel.call('accounts.session.passSecondFactor', { loginChallenge, factor: 'totp', code })).status).toBe(200)
  expect(await beforeCode.me()).toBeNull()
  expect(await sessions(pavel)).toBe(1)
})
