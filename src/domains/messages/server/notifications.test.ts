/** Who hears of messages in the bell, and until when. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPlaza } from '#test/plaza/open.ts'
import { clear, type Name, openScene, type Scene } from '../test/scene.ts'
import { open, read, send } from '../test/talk.ts'

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
  await plaza.settle()
  for (const table of ['notifications', 'counters']) await plaza.rows(`delete from notifications.${table}`)
})
afterAll(() => plaza.close())

type Row = { text: string; href: string }
const bell = async (name: Name): Promise<string[]> => {
  await plaza.settle()
  const { items } = (await members[name].call('notifications.list', {})).body
  return items.filter(({ href }: Row) => href.startsWith('/messages/')).map(({ text }: Row) => text.replace(/[\u2068\u2069]/g, ''))
}
const says = (by: Name, conversationId: string, text: string) => send(members[by], conversationId, text)

test('messages of a conversation are one row, which goes when they are read', async () => {
  const id = await open(members.chen, ids.dalia)
  for (const text of ['One', 'Two', 'Three']) await says('chen', id, text)
  expect([await bell('dalia'), await bell('chen')]).toEqual([['chen sent you a message'], []])
  await read(members.dalia, id, 2)
  expect(await bell('dalia')).toHaveLength(1)
  await read(members.dalia, id, 3)
  expect(await bell('dalia')).toEqual([])
  await says('chen', id, 'Four')
  expect(await bell('dalia')).toEqual(['chen sent you a message'])
})

test('hazard 11: the row of a message that is deleted goes, and the number at the bell with it', async () => {
  const id = await open(members.chen, ids.dalia)
  const { body } = await says('chen', id, 'One')
  expect(await bell('dalia')).toHaveLength(1)
  await members.chen.call('messages.remove', { conversationId: id, messageId: body.message.id })
  expect(await bell('dalia')).toEqual([])
  expect((await members.dalia.call('notifications.summary')).body).toMatchObject({ unread: 0 })
})

test('nobody hears of requests, of muted conversations and people, or with the flag off', async () => {
  await says('bruno', await open(members.bruno, ids.chen), 'A stranger')
  expect(await bell('chen')).toEqual([])
  const id = await open(members.chen, ids.dalia)
  await says('chen', id, 'One')
  await read(members.dalia, id, 1)
  await members.dalia.call('messages.conversations.mute', { conversationId: id, duration: 'day' })
  await says('chen', id, 'Two')
  expect(await bell('dalia')).toEqual([])
  await members.dalia.call('messages.conversations.unmute', { conversationId: id })
  await members.dalia.call('network.mute', { userId: ids.chen, duration: 'day' })
  await says('chen', id, 'Three')
  expect(await bell('dalia')).toEqual([])
  await members.dalia.call('network.unmute', { userId: ids.chen })
  await members.dalia.call('accounts.preferences.update', { notifications: { newMessages: false } })
  await says('chen', id, 'Four')
  expect(await bell('dalia')).toEqual([])
  await members.dalia.call('accounts.preferences.update', { notifications: { newMessages: true } })
})

test('the people of a shop hear of a customer, and the customer of the shop', async () => {
  const { conversationId } = (await members.bruno.call('messages.conversations.openWithShop', { slug: 'dar-amira' })).body
  await says('bruno', conversationId, 'Is it glazed?')
  for (const name of ['amira', 'elena', 'farid'] as const) expect(await bell(name)).toEqual(['bruno sent you a message'])
  await says('farid', conversationId, 'It is.')
  expect([await bell('bruno'), await bell('omar')]).toEqual([['Dar Amira sent you a message'], []])
})
