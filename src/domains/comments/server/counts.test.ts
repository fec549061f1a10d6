/** Kept counts equal the rows, whatever many people do at once. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import { list, type Name, newBoard, openScene, type Scene, write, written } from '../test/scene.ts'
import { resources } from './resources.ts'

let scene: Scene
let plaza: TestPlaza
let members: Scene['members']

beforeAll(async () => {
  scene = await openScene()
  ;({ plaza, members } = scene)
})
beforeEach(async () => {
  await plaza.rows('delete from platform.rate_limits')
})
afterAll(() => plaza.close())

const react = (by: Name, operation: 'react' | 'unreact', commentId: string, emoji = '👍') =>
  members[by].call(`comments.${operation}`, { commentId, emoji })

test('hazard 2: twenty reactions at once are one, and taken back twenty times none', async () => {
  const board = newBoard(scene)
  const id = await written(members.chen, board, 'Look')
  const added = await Promise.all(Array.from({ length: 20 }, () => react('dalia', 'react', id)))
  expect(added.every(({ status }) => status === 200)).toBe(true)
  expect((await list(members.dalia, board)).items[0].reactions).toEqual([{ emoji: '👍', count: 1, mine: true }])
  const gone = await Promise.all(Array.from({ length: 20 }, () => react('dalia', 'unreact', id)))
  expect(gone.every(({ status }) => status === 200)).toBe(true)
  expect((await list(members.dalia, board)).items[0].reactions).toEqual([])
  expect(await findViolations(plaza.pool)).toEqual([])
})

test('hazard 2: reactions race with the deletion of their comment, and replies with the deletion of theirs', async () => {
  for (let round = 0; round < 5; round += 1) {
    const board = newBoard(scene)
    const id = await written(members.chen, board, 'Look')
    await Promise.all([
      react('dalia', 'react', id),
      write(members.elena, board, 'Me too', { replyTo: id }),
      members.chen.call('comments.delete', { commentId: id }),
      react('bruno', 'react', id, '🎉'),
    ])
    expect(await findViolations(plaza.pool)).toEqual([])
  }
})

const NAMES = ['bruno', 'chen', 'dalia', 'elena'] as const
const step = fc.record({
  by: fc.constantFrom(...NAMES),
  act: fc.constantFrom('add', 'reply', 'react', 'unreact', 'delete', 'remove', 'restore', 'edit', 'pin'),
  on: fc.nat({ max: 9 }),
})

test('counts equal the rows after any sequence of what people do at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }), async (rounds) => {
      await plaza.rows('delete from platform.rate_limits')
      const board = newBoard(scene)
      const known = [await written(members.bruno, board, 'First')]
      for (const round of rounds) {
        const done = await Promise.all(
          round.map(({ by, act, on }) => {
            const commentId = known[on % known.length] ?? ''
            if (act === 'add') return write(members[by], board, 'Another')
            if (act === 'reply') return write(members[by], board, 'Reply', { replyTo: commentId })
            if (act === 'react' || act === 'unreact') return react(by, act, commentId)
            if (act === 'edit') return members[by].call('comments.edit', { commentId, text: `Edited by ${by}` })
            if (act === 'remove') return members.omar.call('comments.remove', { commentId, reason: 'Rude' })
            return members[act === 'restore' ? 'omar' : by].call(`comments.${act}`, { commentId })
          }),
        )
        for (const { status, body } of done) {
          expect(status).toBeLessThan(500)
          if (body.comment && !known.includes(body.comment.id)) known.push(body.comment.id)
        }
      }
      expect(await findViolations(plaza.pool)).toEqual([])
    }),
    { numRuns: 15 },
  )
})

test('an erased account leaves no words, names or reactions, and its replies stay counted', async () => {
  const board = newBoard(scene)
  const leaving = await plaza.newcomer('leaving')
  const { id: userId } = await leaving.me()
  const first = await written(leaving, board, 'My words')
  await leaving.call('comments.edit', { commentId: first, text: 'My other words' })
  await written(members.chen, board, '@leaving stays', first)
  const other = await written(members.chen, board, 'Other')
  await leaving.call('comments.react', { commentId: other, emoji: '🎉' })
  const personal = resources.find(({ type }) => type === 'comment')?.personalData
  expect(JSON.stringify(await personal?.export(plaza.services.db, userId))).toMatch(/My words.*My other words|My other words.*My words/s)
  for (const _ of [1, 2]) await transactAsSystem(plaza.services, async (tx) => personal?.erase(tx, userId))
  const rows = JSON.stringify(
    await Promise.all(['comments', 'edits', 'mentions', 'reactions'].map((table) => plaza.rows(`select * from comments.${table}`))),
  )
  expect(rows).not.toContain(userId)
  expect(rows).not.toContain('My words')
  const { items, count } = await list(members.dalia, board)
  expect(count).toBe(2)
  expect(items).toMatchObject([
    { state: 'gone', replies: [{ text: '@leaving stays', mentions: [] }] },
    { text: 'Other', reactions: [] },
  ])
  expect(await findViolations(plaza.pool)).toEqual([])
})
