/** Threads about records, which other domains open and post in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationContext } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { inbox, page, send, summary, textsOf } from '../test/talk.ts'
import { joinThread, loadThreadPage, openThread, postToThread, type ThreadPost } from './index.ts'

let plaza: TestPlaza
let amira: Member
let bruno: Member
let brunoId: string
let workspaceId: string
const about = { type: 'orderPart', id: 'ORD-0001-1' }

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno] = await Promise.all([plaza.member('amira'), plaza.member('bruno')])
  brunoId = (await bruno.me()).id
  workspaceId = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const post = (content: ThreadPost) => transactAsSystem(plaza.services, (tx) => postToThread(tx, about, content))
const openAgain = () =>
  transactAsSystem(plaza.services, (tx) => openThread(tx, { about, title: 'ORD-0001', parties: [{ workspaceId, permission: 'orders' }] }))

test('a thread is opened once, and a guest, Plaza and a business write in it', async () => {
  const opened = await Promise.all([openAgain(), openAgain()])
  const [conversationId = ''] = opened
  expect(new Set(opened).size).toBe(1)
  const line = {
    from: { kind: 'system' },
    clientKey: 'placed-1',
    event: { kind: 'orders.placed', params: { number: 'ORD-0001' } },
  } as const
  const sent = await post(line)
  expect([await post(line), sent.position]).toEqual([sent, 1])
  await post({ from: { kind: 'guest', name: 'Rosa' }, clientKey: 'guest-key-1', text: 'Where is it?' })
  expect(await summary(amira)).toEqual({ conversations: 1, messages: 1, requests: 0 })
  expect(await inbox(amira)).toMatchObject([
    { id: conversationId, kind: 'thread', title: 'ORD-0001', asWorkspaceId: workspaceId, about: { ...about } },
  ])
  expect((await send(amira, conversationId, 'On its way')).status).toBe(200)
  expect((await page(amira, conversationId)).items).toMatchObject([
    { side: 'system', sender: null, event: { kind: 'orders.placed', params: { number: 'ORD-0001' } } },
    { side: 'other', sender: { kind: 'guest', name: 'Rosa' } },
    { side: 'own', mine: true },
  ])
})

test('a guest reads it on the page of the record, and a person who joins sees all of it', async () => {
  const guest = {
    services: plaza.services,
    viewer: { kind: 'guest', id: null },
    membership: null,
    language: 'en',
    requestId: 'r',
    idempotency: null,
  }
  const ctx: OperationContext = {
    ...guest,
    viewer: { kind: 'guest', id: null },
    language: 'en',
    client: { address: '', userAgent: '', deviceMarks: [] },
  }
  const shown = await loadThreadPage(ctx, about, { side: 'guest', limit: 10 })
  expect(shown?.items.map(({ side }) => side)).toEqual(['system', 'own', 'other'])
  expect(await loadThreadPage(ctx, { type: 'orderPart', id: 'ORD-0002-1' }, { side: 'guest', limit: 10 })).toBeNull()
  expect(await inbox(bruno)).toEqual([])
  await transactAsSystem(plaza.services, (tx) => joinThread(tx, about, brunoId))
  await transactAsSystem(plaza.services, (tx) => joinThread(tx, about, brunoId))
  const [row] = await inbox(bruno)
  expect(row).toMatchObject({ kind: 'thread', partyCount: 2, parties: [{ kind: 'shop', name: 'Dar Amira', logoUrl: null }] })
  expect(textsOf(await page(bruno, row.id))).toEqual(['', 'Where is it?', 'On its way'])
  expect((await send(bruno, row.id, 'Thank you')).status).toBe(200)
})

test('nobody posts in a thread that is not there', async () => {
  const missing = transactAsSystem(plaza.services, (tx) =>
    postToThread(tx, { type: 'orderPart', id: 'ORD-0009-1' }, { from: { kind: 'system' }, clientKey: 'x', text: 'Hello' }),
  )
  await expect(missing).rejects.toThrow('NOT_FOUND')
})
