/** `npm run admin`, run next to a serving Plaza. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { grantAdministrator, revokeAdministrator } from '#domains/accounts/server/administrators.ts'
import { createEmptyDatabase } from '#test/cluster/test-database.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const run = promisify(execFile)
const SCRIPT = fileURLToPath(new URL('admin.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'plaza-admin-'))
let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(async () => {
  await plaza.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function adminIn(databaseUrl: string, ...words: string[]) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const { code = 0, stdout, stderr } = await run(process.execPath, [SCRIPT, ...words], { env }).catch((error) => error)
  return { code, said: `${stdout}${stderr}`.trim() }
}
const admin = (...words: string[]) => adminIn(plaza.databaseUrl, ...words)
const entries = () => plaza.rows('select actor, action, address, details from audit.entries order by position')

test('grant makes an administrator who can open the admin area', async () => {
  const chen = await plaza.member('chen')
  expect(await admin('grant', 'Chen@Example.com')).toEqual({
    code: 0,
    said: 'chen is an administrator from the next login on, and has a week to set up a second factor.',
  })
  expect(await chen.me()).toBeNull()
  await chen.logIn('chen@example.com', FIXTURE_PASSWORD)
  expect((await chen.call('accounts.admin.users.list')).status).toBe(200)
  expect((await admin('list')).said).toMatch(/^omar <omar@example\.com>, never seen\nchen <chen@example\.com>, last seen 20\S+Z$/)
  expect(await entries()).toEqual([
    { actor: 'system', action: 'accounts.roleChanged', address: null, details: { before: { role: 'user' }, after: { role: 'admin' } } },
  ])
})

test('granting twice or revoking from a non-administrator changes and records nothing', async () => {
  expect(await grantAdministrator(plaza.services, 'omar@example.com')).toEqual({ username: 'omar', changed: false })
  for (const name of ['bruno', 'amira'])
    expect(await revokeAdministrator(plaza.services, `${name}@example.com`)).toEqual({ username: name, changed: false })
  expect(await plaza.rows(`select role from accounts.users where username in ('amira', 'bruno') order by role`)).toEqual([
    { role: 'user' },
    { role: 'vendor' },
  ])
  expect(await entries()).toHaveLength(1)
})

test('revoke works until one administrator is left', async () => {
  expect(await revokeAdministrator(plaza.services, 'omar@example.com')).toEqual({ username: 'omar', changed: true })
  const last = 'chen@example.com is the last administrator who can log in: make another one first.'
  expect(await admin('revoke', 'chen@example.com')).toEqual({ code: 1, said: last })
  expect(await plaza.rows(`select username from accounts.users where role = 'admin'`)).toEqual([{ username: 'chen' }])
})

test('a lost second factor is removed, and the accounts of a demo are closed', async () => {
  expect((await admin('remove-second-factor', 'bruno@example.com')).said).toBe('bruno has no second factor.')
  await plaza.rows(`update accounts.users set demo = true where username in ('bruno', 'chen')`)
  const { code, said } = await admin('leave-demo')
  expect(code).toBe(0)
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/^2 accounts of the demo data can no longer log in\. Their shops, products and orders stay/),
    expect.stringMatching(/^5 other accounts can still log in\./),
    expect.stringMatching(/^There is no administrator now: .*npm run admin -- grant <email>/),
  ])
})

test('an unknown address, an incomplete command and a database without Plaza are explained in one sentence', async () => {
  const unknown = 'There is no account with the address nobody@example.com: register it first, or correct the address.'
  expect(await admin('grant', 'nobody@example.com')).toEqual({ code: 1, said: unknown })
  expect(await admin('grant')).toEqual({ code: 1, said: expect.stringMatching(/^Usage: npm run admin -- list, grant/) })
  const empty = await createEmptyDatabase()
  expect(await adminIn(empty.url, 'list')).toEqual({ code: 1, said: expect.stringMatching(/^There is no Plaza in this database yet/) })
  await empty.drop()
})
