/** Groups, mutes, requests, typing and presence, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Signal } from '#platform/shared/signal.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import type { ConversationView, MessageView } from '../contract.ts'
import { clear, type Name, openScene, type Scene } from '../test/scene.ts'
import { inbox, open, page, read, send, summary, textsOf, view } from '../test/talk.ts'

let scene: Scene
let plaza: TestPlaza
let members: Scene['members']
let ids: Scene['ids']

beforeAll(async () => {
  scene = await openScene()
  ;({ plaza, members, ids } = scene)
})
beforeEach(() => clear(scene))
afterAll(() => plaza.close())

const act = (by: Name, name: string, conversationId: string, more: object = {}) =>
  members[by].call(`messages.conversations.${name}`, { conversationId, ...more })
const says = async (by: Name, conversationId: string, text: string): Promise<MessageView> =>
  (await send(members[by], conversationId, text)).body.message
const set = (name: Name, changes: object) =>
  members[name].call('messages.settings.get').then(({ body }) => members[name].call('messages.settings.update', { ...body, ...changes }))

describe('groups', () => {
  /** Everybody accepts messages of everyone, so that groups are in their inbox at once. */
  const group = async (by: Name, ...others: Name[]): Promise<string> => {
    for (const name of others) await set(name, { from: 'everyone' })
    return (await members[by].call('messages.conversations.createGroup', { title: 'Kiln day', userIds: others.map((name) => ids[name]) }))
      .body.conversationId
  }

  test('are seen by their people, with a line for what happened', async () => {
    const id = await group('chen', 'dalia', 'bruno')
    await says('dalia', id, 'When?')
    expect((await inbox(members.bruno))[0]).toMatchObject({ id, kind: 'group', title: 'Kiln day', partyCount: 3, unread: 1 })
    expect((await page(members.bruno, id)).items).toMatchObject([
      { side: 'system', event: { kind: 'messages.created', params: { name: 'chen' } } },
      { text: 'When?', sender: { user: { username: 'dalia' } } },
    ])
    const { conversation } = (await act('bruno', 'rename', id, { title: 'Kiln night' })).body
    expect(conversation).toMatchObject({
      title: 'Kiln night',
      people: [{ isMe: true, isOwner: false }, { isOwner: true }, { isOwner: false }],
    })
    expect((await page(members.chen, id)).items.at(-1).event).toEqual({
      kind: 'messages.renamed',
      params: { name: 'bruno', title: 'Kiln night' },
    })
    expect((await members.omar.call('messages.conversations.get', { conversationId: id })).status).toBe(404)
  })

  test('who is added sees what comes after, and who is removed or leaves sees nothing more', async () => {
    const id = await group('chen', 'dalia')
    await says('chen', id, 'Before')
    await set('bruno', { from: 'everyone' })
    expect((await act('dalia', 'addPeople', id, { userIds: [ids.bruno, ids.dalia] })).body.conversation.partyCount).toBe(3)
    await says('chen', id, 'After')
    const shown = await page(members.bruno, id)
    expect(textsOf(shown)).toEqual(['', 'After'])
    expect(shown.hasBefore).toBe(false)
    expect((await page(members.bruno, id, { around: 1 })).items).toHaveLength(2)
    expect((await act('dalia', 'removePerson', id, { userId: ids.bruno })).status).toBe(404)
    expect((await act('chen', 'removePerson', id, { userId: ids.bruno })).body.conversation.partyCount).toBe(2)
    expect([await inbox(members.bruno), (await send(members.bruno, id, 'Hello?')).status]).toEqual([[], 404])
    expect(await summary(members.bruno)).toEqual({ conversations: 0, messages: 0, requests: 0 })
    expect((await act('chen', 'leave', id)).status).toBe(200)
    expect((await view(members.dalia, id)).people).toMatchObject([{ isMe: true, isOwner: true }])
    expect((await page(members.dalia, id)).items.slice(-2).map(({ event }: MessageView) => event?.kind)).toEqual([
      'messages.removed',
      'messages.left',
    ])
  })

  test('are not made with people who accept nothing, are blocked or missing, nor for more than fifty', async () => {
    await set('dalia', { from: 'nobody' })
    await members.bruno.call('network.block', { userId: ids.chen })
    const missing = 'usr_00000000000000000000000000'
    const userIds = [ids.dalia, ids.bruno, missing, ids.farid]
    const refused = await members.chen.call('messages.conversations.createGroup', { title: 'Kiln day', userIds })
    expect([refused.status, refused.body.data]).toEqual([403, { userIds: [ids.dalia, ids.bruno, missing] }])
    const many = Array.from({ length: 50 }, (_, index) => `usr_${index}`)
    expect((await members.chen.call('messages.conversations.createGroup', { title: 'Kiln day', userIds: many })).status).toBe(400)
    expect((await members.chen.call('messages.conversations.createGroup', { title: ' ', userIds: [ids.farid] })).status).toBe(400)
    expect(await plaza.rows('select from messages.conversations')).toEqual([])
  })

  test('hide the messages of people with a block between them', async () => {
    const id = await group('chen', 'dalia', 'bruno')
    await says('bruno', id, 'Secret')
    await members.dalia.call('network.block', { userId: ids.bruno })
    expect((await page(members.dalia, id)).items.at(-1)).toMatchObject({ hidden: true, text: '', sender: { kind: 'gone' } })
    expect((await inbox(members.dalia))[0]).toMatchObject({ unread: 0, last: { text: '' } })
    expect(await summary(members.dalia)).toMatchObject({ messages: 0 })
    expect((await page(members.chen, id)).items.at(-1)).toMatchObject({ hidden: false, text: 'Secret' })
  })

  test('of strangers are requests, and are left by declining', async () => {
    const { conversationId } = (
      await members.bruno.call('messages.conversations.createGroup', { title: 'Sale!', userIds: [ids.chen, ids.dalia] })
    ).body
    expect([await inbox(members.chen), await summary(members.chen)]).toEqual([[], { conversations: 0, messages: 0, requests: 1 }])
    expect((await act('chen', 'decline', conversationId)).status).toBe(200)
    expect((await view(members.bruno, conversationId)).partyCount).toBe(2)
    expect((await act('dalia', 'accept', conversationId)).body.conversation.folder).toBe('inbox')
    expect(await inbox(members.dalia)).toHaveLength(1)
  })
})

describe('requests', () => {
  test('a declined one is gone, and its sender does not learn of it', async () => {
    const id = await open(members.bruno, ids.chen)
    await says('bruno', id, 'Hello')
    const before = await view(members.bruno, id)
    expect((await act('chen', 'decline', id)).status).toBe(200)
    expect((await act('chen', 'decline', id)).status).toBe(404)
    expect([await inbox(members.chen, { folder: 'requests' }), (await summary(members.chen)).requests]).toEqual([[], 0])
    expect((await members.chen.call('messages.conversations.get', { conversationId: id })).status).toBe(404)
    expect(await view(members.bruno, id)).toEqual(before)
    await says('bruno', id, 'Anybody there?')
    expect(await summary(members.chen)).toEqual({ conversations: 0, messages: 0, requests: 0 })
    expect(await open(members.chen, ids.bruno)).toBe(id)
    expect(await inbox(members.chen)).toMatchObject([{ id }])
  })

  test('an accepted one is in the inbox, and what has come counts', async () => {
    const id = await open(members.bruno, ids.chen)
    await says('bruno', id, 'Hello')
    expect((await act('chen', 'accept', id)).body.conversation).toMatchObject({ folder: 'inbox', unread: 1 })
    expect((await act('chen', 'accept', id)).status).toBe(200)
    expect(await summary(members.chen)).toEqual({ conversations: 1, messages: 1, requests: 0 })
  })
})

describe('muting and marking', () => {
  test('a muted conversation is in no number until the time is over', async () => {
    const id = await open(members.chen, ids.dalia)
    await says('chen', id, 'One')
    const { muted } = (await act('dalia', 'mute', id, { duration: 'hour' })).body.conversation
    expect(new Date(muted.until).getTime()).toBeGreaterThan(plaza.services.now().getTime())
    expect(await summary(members.dalia)).toMatchObject({ conversations: 0, messages: 0 })
    expect((await inbox(members.dalia))[0]).toMatchObject({ unread: 1, muted: { until: muted.until } })
    expect((await act('dalia', 'mute', id, { duration: 'forever' })).body.conversation.muted).toEqual({ until: null })
    expect((await act('dalia', 'unmute', id)).body.conversation.muted).toBeNull()
    expect(await summary(members.dalia)).toMatchObject({ conversations: 1, messages: 1 })
  })

  test('a conversation is marked as unread until it is read', async () => {
    const id = await open(members.chen, ids.dalia)
    await says('chen', id, 'One')
    await read(members.dalia, id, 1)
    expect((await act('dalia', 'markUnread', id)).status).toBe(200)
    expect((await inbox(members.dalia, { unread: true }))[0]).toMatchObject({ markedUnread: true, unread: 0 })
    expect(await summary(members.dalia)).toMatchObject({ conversations: 1, messages: 0 })
    await read(members.dalia, id, 1)
    expect([await inbox(members.dalia, { unread: true }), await summary(members.dalia)]).toMatchObject([[], { conversations: 0 }])
  })

  test('the list finds people and shops by name', async () => {
    await says('chen', await open(members.chen, ids.dalia), 'One')
    const { conversationId } = (await members.chen.call('messages.conversations.openWithShop', { slug: 'dar-amira' })).body
    await says('chen', conversationId, 'Two')
    const found = async (q: string) => (await inbox(members.chen, { q })).map(({ last }: ConversationView) => last?.text)
    expect([await found('dal'), await found('DAR AM'), await found('%'), await found('chen')]).toEqual([['One'], ['Two'], [], []])
  })
})

describe('typing and presence', () => {
  const typed = async (by: Name, conversationId: string, writing = true) => {
    const sent = vi.spyOn(plaza.services.signals, 'send')
    const { status } = await act(by, 'type', conversationId, { writing })
    const signals = sent.mock.calls.flatMap(([all]) => all as Signal[])
    sent.mockRestore()
    return { status, signals }
  }

  test('hazard 29: typing is a signal to the others that names the writer, and stopping is another; nothing is stored', async () => {
    const id = await open(members.chen, ids.dalia)
    await says('chen', id, 'One')
    const to = { user: ids.dalia }
    expect((await typed('chen', id)).signals).toEqual([{ to, topic: 'messages.typing', ids: [`${id} ${ids.chen}`] }])
    expect((await typed('chen', id, false)).signals).toEqual([{ to, topic: 'messages.typing', ids: [`${id} ${ids.chen}!`] }])
    expect((await typed('bruno', id)).status).toBe(404)
  })

  test('typing is mutual, and nobody sees it in a request', async () => {
    const id = await open(members.chen, ids.dalia)
    await says('chen', id, 'One')
    await set('dalia', { typing: false })
    expect([(await typed('chen', id)).signals, (await typed('dalia', id)).signals]).toEqual([[], []])
    const request = await open(members.bruno, ids.chen)
    await says('bruno', request, 'Hello')
    expect([(await typed('chen', request)).signals, (await typed('bruno', request)).signals]).toEqual([[], []])
  })

  test('a person of a shop types in its name', async () => {
    const { conversationId } = (await members.bruno.call('messages.conversations.openWithShop', { slug: 'dar-amira' })).body
    await says('bruno', conversationId, 'Hello')
    const workspace = await plaza.workspace('Dar Amira')
    expect((await typed('farid', conversationId)).signals).toMatchObject([
      { to: { user: ids.bruno }, ids: [`${conversationId} workspace:${workspace}`] },
    ])
    expect((await typed('bruno', conversationId)).signals).toMatchObject([{ to: { workspace, permission: 'orders' } }])
  })

  test('presence is mutual, and is over after a while', async () => {
    const id = await open(members.chen, ids.dalia)
    await says('chen', id, 'One')
    const dalia = async (by: Name = 'chen') => (await view(members[by], id)).people.find(({ isMe }: { isMe: boolean }) => !isMe)
    expect(await dalia()).toMatchObject({ online: false, onlineAt: null })
    await members.dalia.call('messages.beat')
    expect(await dalia()).toMatchObject({ online: true })
    await set('chen', { presence: false })
    expect(await dalia()).toMatchObject({ online: false, onlineAt: null })
    await set('chen', { presence: true })
    plaza.moveClock(120_000)
    expect(await dalia()).toMatchObject({ online: false, onlineAt: expect.any(String) })
  })
})
