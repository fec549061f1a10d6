/** The filter of texts over its settings: who counts as new, and what it puts into the queue. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { filterTexts } from './filter-texts.ts'
import { holdRecord } from './hold-record.ts'

let plaza: TestPlaza
let omar: Member
let brunoId = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  omar = await plaza.member('omar')
  brunoId = (await (await plaza.member('bruno')).me()).id
  const before = (await omar.call('reports.admin.filter.get')).body
  const change = { wholeWords: 'idiot\nغبي', wordsAction: 'hold', blockedSites: 'bad.example', sitesAction: 'refuse' }
  expect((await omar.call('reports.admin.filter.update', { ...before, ...change })).status).toBe(200)
})
afterAll(() => plaza.close())

const filter = (...texts: string[]) => filterTexts({ services: plaza.services, userId: brunoId }, texts)

test('words are held, blocked sites are refused, and other texts pass', async () => {
  expect(await filter('A mug', 'what an IDIÓT')).toBe('hold')
  expect(await filter('أنت غَبِيّ')).toBe('hold')
  expect(await filter('idiotic')).toBe('ok')
  expect(await filter('https://shop.bad.example/x and idiot')).toBe('refuse')
  expect(await filter('')).toBe('ok')
})

test('links are counted for an account that is younger than the setting says', async () => {
  const links = 'https://a.example https://b.example https://c.example'
  expect(await filter(links)).toBe('hold')
  plaza.moveClock(3 * 86_400_000)
  expect(await filter(links)).toBe('ok')
  await plaza.rows('update reports.filter_settings set new_account_days = 4')
  expect(await filter(links)).toBe('hold')
  await plaza.rows('update reports.filter_settings set new_account_days = 0')
  expect(await filter(links)).toBe('ok')
})

test('a held record is in the queue once, without a reporter', async () => {
  const record = { type: 'product', id: await plaza.product('MUG-SAGE') }
  for (const _ of [1, 2]) await transactAsSystem(plaza.services, (tx) => holdRecord(tx, record, brunoId))
  await omar.logIn('omar@example.com', 'saffron kettle morning')
  const { items } = (await omar.call('reports.admin.list')).body
  expect(items).toMatchObject([{ ...record, count: 1 }])
  expect((await omar.call('reports.admin.get', record)).body.reports).toMatchObject([{ reporter: null, automatic: true }])
})
