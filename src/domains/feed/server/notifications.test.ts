/** Who hears of posts, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPlaza } from '#test/plaza/open.ts'
import { clear, NAMES, type Name, openScene, post, type Scene } from '../test/scene.ts'

let scene: Scene
let plaza: TestPlaza
let members: Scene['members']
let ids: Scene['ids']

beforeAll(async () => {
  scene = await openScene()
  ;({ plaza, members, ids } = scene)
})
beforeEach(async () => {
  await clear(scene)
  for (const table of ['deliveries', 'actors', 'notifications']) await plaza.rows(`delete from notifications.${table}`).catch(() => [])
})
afterAll(() => plaza.close())

type Row = { text: string; kind: string; href: string; unread: boolean }
async function bell(name: Name): Promise<Row[]> {
  await plaza.settle()
  return (await members[name].call('notifications.list', {})).body.items.filter(({ kind }: Row) => kind.startsWith('feed.'))
}
const like = (name: Name, postId: string) => members[name].call('feed.posts.like', { postId })

test('hazard 8: many likes are one row, and hazard 11: it goes when they are taken back', async () => {
  const { id } = await post(members.chen, 'Like me')
  const fans = NAMES.filter((name) => name !== 'chen')
  for (const name of fans) await like(name, id)
  const rows = await bell('chen')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ kind: 'feed.liked', href: `/social/posts/${id}` })
  for (const name of fans) await members[name].call('feed.posts.unlike', { postId: id })
  expect(await bell('chen')).toEqual([])
  await like('dalia', id)
  expect(await bell('chen')).toHaveLength(1)
  await members.chen.call('feed.posts.remove', { postId: id })
  expect(await bell('chen')).toEqual([])
})

test('hazard 10: likes are silent when the member switched them off, and other notices are not', async () => {
  const { id } = await post(members.chen, 'Quiet')
  await members.chen.call('accounts.preferences.update', { notifications: { postLikes: false } })
  await like('dalia', id)
  await members.elena.call('feed.reposts.add', { postId: id })
  expect((await bell('chen')).map(({ kind }) => kind)).toEqual(['feed.reposted'])
  await members.chen.call('accounts.preferences.update', { notifications: { postLikes: true } })
})

test('nobody hears of themselves, of people they muted, or of somebody who blocked them', async () => {
  const { id } = await post(members.chen, 'Mine')
  await like('chen', id)
  await members.chen.call('network.mute', { userId: ids.dalia, duration: 'forever' })
  await like('dalia', id)
  expect(await bell('chen')).toEqual([])
})

test('a quote tells the author, and opens the quote', async () => {
  const { id } = await post(members.chen, 'Original')
  const quote = await post(members.dalia, 'See', { quotedId: id })
  expect(await bell('chen')).toMatchObject([{ kind: 'feed.quoted', href: `/social/posts/${quote.id}` }])
})

test('hazard 14: a mention in a post that the member may not read tells them nothing', async () => {
  await members.elena.call('network.follow', { userId: ids.chen })
  const { id } = await post(members.chen, 'Hello @dalia and @elena', { audience: 'followers' })
  expect(await bell('dalia')).toEqual([])
  expect(await bell('elena')).toMatchObject([{ kind: 'feed.mentioned', href: `/social/posts/${id}` }])
  expect((await members.dalia.call('feed.posts.get', { postId: id })).status).toBe(404)
})

test('hazard 16: a hundred mentions reach ten people, and the rest are plain text', async () => {
  const names = Array.from({ length: 94 }, (_, index) => `@nobody${index}`)
  const { mentions } = await post(members.chen, [...NAMES.map((name) => `@${name}`), ...names].join(' '))
  expect(mentions.map(({ username }: { username: string }) => username).toSorted()).toEqual(
    NAMES.filter((name) => name !== 'chen').toSorted(),
  )
  expect(await bell('dalia')).toHaveLength(1)
  expect(await plaza.rows('select from feed.mentions')).toHaveLength(6)
})

test('an edit tells those whom it mentions for the first time', async () => {
  const { id } = await post(members.chen, 'Hello @dalia')
  await bell('dalia')
  await members.chen.call('feed.posts.edit', { postId: id, text: 'Hello @dalia and @omar' })
  expect(await bell('omar')).toHaveLength(1)
  expect(await plaza.rows(`select from platform.events where type = 'feed.postEdited' and payload->'mentionedIds' = '[]'`)).toHaveLength(0)
})
