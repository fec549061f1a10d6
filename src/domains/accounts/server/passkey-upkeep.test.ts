/** Renaming and removing passkeys, and how mailed links remove the passkeys of a previous user of the account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Authenticator, enrollPasskey } from '#test/plaza/authenticator.ts'
import { enrollAuthenticatorApp } from '#test/plaza/authenticator-app.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'
import { loadSecurityChanges } from '#test/plaza/security-changes.ts'

const MISSING = { status: 404, body: { code: 'NOT_FOUND' } }

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
  return { browser, email: `${name}@example.com`, id: (await browser.me()).id as string, device: new Authenticator(plaza.url) }
}

async function withPasskey() {
  const person = await nadia()
  const { status, body } = await enrollPasskey(person.browser, person.device)
  expect(status).toBe(200)
  return { ...person, passkey: body as { id: string; name: string } }
}

const remove = (browser: Member, id: string) => browser.call('accounts.passkeys.remove', { id })
const rename = (browser: Member, id: string, name: string) => browser.call('accounts.passkeys.rename', { id, name })
const loadPasskeys = async (browser: Member) => (await browser.call('accounts.security.get')).body.passkeys
/** The newest of the device's, at a browser that may have been hers. */
async function enter(browser: Member, device: Authenticator) {
  const { challengeId, options } = (await browser.call('accounts.passkeyLogin.begin', {})).body
  return browser.call('accounts.passkeyLogin.finish', { challengeId, response: device.get(options) })
}

describe('renaming and removing', () => {
  test('a passkey can be renamed, and a repeated request gets the same response', async () => {
    const { browser, id, passkey } = await withPasskey()
    const renamed = await rename(browser, passkey.id, 'Old phone')
    expect(renamed).toMatchObject({ status: 200, body: { ...passkey, name: 'Old phone' } })
    const input = { id: passkey.id, name: 'Older phone' }
    const first = await browser.call('accounts.passkeys.rename', input, { key: 'rename-older-phone' })
    const again = await browser.call('accounts.passkeys.rename', input, { key: 'rename-older-phone' })
    expect(again.body).toEqual(first.body)
    expect(await loadSecurityChanges(plaza, id)).toEqual(['passkey_added'])
  })

  test('a removed passkey no longer logs in', async () => {
    const { browser, id, email, device, passkey } = await withPasskey()
    expect((await remove(browser, passkey.id)).status).toBe(200)
    expect(await loadPasskeys(browser)).toEqual([])
    expect(await remove(browser, passkey.id)).toMatchObject(MISSING)
    expect(await loadSecurityChanges(plaza, id)).toEqual(['passkey_added', 'passkey_removed'])
    expect(await enter(plaza.browser(), device)).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
    await plaza.settle()
    const mailed = plaza.mailTo(email).map(({ text }) => text)
    for (const words of ['A passkey was added', 'A passkey was removed'])
      expect(
        mailed.filter((text) => text.includes(words)),
        words,
      ).toHaveLength(1)
  })

  test('another member’s passkey gets a 404', async () => {
    const { browser, passkey } = await withPasskey()
    const mallory = await nadia()
    for (const act of [remove, (who: Member, id: string) => rename(who, id, 'Mine')]) {
      const foreign = await act(mallory.browser, passkey.id)
      const missing = await act(mallory.browser, 'neverMade')
      expect(foreign).toMatchObject(MISSING)
      expect(foreign.body).toEqual(missing.body)
    }
    expect(await loadPasskeys(browser)).toEqual([expect.objectContaining(passkey)])
  })

  test.each(['', '../x', 'x'.repeat(1365), 'a\u0000b'])('%o is not a passkey id', async (id) => {
    const { browser } = await nadia()
    for (const reply of [await remove(browser, id), await rename(browser, id, 'Phone')]) expect(reply.body.code).toBe('INVALID_INPUT')
  })

  test('hazard 52: the last passkey stays while there is no password, also when two are removed at once', async () => {
    const { browser, id, device, passkey } = await withPasskey()
    const other = (await enrollPasskey(browser, device)).body
    await plaza.rows('update accounts.users set password_hash = null where id = $1', [id])
    const removals = [passkey.id, other.id].map((passkeyId) => () => remove(browser, passkeyId))
    const replies = await runConcurrently(plaza, 'select from accounts.users where id = $1', id, removals)
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('LAST_LOGIN_METHOD')
    expect(await loadPasskeys(browser)).toHaveLength(1)
    expect(await loadSecurityChanges(plaza, id)).toEqual(['passkey_added', 'passkey_added', 'passkey_removed'])
  })
})

test('somebody who created an account with another person’s email loses access once the email is confirmed', async () => {
  const mallory = await withPasskey()
  await enrollAuthenticatorApp(plaza, mallory.browser)
  await plaza.settle()
  const nadiaHerself = plaza.browser()
  const link = plaza
    .mailTo(mallory.email)
    .map((mail) => new URL(mail.link()))
    .find(({ searchParams }) => searchParams.has('token'))
  const token = link?.searchParams.get('token')
  const { resetToken } = (await nadiaHerself.call('accounts.email.verify', { token, forgotten: true })).body
  expect((await enter(mallory.browser, mallory.device)).status).toBe(401)
  await nadiaHerself.call('accounts.password.reset', { token: resetToken, newPassword: 'cardamom pier 17' })
  expect((await enter(mallory.browser, mallory.device)).status).toBe(401)
  expect((await nadiaHerself.logIn(mallory.email, 'cardamom pier 17')).body.state).toBe('signed_in')
  expect(await loadPasskeys(nadiaHerself)).toEqual([])
})

test.each([
  ['mailed', 1],
  ['assumed', 0],
])('a mailed password reset of an account with email proof %s leaves %i passkeys', async (proof, left) => {
  const { browser, email, id } = await withPasskey()
  await plaza.rows('update accounts.users set email_proof = $2 where id = $1', [id, proof])
  await browser.call('accounts.password.requestReset', { email })
  await plaza.settle()
  const mail = plaza.mailTo(email).findLast(({ subject }) => subject === 'Set a new password')
  const token = new URL(mail?.link() ?? 'none:').searchParams.get('token')
  expect((await browser.call('accounts.password.reset', { token, newPassword: 'cardamom pier 17' })).status).toBe(200)
  await browser.logIn(email, 'cardamom pier 17')
  expect(await loadPasskeys(browser)).toHaveLength(left)
})
