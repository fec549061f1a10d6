/** Editing, deleting, reacting and searching, over HTTP. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPlaza } from '#test/plaza/open.ts'
import { LONG_RUN_OPTIONS, RUN_PARAMETERS } from '#test/plaza/sequences.ts'
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

test('refused sites are not sent or written by an edit, and words that are held elsewhere are', async () => {
  const filter = (await members.omar.call('reports.admin.filter.get')).body
  const kept = await says('See https://bad.example/1')
  const words = { blockedSites: 'bad.example', sitesAction: 'refuse', wholeWords: 'idiot', wordsAction: 'hold' }
  await members.omar.call('reports.admin.filter.update', { ...filter, ...words })
  const refused = await send(members.chen, conversationId, 'See https://shop.bad.example/2')
  expect([refused.status, refused.body.code]).toEqual([422, 'TEXT_REFUSED'])
  expect((await change('chen', 'edit', kept, { text: 'Or http://bad.example' })).body.code).toBe('TEXT_REFUSED')
  await says('What an idiot I am')
  expect((await shown()).map(({ text }) => text)).toEqual(['See https://bad.example/1', 'What an idiot I am'])
  expect((await members.omar.call('reports.admin.list')).body.items).toEqual([])
  const { version } = (await members.omar.call('reports.admin.filter.get')).body
  await members.omar.call('reports.admin.filter.update', { ...filter, version })
})

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

type Step = { what: 'say' | 'read' | 'remove'; by: Name; at: number }

/** `at`: which message, as a share of those sent so far. */
const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('say', 'say', 'read', 'remove'),
    by: fc.constantFrom('chen', 'dalia'),
    at: fc.integer({ min: 0, max: 99 }),
  }),
  { minLength: 5, maxLength: 15 },
)

test('numbers never drift from a recount, whatever two people do', LONG_RUN_OPTIONS, async () => {
  const take = async ({ what, by, at }: Step, sent: MessageView[]) => {
    const place = Math.floor((at * sent.length) / 100)
    const message = sent[place]
    if (what === 'say' || !message) return sent.push(await says('One more', by))
    if (what === 'read') return read(members[by], conversationId, place + 1)
    return change(message.sender?.kind === 'person' && message.sender.user.username === 'dalia' ? 'dalia' : 'chen', 'remove', message)
  }
  const recount = async (name: Name) => {
    const [row] = await plaza.rows<{ count: number }>(
      `select count(*)::int as count from messages.messages m
       where m.conversation_id = $1 and m.sender_id <> $2 and m.deleted_at is null
         and m.position > coalesce((select read_to from messages.readers r where r.conversation_id = $1 and r.user_id = $2), 0)`,
      [conversationId, ids[name]],
    )
    return row?.count
  }
  const neverDrifts = async (played: Step[]) => {
    await clear(scene)
    conversationId = await open(members.chen, ids.dalia)
    const sent: MessageView[] = []
    for (const step of played) {
      await take(step, sent)
      for (const name of ['chen', 'dalia'] as const) expect((await summary(members[name])).messages).toBe(await recount(name))
    }
  }
  await fc.assert(fc.asyncProperty(steps, neverDrifts), RUN_PARAMETERS)
})
