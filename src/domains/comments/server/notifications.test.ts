/** Who hears of comments in the bell, and until when. Bruno is the author of the boards. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPlaza } from '#test/plaza/open.ts'
import { type Name, newBoard, openScene, type Scene, written } from '../test/scene.ts'

let scene: Scene
let plaza: TestPlaza
let members: Scene['members']
let ids: Scene['ids']

beforeAll(async () => {
  scene = await openScene()
  ;({ plaza, members, ids } = scene)
})
beforeEach(async () => {
  await plaza.settle()
  for (const table of ['notifications', 'counters']) await plaza.rows(`delete from notifications.${table}`)
  await plaza.rows('delete from platform.rate_limits')
})
afterAll(() => plaza.close())

type Row = { text: string; href: string }
const rowsOf = async (name: Name): Promise<Row[]> => {
  await plaza.settle()
  const { items } = (await members[name].call('notifications.list', {})).body
  return items.map(({ text, href }: Row) => ({ text: text.replace(/[\u2068\u2069]/g, ''), href }))
}
const bell = async (name: Name) => (await rowsOf(name)).map(({ text }) => text)
const unread = async (name: Name) => (await members[name].call('notifications.summary')).body.unread

test('the author of the record and those who are answered hear of comments, at the exact place', async () => {
  const board = newBoard(scene)
  const first = await written(members.chen, board, 'When?')
  const reply = await written(members.dalia, board, 'At nine', first)
  const last = await written(members.elena, board, 'Thanks', reply)
  expect(await rowsOf('bruno')).toMatchObject([{ href: `/boards/${board}?comment=${last}` }])
  expect((await bell('chen'))[0]).toContain('Kiln day')
  expect(await bell('dalia')).toEqual(['elena commented: Kiln day'])
  expect(await bell('elena')).toEqual([])
  await written(members.bruno, board, 'I wrote this')
  expect(await rowsOf('bruno')).toHaveLength(1)
})

test('a mentioned member hears of the mention once, also after edits, and not of the comment besides', async () => {
  const board = newBoard(scene)
  const id = await written(members.chen, board, '@bruno @dalia look')
  expect(await bell('bruno')).toEqual(['chen mentioned you: Kiln day'])
  await members.chen.call('comments.edit', { commentId: id, text: '@bruno @dalia @elena look again' })
  expect([await bell('bruno'), await bell('dalia'), await bell('elena')].map((rows) => rows.length)).toEqual([1, 1, 1])
  expect(await unread('bruno')).toBe(1)
})

test('hazard 14: a mention where the member may not read is no notice, and the record is not found', async () => {
  const board = newBoard(scene, { readerIds: [ids.bruno, ids.chen] })
  const id = await written(members.chen, board, '@dalia @bruno secret')
  expect(await bell('dalia')).toEqual([])
  expect(await bell('bruno')).toEqual(['chen mentioned you: Kiln day'])
  expect((await members.dalia.call('comments.get', { commentId: id })).status).toBe(404)
})

test('hazard 16: a comment with a hundred mentions notifies ten people', async () => {
  const board = newBoard(scene)
  const crowd = await Promise.all(Array.from({ length: 12 }, (_, n) => plaza.newcomer(`crowd${n}x`)))
  const text = [...crowd.keys(), ...Array.from({ length: 88 }, (_, n) => n + 100)].map((n) => `@crowd${n}x`).join(' ')
  await written(members.chen, board, text)
  await plaza.settle()
  const rows = await plaza.rows<{ n: number }>(
    `select count(*)::int as n from notifications.notifications where kind = 'comments.mentioned'`,
  )
  expect(rows).toEqual([{ n: 10 }])
})

test('hazard 10: with the flag postComments off the author has no rows of comments, absent it counts as on', async () => {
  const board = newBoard(scene)
  await members.bruno.call('accounts.preferences.update', { notifications: { postComments: false } })
  await written(members.chen, board, 'One')
  expect(await bell('bruno')).toEqual([])
  await written(members.chen, board, '@bruno two')
  expect(await bell('bruno')).toEqual(['chen mentioned you: Kiln day'])
  await members.bruno.call('accounts.preferences.update', { notifications: { postComments: true } })
  await written(members.chen, board, 'Three')
  expect(await bell('bruno')).toHaveLength(2)
})

test('hazard 11: the rows of a comment that is deleted or removed go, and the number at the bell with them', async () => {
  const board = newBoard(scene)
  const [one, two] = [await written(members.chen, board, 'One'), await written(members.chen, board, '@dalia two')]
  expect([await bell('bruno'), await bell('dalia')].map((rows) => rows.length)).toEqual([1, 1])
  await members.chen.call('comments.delete', { commentId: one })
  expect(await bell('bruno')).toHaveLength(1)
  await members.omar.call('comments.remove', { commentId: two, reason: 'Rude' })
  expect([await bell('bruno'), await bell('dalia')]).toEqual([[], []])
  expect([await unread('bruno'), await unread('dalia')]).toEqual([0, 0])
})

test('nobody hears of people whom they muted or blocked', async () => {
  const board = newBoard(scene)
  await members.bruno.call('network.mute', { userId: ids.chen, duration: 'day' })
  await members.dalia.call('network.block', { userId: ids.chen })
  await written(members.chen, board, '@dalia @bruno hello')
  expect([await bell('bruno'), await bell('dalia')]).toEqual([[], []])
  await members.bruno.call('network.unmute', { userId: ids.chen })
  await members.dalia.call('network.unblock', { userId: ids.chen })
})

test('open pages of those who may read the thread hear of a change', async () => {
  const [open, closed] = [newBoard(scene), newBoard(scene, { readerIds: [ids.bruno, ids.chen] })]
  await plaza.settle()
  const from = (await plaza.rows<{ n: number }>('select count(*)::int as n from platform.events'))[0]?.n ?? 0
  await written(members.chen, open, 'One')
  await written(members.chen, closed, 'Two')
  const events = await plaza.rows<{ payload: { readers: string[] | null } }>(
    `select payload from platform.events where type = 'comments.added' order by id desc limit 2`,
  )
  expect(from).toBeGreaterThan(0)
  expect(events.map(({ payload }) => payload.readers)).toEqual([[ids.bruno, ids.chen], null])
})
