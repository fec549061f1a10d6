/** Backups as administrators see and request them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeDailyBackup, verifyNewestBackup } from '#platform/server/backup/backup-tasks.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let omar: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  omar = await plaza.member('omar')
})
afterAll(() => plaza.close())

const list = async () => (await omar.call('accounts.admin.backups.list')).body
const request = (key?: string) => omar.call('accounts.admin.backups.request', undefined, key ? { key } : {})

test('an administrator requests a backup, once, and sees its size', async () => {
  expect(await list()).toEqual({ daily: true, backups: [] })
  const key = randomUUID()
  const { status, body } = await request(key)
  expect([status, body]).toEqual([200, expect.objectContaining({ state: 'requested', reason: 'administrator', bytes: null })])
  expect((await request(key)).body).toEqual(body)
  expect((await request()).body).toMatchObject({ code: 'BACKUP_RUNNING' })
  expect((await list()).backups).toEqual([body])

  await plaza.settle()
  const [backup, ...others] = (await list()).backups
  expect(others).toEqual([])
  expect(backup).toMatchObject({
    id: body.id,
    state: 'done',
    bytes: expect.any(Number),
    withSecrets: false,
    problem: null,
    verifiedAt: null,
  })
  expect(plaza.services.backups.exists(backup.file)).toBe(true)
  expect(await plaza.rows(`select actor, resource_id from audit.entries where action = 'accounts.backupRequested'`)).toEqual([
    { actor: (await omar.me()).id, resource_id: body.id },
  ])
})

test('the list shows the daily backup and when a backup was last restored on trial', async () => {
  await takeDailyBackup.run(plaza.services, {})
  await verifyNewestBackup.run(plaza.services, {})
  expect((await list()).backups).toMatchObject([
    { state: 'done', reason: 'daily', verifiedAt: expect.any(String), verificationProblem: null },
    { reason: 'administrator', verifiedAt: null },
  ])
})

test('nobody else sees or requests backups, and a request needs a fresh proof', async () => {
  const amira = await plaza.member('amira')
  for (const operation of ['list', 'request']) expect((await amira.call(`accounts.admin.backups.${operation}`)).status, operation).toBe(404)
  plaza.moveClock(11 * 60_000)
  expect((await request()).body).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
})
