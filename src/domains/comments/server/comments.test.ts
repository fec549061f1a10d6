/** Comments on boards: writing, replies, edits, removal, pins, sorting and who sees what. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { CommentView } from '../contract.ts'
import { list, newBoard, openScene, type Scene, textsOf, write, written } from '../test/scene.ts'
import { loadCommentCounts, removeCommentsOf } from './index.ts'

let scene: Scene
let { plaza, members, ids } = {} as Scene

beforeAll(async () => {
  scene = await openScene()
  ;({ plaza, members, ids } = scene)
})
afterEach(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.rows('delete from platform.rate_limits')
})
afterAll(() => plaza.close())

const call = (by: keyof Scene['members'], operation: string, commentId: string, more: object = {}) =>
  members[by].call(`comments.${operation}`, { commentId, ...more })

describe('writing', () => {
  test('a member comments, others reply, and guests read it', async () => {
    const board = newBoard(scene)
    const first = await written(members.chen, board, 'When does it open?')
    const reply = await written(members.bruno, board, 'At nine.', first)
    await written(members.dalia, board, 'Thanks!', reply)
    const { items, count, canComment } = await list(plaza.browser(), board)
    expect({ count, canComment }).toEqual({ count: 3, canComment: false })
    expect(items).toMatchObject([
      {
        text: 'When does it open?',
        author: { username: 'chen' },
        replyCount: 2,
        replies: [
          { text: 'At nine.', parentId: first, replyTo: null },
          { text: 'Thanks!', parentId: first, replyTo: { commentId: reply, username: 'bruno' } },
        ],
      },
    ])
  })

  test('sent twice with one key it is one comment, and another text with the key is a conflict', async () => {
    const board = newBoard(scene)
    const key = 'a-key-of-this-test'
    const both = await Promise.all([1, 2].map(() => write(members.chen, board, 'Once', { key })))
    expect(new Set(both.map(({ body }) => body.comment.id)).size).toBe(1)
    expect((await write(members.chen, board, 'Twice', { key })).body.code).toBe('KEY_USED')
    expect(textsOf(await list(members.dalia, board))).toEqual(['Once'])
  })

  test('who does not see the record finds no comments, and who may only read it writes none', async () => {
    const hidden = newBoard(scene, { readerIds: [ids.bruno, ids.chen] })
    const closed = newBoard(scene, { writerIds: [ids.bruno] })
    const id = await written(members.chen, hidden, 'Between us')
    expect((await members.dalia.call('comments.list', { type: 'board', id: hidden })).status).toBe(404)
    expect((await write(members.dalia, hidden, 'Hello')).status).toBe(404)
    for (const operation of ['get', 'history.list', 'replies.list', 'react', 'pin'])
      expect((await call('dalia', operation, id, operation === 'react' ? { emoji: '👍' } : {})).status, operation).toBe(404)
    expect((await write(members.dalia, closed, 'Hello')).body.code).toBe('NOT_ALLOWED')
    expect((await write(plaza.browser(), closed, 'Hello')).status).toBe(401)
    expect((await members.dalia.call('comments.list', { type: 'product', id: await plaza.product('MUG-SAGE') })).body).toMatchObject({
      items: [],
      canComment: false,
    })
  })

  test('nobody answers a comment of another record or one that is deleted', async () => {
    const [one, other] = [newBoard(scene), newBoard(scene)]
    const id = await written(members.chen, one, 'Here')
    expect((await write(members.dalia, other, 'There', { replyTo: id })).status).toBe(404)
    await call('chen', 'delete', id)
    expect((await write(members.dalia, one, 'Late', { replyTo: id })).status).toBe(404)
  })

  test('hazard 40: a longer text and a text without characters are refused', async () => {
    const board = newBoard(scene)
    expect((await write(members.chen, board, 'x'.repeat(2001))).body.code).toBe('INVALID_INPUT')
    // Characters as readers count them: an emoji is one.
    expect((await write(members.chen, board, '\u{1f600}'.repeat(2001))).body.code).toBe('INVALID_INPUT')
    await written(members.chen, board, '\u{1f600}'.repeat(2000))
    expect((await write(members.chen, board, ' \u200b ')).body.code).toBe('INVALID_INPUT')
    expect((await call('chen', 'edit', await written(members.chen, board, 'x'.repeat(2000)), { text: 'x'.repeat(2001) })).body.code).toBe(
      'INVALID_INPUT',
    )
  })

  test('hazard 34: markup is stored and returned as the text that it is', async () => {
    const board = newBoard(scene)
    const text = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) &lt;b&gt;'
    await written(members.chen, board, text)
    expect(textsOf(await list(members.dalia, board))).toEqual([text])
  })

  test('words of the filter are held for administrators, and sites are refused, also in an edit', async () => {
    const omar = await plaza.member('omar')
    const filter = (await omar.call('reports.admin.filter.get')).body
    const words = { wholeWords: 'idiot', wordsAction: 'hold', blockedSites: 'bad.example', sitesAction: 'refuse' }
    await omar.call('reports.admin.filter.update', { ...filter, ...words })
    const board = newBoard(scene)
    const refused = await write(members.chen, board, 'Look at https://bad.example')
    expect([refused.status, refused.body.code]).toEqual([422, 'TEXT_REFUSED'])
    const held = await written(members.chen, board, 'You ÍDIOT')
    expect(textsOf(await list(members.dalia, board))).toEqual([])
    expect((await omar.call('reports.admin.get', { type: 'comment', id: held })).body.reports).toMatchObject([{ automatic: true }])
    expect((await omar.call('moderation.decisions.make', { type: 'comment', id: held, action: 'dismiss' })).status).toBe(200)
    expect(textsOf(await list(members.dalia, board))).toEqual(['You ÍDIOT'])
    expect((await call('chen', 'edit', held, { text: 'See http://bad.example' })).body.code).toBe('TEXT_REFUSED')
    const { version } = (await omar.call('reports.admin.filter.get')).body
    await omar.call('reports.admin.filter.update', { ...filter, version })
  })

  test('a new account writes twenty comments an hour', async () => {
    const board = newBoard(scene)
    const newcomer = await plaza.newcomer('newcomer')
    for (let done = 0; done < 20; done += 1) await written(newcomer, board, `No. ${done}`)
    expect((await write(newcomer, board, 'One more')).body.code).toBe('RATE_LIMITED')
  })
})

describe('a comment of one’s own', () => {
  test('is edited, and readers open what it said before', async () => {
    const board = newBoard(scene)
    const id = await written(members.chen, board, 'At nin')
    expect((await call('chen', 'edit', id, { text: 'At nine' })).body.comment.editedAt).not.toBeNull()
    expect((await call('chen', 'edit', id, { text: 'At nine' })).status).toBe(200)
    expect((await call('dalia', 'history.list', id)).body.items).toMatchObject([{ text: 'At nin' }])
    expect((await call('dalia', 'edit', id, { text: 'Mine' })).status).toBe(404)
  })

  test('is deleted, keeps its place while there are replies, and says nothing any more', async () => {
    const board = newBoard(scene)
    const [kept, gone] = [await written(members.chen, board, 'Secret'), await written(members.chen, board, 'Gone')]
    await written(members.dalia, board, 'I heard', kept)
    await call('dalia', 'react', kept, { emoji: '👍' })
    await call('chen', 'edit', kept, { text: 'Other secret' })
    for (const id of [kept, gone, gone]) expect((await call('chen', 'delete', id)).status).toBe(200)
    const { items, count } = await list(members.dalia, board)
    expect(count).toBe(1)
    expect(items).toMatchObject([{ id: kept, state: 'deleted', text: '', author: null, reactions: [], replies: [{ text: 'I heard' }] }])
    expect((await call('dalia', 'history.list', kept)).status).toBe(404)
    expect((await call('dalia', 'delete', gone)).status).toBe(404)
    expect(JSON.stringify(await plaza.rows('select * from comments.edits'))).not.toContain('Secret')
  })
})

describe('moderators', () => {
  test('remove a comment with a reason that its author reads, and show it again', async () => {
    const board = newBoard(scene, { moderatorIds: [ids.elena] })
    const id = await written(members.chen, board, 'Rude words')
    expect((await call('dalia', 'remove', id, { reason: 'No' })).status).toBe(404)
    expect((await call('chen', 'remove', id, { reason: 'No' })).status).toBe(404)
    for (const _ of [1, 2]) expect((await call('elena', 'remove', id, { reason: 'Be kind' })).status).toBe(200)
    expect((await list(members.dalia, board)).items).toEqual([])
    expect((await list(members.chen, board)).items).toMatchObject([{ state: 'removed', text: 'Rude words', removalReason: 'Be kind' }])
    expect((await list(members.elena, board)).items).toMatchObject([{ state: 'removed', text: 'Rude words', removalReason: 'Be kind' }])
    expect((await call('chen', 'edit', id, { text: 'Kind words' })).status).toBe(404)
    await call('omar', 'restore', id)
    expect((await list(members.dalia, board)).items).toMatchObject([{ state: 'shown', text: 'Rude words' }])
  })

  test('and the author of the record pin one comment, which comes before all others', async () => {
    const board = newBoard(scene, { moderatorIds: [ids.elena] })
    const [one, two] = [await written(members.chen, board, 'One'), await written(members.dalia, board, 'Two')]
    expect((await call('chen', 'pin', one)).status).toBe(404)
    await call('bruno', 'pin', one)
    await call('elena', 'pin', two)
    const page = await list(plaza.browser(), board)
    expect([page.pinned.text, textsOf(page)]).toEqual(['Two', ['One']])
    await call('dalia', 'delete', two)
    expect((await list(plaza.browser(), board)).pinned).toBeNull()
    await call('bruno', 'pin', one)
    for (const _ of [1, 2]) expect((await call('bruno', 'unpin', one)).status).toBe(200)
    expect(textsOf(await list(plaza.browser(), board))).toEqual(['One'])
  })
})

describe('who is hidden', () => {
  test('nobody reads people whom they block or mute, or who block them, in the list, as a reply or by a link', async () => {
    const board = newBoard(scene)
    const first = await written(members.chen, board, 'From Chen')
    const reply = await written(members.chen, board, 'Chen again', await written(members.elena, board, 'From Elena'))
    const seen = async () => {
      const { items } = await list(members.dalia, board)
      const links = await Promise.all([first, reply].map((id) => call('dalia', 'get', id)))
      return [
        ...textsOf({ items }),
        ...items.flatMap(({ replies }: CommentView) => replies.map(({ text }) => text)),
        ...links.map(({ status }) => status),
      ]
    }
    const everything = ['From Chen', 'From Elena', 'Chen again', 200, 200]
    const without = ['From Elena', 404, 404]
    expect((await seen()).length).toBe(everything.length)
    for (const [by, act, undo, whom] of [
      ['dalia', 'block', 'unblock', ids.chen],
      ['chen', 'block', 'unblock', ids.dalia],
      ['dalia', 'mute', 'unmute', ids.chen],
    ] as const) {
      await members[by].call(`network.${act}`, { userId: whom, ...(act === 'mute' && { duration: 'day' }) })
      expect(await seen(), `${by} ${act}s`).toEqual(without)
      await members[by].call(`network.${undo}`, { userId: whom })
    }
  })

  test('what a suspended member wrote is neither shown nor counted until the suspension ends', async () => {
    const board = newBoard(scene)
    const writer = await plaza.newcomer('shouter')
    const { id: userId } = await writer.me()
    await written(members.dalia, board, 'An answer', await written(writer, board, 'Shouting'))
    await written(writer, board, 'Alone')
    await members.omar.call('accounts.admin.users.suspend', { id: userId, reason: 'spam' })
    await plaza.settle()
    const { items, count } = await list(members.chen, board)
    expect(count).toBe(1)
    expect(items).toMatchObject([{ state: 'gone', text: '', author: null, replies: [{ text: 'An answer' }] }])
    await members.omar.call('accounts.admin.users.liftSuspension', { id: userId })
    await plaza.settle()
    expect(await list(members.chen, board)).toMatchObject({ count: 3, items: [{ text: 'Shouting' }, { text: 'Alone' }] })
  })
})

describe('pages', () => {
  test('hazard 17: comments of one moment are each listed once while others come and go', async () => {
    const board = newBoard(scene)
    for (let number = 0; number < 25; number += 1) await written(members.chen, board, `c${number}`)
    await plaza.rows(
      `update comments.comments set created_at = '2026-01-01' where record_id = $1 and text in ('c5','c6','c7','c8','c9','c10')`,
      [board],
    )
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await list(members.dalia, board, { sort: 'newest', limit: 6, ...(cursor && { cursor }) })
      seen.push(...textsOf(page))
      cursor = page.nextCursor
      await written(members.elena, board, `later ${seen.length}`)
    } while (cursor)
    const old = seen.filter((text) => text.startsWith('c'))
    expect(old.toSorted()).toEqual(Array.from({ length: 25 }, (_, number) => `c${number}`).toSorted())
  })

  test('the top comments have the most reactions and replies', async () => {
    const board = newBoard(scene)
    const [quiet, liked, discussed] = [
      await written(members.chen, board, 'Quiet'),
      await written(members.chen, board, 'Liked'),
      await written(members.chen, board, 'Discussed'),
    ]
    await call('dalia', 'react', liked, { emoji: '👍' })
    for (const text of ['One', 'Two']) await written(members.dalia, board, text, discussed)
    expect(textsOf(await list(members.elena, board, { sort: 'top' }))).toEqual(['Discussed', 'Liked', 'Quiet'])
    expect(textsOf(await list(members.elena, board, { sort: 'newest' }))).toEqual(['Discussed', 'Liked', 'Quiet'])
    expect(textsOf(await list(members.elena, board))).toEqual(['Quiet', 'Liked', 'Discussed'])
    expect(quiet).toMatch(/^cmt_/)
  })

  test('a link finds a late reply with the comment below which it is shown', async () => {
    const board = newBoard(scene)
    const root = await written(members.chen, board, 'Root')
    const replies = []
    for (let number = 0; number < 6; number += 1) replies.push(await written(members.dalia, board, `r${number}`, root))
    const { body } = await call('elena', 'get', replies[5] ?? '')
    expect([body.id, body.replyCount, body.replies.map(({ text }: CommentView) => text)]).toEqual([root, 6, ['r0', 'r1', 'r2', 'r5']])
    expect((await call('elena', 'replies.list', root, { limit: 100 })).body.items).toHaveLength(6)
  })

  test('hazard 20: as many statements for forty comments as for twenty', async () => {
    const board = newBoard(scene)
    for (let number = 0; number < 40; number += 1) await written(members.chen, board, `@dalia ${number}`)
    const count = (limit: number) => countStatements(plaza, () => list(members.dalia, board, { limit }))
    const [twenty, forty] = [await count(20), await count(40)]
    expect(forty).toBe(twenty)
    expect(twenty).toBeLessThanOrEqual(12)
  })
})

test('other domains load counts in one statement, and a deleted record takes its comments with it', async () => {
  const [one, two] = [newBoard(scene), newBoard(scene)]
  await written(members.dalia, one, 'Reply', await written(members.chen, one, 'First'))
  const records = [one, two].map((id) => ({ type: 'board', id }))
  expect(await loadCommentCounts(plaza.services.db, records)).toEqual([2, 0])
  for (const _ of [1, 2]) await transactAsSystem(plaza.services, (tx) => removeCommentsOf(tx, { type: 'board', id: one }))
  expect(await loadCommentCounts(plaza.services.db, records)).toEqual([0, 0])
})
