/** Names that are offered for a mention, and who is mentioned in a text. Bruno writes; Amira and Chen are members, Omar is an administrator. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { findMentioned, type Mention } from './index.ts'

let plaza: TestPlaza
let bruno: Member
let chen: Member
let omar: Member
const ids: Record<string, string> = {}

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[bruno, chen, omar] = await Promise.all([plaza.member('bruno'), plaza.member('chen'), plaza.member('omar')])
  for (const name of ['mina', 'minh', 'mirna', 'Mira_Soap', 'maryam']) ids[name] = (await (await plaza.newcomer(name)).me()).id
  await plaza.rows(`update accounts.users set username = 'مريم', username_key = 'مريم', username_skeleton = 'مريم' where id = $1`, [
    ids.maryam,
  ])
  ids.bruno = (await bruno.me()).id
  ids.chen = (await chen.me()).id
})
afterAll(() => plaza.close())

const complete = async (q: string, by = bruno) =>
  (await by.call('network.complete', { q })).body.items.map(({ username }: { username: string }) => username)
const mentioned = async (text: string) =>
  (await findMentioned(plaza.services.db, ids.bruno ?? '', text)).map(({ userId }: Mention) => userId)

test('people whom the member follows come first, then the others in alphabetical order', async () => {
  expect(await complete('mi')).toEqual(['mina', 'minh', 'Mira_Soap', 'mirna'])
  await bruno.call('network.follow', { userId: ids.mirna })
  expect(await complete('MI')).toEqual(['mirna', 'mina', 'minh', 'Mira_Soap'])
  expect(await complete('mira_')).toEqual(['Mira_Soap'])
  expect(await complete('مر')).toEqual(['مريم'])
  expect(await complete('%')).toEqual([])
  expect(await complete('_')).toEqual([])
  expect(await complete('')).toEqual(['mirna'])
  expect(await complete('bruno')).toEqual([])
})

test('guests complete no names, and a name longer than names are is refused', async () => {
  expect((await plaza.browser().call('network.complete', { q: 'a' })).status).toBe(401)
  expect((await bruno.call('network.complete', { q: 'x'.repeat(31) })).status).toBe(422)
})

test('nobody with a block between them is offered or mentioned', async () => {
  expect(await complete('che')).toContain('chen')
  expect(await mentioned('@chen')).toEqual([ids.chen])
  await chen.call('network.block', { userId: ids.bruno })
  expect(await complete('che')).not.toContain('chen')
  expect(await complete('brun', chen)).toEqual([])
  expect(await mentioned('@chen')).toEqual([])
  await chen.call('network.unblock', { userId: ids.bruno })
})

test('a suspended account is neither offered nor mentioned', async () => {
  await omar.call('accounts.admin.users.suspend', { id: ids.minh, reason: 'spam' })
  expect(await complete('minh')).toEqual([])
  expect(await mentioned('@minh')).toEqual([])
})

test('a mention is found in any spelling, once, and never the author or nobody', async () => {
  expect(await mentioned('@MINA, @mina! (@مريم) @nobody @bruno mina@mina.test')).toEqual([ids.mina, ids.maryam])
})

test('hazard 16: of a hundred mentions ten count, the first ones', async () => {
  const crowd = await Promise.all(Array.from({ length: 12 }, (_, n) => plaza.newcomer(`crowd${n}x`)))
  const crowdIds = await Promise.all(crowd.map(async (one) => (await one.me()).id))
  const names = Array.from({ length: 88 }, (_, n) => `@missing${n}`)
  const text = [...crowd.map((_, n) => `@crowd${n}x`), ...names].join(' ')
  expect(await mentioned(text)).toEqual(crowdIds.slice(0, 10))
})

test('hazard 20: as many statements for one name as for eight', async () => {
  const one = await countStatements(plaza, () => complete('chen'))
  const many = await countStatements(plaza, () => complete('c'))
  expect(many).toBe(one)
})
