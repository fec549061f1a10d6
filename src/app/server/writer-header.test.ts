/** Queued writes run as the person who made them, or not at all. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let nadia: Member
let pia: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  nadia = await plaza.newcomer('nadia')
  pia = await plaza.newcomer('pia')
})
afterAll(() => plaza.close())

const idOf = async (member: Member): Promise<string> => (await member.me()).id
const turnOff = (member: Member, writer: string) =>
  member.call('accounts.preferences.update', { notifications: { postLikes: false } }, { headers: { 'plaza-writer': writer } })

test('a write that names its writer is done for them', async () => {
  expect((await turnOff(nadia, await idOf(nadia))).status).toBe(200)
})

test('is rejected as unauthenticated in another person’s session, and changes nothing', async () => {
  for (const writer of [await idOf(nadia), 'guest', 'usr_nobody']) {
    const { status, body } = await turnOff(pia, writer)
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
  }
  expect((await pia.me()).preferences.notifications.postLikes).toBe(true)
})

test('a guest’s queued write runs for guests only, not for the next member', async () => {
  const clear = (headers: Record<string, string>) =>
    pia.send('POST', '/rpc/cart/clear', '{}', { 'content-type': 'application/json', ...headers })
  expect((await clear({ 'plaza-writer': 'guest' })).status).toBe(401)
  expect((await clear({ 'plaza-writer': 'guest', cookie: '' })).status).toBe(200)
  expect((await clear({ 'plaza-writer': await idOf(pia), cookie: '' })).status).toBe(401)
})
