import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { deleteExpiredCredentials } from './jobs.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

test('challenges, links and sessions are deleted once they have expired, not before', async () => {
  const browser = await plaza.newcomer('nadia')
  await browser.call('accounts.passkeyLogin.begin', {})
  await plaza.settle()
  const left = async () => {
    await deleteExpiredCredentials.run(plaza.services, {})
    const [row] = await plaza.rows<{ left: string }>(
      `select concat_ws(' ', (select count(*) from accounts.passkey_challenges), (select count(*) from accounts.tokens),
         (select count(*) from accounts.sessions)) as left`,
    )
    return row?.left
  }
  expect(await left()).toBe('1 1 1')
  plaza.moveClock(HOUR)
  expect(await left()).toBe('0 1 1')
  plaza.moveClock(DAY + HOUR)
  expect(await left()).toBe('0 0 1')
  plaza.moveClock(14 * DAY)
  expect(await left()).toBe('0 0 0')
})
