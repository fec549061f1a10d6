/** Editing, deleting, reacting and searching, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPlaza } from '#test/plaza/open.ts'
import type { MessageView } from '../contract.ts'
import { clear, type Name, openScene, type Scene } from '../test/scene.ts'
import { inbox, open, page, read, send, summary } from '../test/talk.ts'

let scene: Scene
let plaza: TestPlaza
let members: Scene['members']
let ids: Scene['ids']
let conversationId: string

beforeAll(async () => {
  scene = await openScene()
  ;({ plaza, members, ids } = scene)
})
beforeEach(async () => {
  await clear(scene)
  conversationId = await open(members.chen, ids.dalia)
})
afterAll(() => plaza.close())

const says = async (text: string, by: Name = 'chen'): Promise<MessageView> => (await send(members[by], conversationId, text)).body.message
const change = (by: Name, operation: string, { id }: Pick<MessageView, 'id'>, more: object = {}) =>
  members[by].call(`messages.${operation}`, { conversationId, messageId: id, ...more })
const shown = async (by: Name = 'dalia'): Promise<MessageView[]> => (await page(members[by], conversationId)).items

test('own messages are edited for an hour, and the texts before are kept', async () => {
  const message = await says('At noone')
  expect((await change('chen', 'edit', message, { text: 'At noon' })).body.message).toMatchObject({
    text: 'At noon',
    editedAt: expect.any(String),
  })
  await change('chen', 'edit', message, { text: 'At noon' })
  expect((await shown())[0]).toMatchObject({ text: 'At noon', editedAt: expect.any(String) })
  expect(await plaza.rows('select text from messages.edits')).toEqual([{ text: 'At noone' }])
  expect((await change('dalia', 'edit', message, { text: 'Never' })).status).toBe(404)
  plaza.moveClock(61 * 60_000)
  expect((await change('chen', 'edit', message, { text: 'At one' })).body.code).toBe('TOO_LATE')
})

test('hazard 11: an unread message that is deleted is in no number, and leaves a line without its text', async () => {
  const [first, second] = [await says('One'), await says('Two')]
  await change('chen', 'edit', first, { text: 'One!' })
  await change('dalia', 'react', first, { emoji: '👍' })
  expect(await summary(members.dalia)).toMatchObject({ messages: 2 })
  for (const message of [first, second, second]) expect((await change('chen', 'remove', message)).status).toBe(200)
  expect(await summary(members.dalia)).toEqual({ conversations: 0, messages: 0, requests: 0 })
  expect(await shown()).toMatchObject([
    { position: 1, text: '', deletedAt: expect.any(String), reactions: [] },
    { position: 2, text: '', deletedAt: expect.any(String) },
  ])
  expect((await inbox(members.dalia))[0]).toMatchObject({ unread: 0, last: { kind: 'deleted', text: '' } })
  expect(await plaza.rows('select from messages.edits')).toEqual([])
  expect((await change('dalia', 'remove', first)).status).toBe(404)
  expect((await change('chen', 'edit', first, { text: 'Back' })).status).toBe(404)
  expect((await change('dalia', 'react', first, { emoji: '👍' })).status).toBe(404)
})

test('an answer to a deleted message says so', async () => {
  const message = await says('One')
  await send(members.dalia, conversationId, 'Two', { replyTo: message.id })
  await change('chen', 'remove', message)
  expect((await shown())[1]?.replyTo).toMatchObject({ deleted: true, text: '' })
})

test('hazard 2: twenty reactions at once count once, and twenty withdrawals leave none', async () => {
  const message = await says('One')
  const all = (operation: string) => Promise.all(Array.from({ length: 20 }, () => change('dalia', operation, message, { emoji: '👍' })))
  expect((await all('react')).every(({ status }) => status === 200)).toBe(true)
  await change('chen', 'react', message, { emoji: '👍' })
  expect((await shown())[0]?.reactions).toEqual([{ emoji: '👍', count: 2, mine: true, names: ['dalia', 'chen'] }])
  expect((await all('unreact')).every(({ status }) => status === 200)).toBe(true)
  expect((await shown())[0]?.reactions).toEqual([{ emoji: '👍', count: 1, mine: false, names: ['chen'] }])
  expect((await change('dalia', 'react', message, { emoji: '<b>' })).status).toBe(400)
})

test('another’s message and a missing one are the same 404', async () => {
  const message = await says('One')
  for (const [operation, more] of [
    ['edit', { text: 'x' }],
    ['remove', {}],
    ['react', { emoji: '👍' }],
    ['unreact', { emoji: '👍' }],
  ] as const) {
    const foreign = await change('bruno', operation, message, more)
    const missing = await change('chen', operation, { id: 'msg_00000000000000000000000000' }, more)
    expect([foreign.status, foreign.body], operation).toEqual([404, missing.body])
  }
})

test('the search finds words of one’s own conversations only, newest first, in pages', async () => {
  for (const text of ['The glaze is blue', 'Blue again', 'Something else']) await says(text)
  const search = async (by: Name, q: string, more: object = {}) => (await members[by].call('messages.search', { q, ...more })).body
  const texts = ({ items }: { items: { message: MessageView }[] }) => items.map(({ message }) => message.text)
  expect(texts(await search('dalia', 'blu'))).toEqual(['Blue again', 'The glaze is blue'])
  const first = await search('dalia', 'blue', { limit: 1 })
  expect(texts(first)).toEqual(['Blue again'])
  expect(texts(await search('dalia', 'blue', { limit: 1, cursor: first.nextCursor }))).toEqual(['The glaze is blue'])
  expect(first.items[0].conversation).toMatchObject({ id: conversationId, parties: [{ user: { username: 'chen' } }] })
  expect([texts(await search('bruno', 'blue')), texts(await search('dalia', '& | !'))]).toEqual([[], []])
  expect((await members.bruno.call('messages.search', { q: 'blue', conversationId })).status).toBe(404)
  await members.dalia.call('network.block', { userId: ids.chen })
  expect(texts(await search('chen', 'blue'))).toEqual([])
})

test('numbers never drift from a recount, whatever two people do', async () => {
  const random = plaza.services.now().getTime()
  const sent: MessageView[] = []
  for (let step = 0; step < 60; step += 1) {
    const dice = (random + step * 7919) % 10
    const by: Name = (random + step * 104_729) % 2 ? 'chen' : 'dalia'
    if (dice < 5 || sent.length === 0) sent.push(await says(`Message ${step}`, by))
    else if (dice < 7) await read(members[by], conversationId, (step * 31) % (sent.length + 1))
    else {
      const message = sent[(step * 17) % sent.length]
      if (message)
        await change(message.sender?.kind === 'person' && message.sender.user.username === 'dalia' ? 'dalia' : 'chen', 'remove', message)
    }
    for (const name of ['chen', 'dalia'] as const) {
      const [row] = await plaza.rows<{ count: number }>(
        `select count(*)::int as count from messages.messages m
         where m.conversation_id = $1 and m.sender_id <> $2 and m.deleted_at is null
           and m.position > coalesce((select read_to from messages.readers r where r.conversation_id = $1 and r.user_id = $2), 0)`,
        [conversationId, ids[name]],
      )
      expect((await summary(members[name])).messages, `step ${step}`).toBe(row?.count)
    }
  }
})
