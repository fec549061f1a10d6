/** Messages between people and with shops, over HTTP. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPlaza } from '#test/plaza/open.ts'
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

const between = (one: Name, other: Name) => open(members[one], ids[other])
const says = async (by: Name, conversationId: string, text: string) => (await send(members[by], conversationId, text)).body.message
const openShop = (by: Name) => members[by].call('messages.conversations.openWithShop', { slug: 'dar-amira' })
const settle = (name: Name, changes: object) =>
  members[name].call('messages.settings.get').then(({ body }) => members[name].call('messages.settings.update', { ...body, ...changes }))
const MISSING = 'cnv_00000000000000000000000000'

describe('a conversation of two people', () => {
  test('is opened by either, exists once, and is listed from its first message on', async () => {
    const conversationId = await between('chen', 'dalia')
    expect(await between('dalia', 'chen')).toBe(conversationId)
    expect([await inbox(members.chen), await inbox(members.dalia)]).toEqual([[], []])
    expect(await says('chen', conversationId, 'Are you at the market?')).toMatchObject({ position: 1, side: 'own', mine: true })
    const [row] = await inbox(members.dalia)
    expect(row).toMatchObject({
      id: conversationId,
      kind: 'direct',
      folder: 'inbox',
      parties: [{ kind: 'person', user: { username: 'chen' } }],
      last: { text: 'Are you at the market?', mine: false, kind: 'text' },
      unread: 1,
    })
    expect((await inbox(members.chen))[0]).toMatchObject({ unread: 0, last: { mine: true } })
    expect((await page(members.dalia, conversationId)).items).toMatchObject([
      { text: 'Are you at the market?', side: 'other', mine: false, clientKey: null, sender: { user: { username: 'chen' } } },
    ])
  })

  test('is one conversation when both open it at once', async () => {
    const opened = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? between('chen', 'dalia') : between('dalia', 'chen'))),
    )
    expect(new Set(opened).size).toBe(1)
    expect(await plaza.rows('select from messages.conversations')).toHaveLength(1)
  })

  test('is not opened with oneself, with somebody who does not exist, or by a guest', async () => {
    const openWith = (userId: string, by = members.chen) => by.call('messages.conversations.openWithPerson', { userId })
    const missing = await openWith('usr_00000000000000000000000000')
    expect(missing.status).toBe(404)
    expect((await openWith(ids.chen)).body).toEqual(missing.body)
    expect((await openWith(ids.dalia, plaza.browser())).status).toBe(401)
  })

  test('another’s conversation and a missing one are the same 404', async () => {
    const conversationId = await between('chen', 'dalia')
    const { id } = await says('chen', conversationId, 'Between us')
    const attempts = (target: string): [string, object][] => [
      ['conversations.get', { conversationId: target }],
      ['conversations.read', { conversationId: target, position: 1 }],
      ['list', { conversationId: target }],
      ['send', { conversationId: target, clientKey: randomUUID(), text: 'Me too', replyTo: id }],
    ]
    for (const [index, [operation, input]] of attempts(conversationId).entries()) {
      const foreign = await members.bruno.call(`messages.${operation}`, input)
      const missing = await members.bruno.call(`messages.${operation}`, attempts(MISSING)[index]?.[1])
      expect([foreign.status, foreign.body], operation).toEqual([404, missing.body])
    }
  })

  test('a page is found from the end, from a position and around one', async () => {
    const conversationId = await between('chen', 'dalia')
    for (let index = 1; index <= 9; index += 1) await says('chen', conversationId, String(index))
    const ask = async (more: object) => {
      const body = await page(members.dalia, conversationId, { limit: 4, ...more })
      return [textsOf(body).join(' '), body.hasBefore, body.hasAfter]
    }
    expect(await ask({})).toEqual(['6 7 8 9', true, false])
    expect(await ask({ before: 6 })).toEqual(['2 3 4 5', true, true])
    expect(await ask({ before: 2 })).toEqual(['1', false, true])
    expect(await ask({ after: 7 })).toEqual(['8 9', true, false])
    expect(await ask({ after: 9 })).toEqual(['', true, false])
    expect(await ask({ around: 5 })).toEqual(['4 5 6 7', true, true])
  })

  test('a message needs text, a picture or a record, and an answer needs a message of the same conversation', async () => {
    const conversationId = await between('chen', 'dalia')
    expect((await send(members.chen, conversationId, ' ')).body.code).toBe('EMPTY')
    const { id } = await says('chen', conversationId, 'The kiln is hot')
    const reply = await send(members.dalia, conversationId, 'How hot?', { replyTo: id })
    expect(reply.body.message.replyTo).toMatchObject({ id, position: 1, text: 'The kiln is hot', sender: { user: { username: 'chen' } } })
    const elsewhere = await between('amira', 'omar')
    expect((await send(members.amira, elsewhere, 'And?', { replyTo: id })).status).toBe(404)
  })

  test('hazard 40: a text of 1 MB is refused', async () => {
    const conversationId = await between('chen', 'dalia')
    for (const length of [1_000_000, 5001]) {
      const { status, body } = await send(members.chen, conversationId, 'x'.repeat(length))
      expect([status, body.code, body.data.fields]).toMatchObject([422, 'INVALID_INPUT', [{ path: 'text' }]])
    }
    expect((await send(members.chen, conversationId, 'x'.repeat(5000))).status).toBe(200)
  })

  test('hazard 34: markup is text', async () => {
    const conversationId = await between('chen', 'dalia')
    const text = '<script>alert(1)</script> **bold** [link](javascript:alert(1))'
    await says('chen', conversationId, text)
    expect(textsOf(await page(members.dalia, conversationId))).toEqual([text])
    expect((await inbox(members.dalia))[0].last.text).toBe(text)
  })
})

describe('sending', () => {
  test('hazard 25: the same client key in sequence and at once is one message; other content is a conflict', async () => {
    const conversationId = await between('chen', 'dalia')
    const clientKey = randomUUID()
    const again = (text = 'Once') => send(members.chen, conversationId, text, { clientKey })
    const replies = await Promise.all(Array.from({ length: 10 }, () => again()))
    replies.push(await again())
    expect(new Set(replies.map(({ body }) => body.message.id)).size).toBe(1)
    expect(replies.every(({ body }) => body.message.clientKey === clientKey)).toBe(true)
    expect((await again('Twice')).body.code).toBe('KEY_USED')
    expect(textsOf(await page(members.dalia, conversationId))).toEqual(['Once'])
    // Another person may have the same key.
    expect((await send(members.dalia, conversationId, 'Mine', { clientKey })).status).toBe(200)
  })

  test('hazard 26: two tabs send fifty each, and both members see the same order without gaps', async () => {
    const conversationId = await between('chen', 'dalia')
    const tabs = await Promise.all([plaza.member('chen'), plaza.member('dalia')])
    await Promise.all(
      tabs.map((tab, index) => Promise.all(Array.from({ length: 50 }, (_, at) => send(tab, conversationId, `${index} ${at}`)))),
    )
    const [chens, dalias] = [
      await page(members.chen, conversationId, { limit: 100 }),
      await page(members.dalia, conversationId, { limit: 100 }),
    ]
    const order = ({ items }: { items: { id: string; position: number }[] }) => items.map(({ id, position }) => `${position} ${id}`)
    expect(order(chens)).toEqual(order(dalias))
    expect(chens.items.map(({ position }: { position: number }) => position)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  })

  test('hazard 31: a mention in a message adds no reader', async () => {
    const conversationId = await between('chen', 'dalia')
    await says('chen', conversationId, 'Ask @bruno about it')
    expect(await inbox(members.bruno)).toEqual([])
    expect((await members.bruno.call('messages.list', { conversationId })).status).toBe(404)
  })

  test('a picture of the sender is sent with its alternative text, and is used once', async () => {
    const conversationId = await between('chen', 'dalia')
    const { default: sharp } = await import('sharp')
    const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#a05030' } })
      .png()
      .toBuffer()
    const upload = await (await members.chen.send('PUT', '/uploads', new Uint8Array(png), { 'content-type': 'image/png' })).json()
    const pictures = [{ uploadId: upload.uploadId, alt: 'A bowl' }]
    expect((await send(members.dalia, conversationId, '', { pictures })).status).toBe(404)
    const clientKey = randomUUID()
    const first = await send(members.chen, conversationId, '', { pictures, clientKey })
    expect(first.body.message.pictures).toMatchObject([{ alt: 'A bowl', width: 400 }])
    expect((await send(members.chen, conversationId, '', { pictures, clientKey })).body.message.id).toBe(first.body.message.id)
    expect((await send(members.chen, conversationId, '', { pictures })).status).toBe(404)
    expect((await inbox(members.dalia))[0].last).toMatchObject({ kind: 'picture', text: '' })
  })

  test('a record is sent by those who see it, and shown to those who do', async () => {
    const conversationId = await between('chen', 'dalia')
    const record = { type: 'product', id: await plaza.product('BOWL') }
    const { body } = await send(members.chen, conversationId, '', { record })
    expect(body.message.record).toMatchObject({ ...record, card: { title: expect.any(String) } })
    expect((await send(members.chen, conversationId, '', { record: { type: 'product', id: 'prod_nothing' } })).status).toBe(404)
  })
})

describe('reading', () => {
  test('hazard 28: what has arrived stays unread until it is read, and reading never goes backward', async () => {
    const conversationId = await between('chen', 'dalia')
    for (const text of ['One', 'Two', 'Three']) await says('chen', conversationId, text)
    await page(members.dalia, conversationId)
    await view(members.dalia, conversationId)
    expect(await summary(members.dalia)).toEqual({ conversations: 1, messages: 3, requests: 0 })
    expect((await read(members.dalia, conversationId, 2)).body).toEqual({ unread: 1 })
    expect((await read(members.dalia, conversationId, 1)).body).toEqual({ unread: 1 })
    expect((await view(members.dalia, conversationId)).readTo).toBe(2)
    expect((await read(members.dalia, conversationId, 99)).body).toEqual({ unread: 0 })
    expect((await view(members.dalia, conversationId)).readTo).toBe(3)
    await says('dalia', conversationId, 'Four')
    expect(await summary(members.dalia)).toEqual({ conversations: 0, messages: 0, requests: 0 })
    expect(await summary(members.chen)).toEqual({ conversations: 1, messages: 1, requests: 0 })
  })

  test('receipts are mutual: who switches them off neither sends nor sees them', async () => {
    const conversationId = await between('chen', 'dalia')
    await says('chen', conversationId, 'One')
    await read(members.dalia, conversationId, 1)
    const seenByChen = async () => (await view(members.chen, conversationId)).people.find(({ isMe }: { isMe: boolean }) => !isMe).readTo
    expect(await seenByChen()).toBe(1)
    await settle('chen', { receipts: false })
    expect(await seenByChen()).toBeNull()
    await settle('chen', { receipts: true })
    await settle('dalia', { receipts: false })
    expect(await seenByChen()).toBeNull()
  })

  test('of two changes of the settings, the second learns of the first', async () => {
    const { body } = await members.chen.call('messages.settings.get')
    expect(body).toMatchObject({ from: 'following', receipts: true })
    expect((await members.chen.call('messages.settings.update', { ...body, from: 'everyone' })).body.from).toBe('everyone')
    const stale = await members.chen.call('messages.settings.update', { ...body, from: 'nobody' })
    expect([stale.status, stale.body.data.current.from]).toEqual([409, 'everyone'])
  })
})

describe('strangers', () => {
  test('a stranger’s message is a request, which an answer accepts', async () => {
    const conversationId = await between('bruno', 'chen')
    await says('bruno', conversationId, 'May I ask something?')
    expect(await inbox(members.chen)).toEqual([])
    expect(await inbox(members.chen, { folder: 'requests' })).toMatchObject([{ id: conversationId, folder: 'requests' }])
    expect(await summary(members.chen)).toEqual({ conversations: 0, messages: 0, requests: 1 })
    await read(members.chen, conversationId, 1)
    expect((await view(members.bruno, conversationId)).people).toMatchObject([
      { isMe: true },
      { isMe: false, readTo: null, onlineAt: null },
    ])
    await says('chen', conversationId, 'Please do')
    expect(await inbox(members.chen)).toMatchObject([{ id: conversationId, folder: 'inbox' }])
    expect(await summary(members.chen)).toEqual({ conversations: 0, messages: 0, requests: 0 })
  })

  test('a requester waits after three messages', async () => {
    const conversationId = await between('bruno', 'chen')
    for (const text of ['One', 'Two', 'Three']) await says('bruno', conversationId, text)
    const fourth = await send(members.bruno, conversationId, 'Four')
    expect([fourth.status, fourth.body]).toMatchObject([403, { code: 'CLOSED', data: { closed: 'waiting' } }])
    expect((await view(members.bruno, conversationId)).closed).toBe('waiting')
    await says('chen', conversationId, 'Yes?')
    expect((await send(members.bruno, conversationId, 'Four')).status).toBe(200)
  })

  test('who accepts messages of everyone has no requests, and who accepts none is not written to', async () => {
    await settle('chen', { from: 'everyone' })
    const conversationId = await between('bruno', 'chen')
    await says('bruno', conversationId, 'Hello')
    expect(await inbox(members.chen)).toMatchObject([{ id: conversationId }])
    const unwritten = await between('bruno', 'dalia')
    await settle('dalia', { from: 'nobody' })
    expect((await members.bruno.call('messages.conversations.openWithPerson', { userId: ids.dalia })).body.conversationId).toBe(unwritten)
    expect((await send(members.bruno, unwritten, 'Hello')).body).toMatchObject({ code: 'CLOSED', data: { closed: 'notAllowed' } })
    const refused = await members.amira.call('messages.conversations.openWithPerson', { userId: ids.dalia })
    expect([refused.status, refused.body.code]).toEqual([403, 'NOT_ALLOWED'])
    expect(await plaza.rows('select from messages.conversations')).toHaveLength(2)
  })

  test('a member opens thirty conversations an hour', async () => {
    const spender = await plaza.newcomer('messenger')
    const calls = Array.from({ length: 30 }, () => spender.call('messages.conversations.openWithPerson', { userId: ids.chen }))
    expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true)
    expect((await spender.call('messages.conversations.openWithPerson', { userId: ids.chen })).status).toBe(429)
  })
})

describe('blocks', () => {
  test('a block hides the conversation from both at once, and its end brings it back', async () => {
    const conversationId = await between('chen', 'dalia')
    await says('chen', conversationId, 'One')
    await members.dalia.call('network.block', { userId: ids.chen })
    for (const name of ['chen', 'dalia'] as const) {
      expect(await inbox(members[name])).toEqual([])
      expect((await members[name].call('messages.conversations.get', { conversationId })).status).toBe(404)
      expect((await send(members[name], conversationId, 'Two')).status).toBe(404)
      expect(await summary(members[name])).toEqual({ conversations: 0, messages: 0, requests: 0 })
    }
    await members.dalia.call('network.unblock', { userId: ids.chen })
    expect(textsOf(await page(members.dalia, conversationId))).toEqual(['One'])
    expect(await summary(members.dalia)).toEqual({ conversations: 1, messages: 1, requests: 0 })
  })

  test('a suspended person is gone, and nobody writes to them', async () => {
    const conversationId = await between('chen', 'dalia')
    await says('chen', conversationId, 'One')
    await members.omar.call('accounts.admin.users.suspend', { id: ids.chen, reason: 'spam' })
    expect(await view(members.dalia, conversationId)).toMatchObject({ closed: 'gone', parties: [{ kind: 'gone' }] })
    expect((await send(members.dalia, conversationId, 'Two')).body.data).toEqual({ closed: 'gone' })
    await members.omar.call('accounts.admin.users.liftSuspension', { id: ids.chen })
    members.chen = await plaza.member('chen')
    expect((await send(members.dalia, conversationId, 'Two')).status).toBe(200)
  })
})

describe('shops', () => {
  test('a member writes to a shop, and its people who handle orders read and answer in its name', async () => {
    const { conversationId } = (await openShop('bruno')).body
    expect((await openShop('bruno')).body.conversationId).toBe(conversationId)
    await says('bruno', conversationId, 'Is the bowl glazed?')
    for (const name of ['amira', 'elena', 'farid'] as const)
      expect(await inbox(members[name])).toMatchObject([
        { id: conversationId, asWorkspaceId: await plaza.workspace('Dar Amira'), unread: 1 },
      ])
    expect(await says('farid', conversationId, 'Inside, yes.')).toMatchObject({ side: 'own', mine: true })
    expect((await page(members.elena, conversationId)).items[1]).toMatchObject({
      side: 'own',
      mine: false,
      sender: { kind: 'shop', name: 'Dar Amira', by: { username: 'farid' } },
    })
    expect((await page(members.bruno, conversationId)).items[1]).toMatchObject({ side: 'other', sender: { kind: 'shop', by: null } })
    expect(await summary(members.bruno)).toMatchObject({ messages: 1 })
    // What a colleague has answered is no news.
    expect((await inbox(members.elena))[0].unread).toBe(1)
    await read(members.bruno, conversationId, 2)
    expect((await view(members.bruno, conversationId)).closed).toBeNull()
  })

  test('its own people, and members with a block between them and its owner, do not write to it', async () => {
    expect((await openShop('farid')).body.code).toBe('NOT_ALLOWED')
    const { conversationId } = (await openShop('bruno')).body
    await says('bruno', conversationId, 'Hello')
    await members.amira.call('network.block', { userId: ids.bruno })
    for (const name of ['bruno', 'farid'] as const) expect((await view(members[name], conversationId)).closed).toBe('blocked')
    expect((await send(members.bruno, conversationId, 'Hello?')).body.data).toEqual({ closed: 'blocked' })
    expect((await members.bruno.call('messages.conversations.openWithShop', { slug: 'no-such-shop' })).status).toBe(404)
  })

  test('a person who loses the permission loses the conversations of the shop at once', async () => {
    const { conversationId } = (await openShop('bruno')).body
    await says('bruno', conversationId, 'Hello')
    const workspace = await plaza.workspace('Dar Amira')
    await plaza.rows(`update workspaces.members set permissions = '{inventory}' where user_id = $1 and workspace_id = $2`, [
      ids.farid,
      workspace,
    ])
    expect(await inbox(members.farid)).toEqual([])
    expect(await summary(members.farid)).toEqual({ conversations: 0, messages: 0, requests: 0 })
    expect((await members.farid.call('messages.list', { conversationId })).status).toBe(404)
    await plaza.rows(`update workspaces.members set permissions = '{orders,inventory}' where user_id = $1 and workspace_id = $2`, [
      ids.farid,
      workspace,
    ])
  })
})
