/** Leaving the demo: nobody gets in with a public password any more. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { findViolations } from '#app/server/invariants.ts'
import { Authenticator, enrollPasskey } from '#test/plaza/authenticator.ts'
import { enrollAuthenticatorApp } from '#test/plaza/authenticator-app.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { hasDemoAccounts } from './demo-accounts.sql.ts'
import { type LeftDemo, leaveDemo } from './leave-demo.ts'

let plaza: TestPlaza
let omar: Member
let bruno: Member
let dalia: Member
let left: LeftDemo

/** Omar, Amira and Bruno are accounts of the demo; Dalia registered during it. */
beforeAll(async () => {
  plaza = await openTestPlaza()
  await plaza.rows(`update accounts.users set demo = true where username in ('omar', 'amira', 'bruno')`)
  omar = await plaza.member('omar')
  bruno = await plaza.member('bruno')
  dalia = await plaza.member('dalia')
  await enrollAuthenticatorApp(plaza, bruno)
  await enrollPasskey(omar, new Authenticator(plaza.url))
  // A stranger made the demo's account theirs.
  await bruno.call('accounts.email.requestChange', { email: 'stranger@example.net' })
  await bruno.call('accounts.password.requestReset', { email: 'bruno@example.com' })
  await plaza.settle()
  expect(await hasDemoAccounts(plaza.services.db)).toBe(true)
  left = await leaveDemo(plaza.services)
  await plaza.settle()
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const IDS = `select id from accounts.users where username in ('omar', 'amira', 'bruno')`

describe('an account of the demo', () => {
  test.each(['omar', 'amira', 'bruno'])('of %s cannot log in, and its sessions have ended', async (name) => {
    expect((await plaza.browser().logIn(`${name}@example.com`, FIXTURE_PASSWORD)).status).toBe(401)
    expect([await omar.me(), await bruno.me()]).toEqual([null, null])
  })

  test('has no password, second factor, passkey, mailed link, new address or session left', async () => {
    for (const table of ['sessions', 'tokens', 'totp', 'recovery_codes', 'passkeys', 'email_changes']) {
      expect(await plaza.rows(`select 1 from accounts.${table} where user_id in (${IDS})`), table).toEqual([])
    }
    expect(await plaza.rows(`select 1 from accounts.users where id in (${IDS}) and password_hash is not null`)).toEqual([])
  })

  test('gets no new password by mail', async () => {
    for (const email of ['bruno@example.com', 'stranger@example.net']) {
      const before = plaza.mailTo(email).length
      await plaza.browser().call('accounts.password.requestReset', { email })
      await plaza.settle()
      expect(plaza.mailTo(email)).toHaveLength(before)
    }
  })

  test('is no administrator any more, also the last one; shops keep their owner', async () => {
    expect(
      await plaza.rows(`select username, role from accounts.users where username in ('omar', 'amira', 'bruno') order by username`),
    ).toEqual([
      { username: 'amira', role: 'vendor' },
      { username: 'bruno', role: 'user' },
      { username: 'omar', role: 'vendor' },
    ])
  })

  test('is recorded in the audit log', async () => {
    const entries = await plaza.rows(
      `select actor, details from audit.entries where action = 'accounts.demoAccountClosed' order by position`,
    )
    expect(entries).toHaveLength(3)
    expect(entries).toContainEqual({ actor: 'system', details: { before: { role: 'admin' }, after: { role: 'user' } } })
  })
})

test('other people stay, and are counted', async () => {
  expect((await dalia.me()).username).toBe('dalia')
  expect(left).toEqual({ closed: 3, administrators: [], others: 4 })
})

test('done again, it changes nothing', async () => {
  expect(await hasDemoAccounts(plaza.services.db)).toBe(false)
  expect(await leaveDemo(plaza.services)).toEqual({ closed: 0, administrators: [], others: 4 })
  expect(await plaza.rows(`select 1 from audit.entries where action = 'accounts.demoAccountClosed'`)).toHaveLength(3)
})
