import { expect, test } from 'vitest'
import type { ReplyView } from '../contract.ts'
import { changeCached, toggleReaction } from './change-cached.ts'

const reply = (id: string, reactions: ReplyView['reactions'] = []) => ({ id, text: id, reactions }) as ReplyView

test('a comment is changed on every page, as the pinned one, as a reply and behind a link', () => {
  const change = (comment: ReplyView) => ({ ...comment, text: 'changed' })
  const page = { pinned: { ...reply('a'), replies: [] }, items: [{ ...reply('b'), replies: [reply('a'), reply('c')] }] }
  const changed = { pinned: { text: 'changed' }, items: [{ text: 'b', replies: [{ text: 'changed' }, { text: 'c' }] }] }
  expect(changeCached({ pages: [page, page] }, 'a', change)).toMatchObject({ pages: [changed, changed] })
  expect(changeCached({ items: [reply('a'), reply('b')] }, 'a', change)).toMatchObject({ items: [{ text: 'changed' }, { text: 'b' }] })
  expect(changeCached({ ...reply('b'), replies: [reply('a')] }, 'a', change)).toMatchObject({ text: 'b', replies: [{ text: 'changed' }] })
  expect(changeCached(undefined, 'a', change)).toBeUndefined()
})

test('a reaction is added, joined and taken back', () => {
  const others = { emoji: '🎉', count: 2, mine: false }
  const added = toggleReaction(reply('a', [others]), '👍')
  expect(added.reactions).toEqual([others, { emoji: '👍', count: 1, mine: true }])
  expect(toggleReaction(added, '👍').reactions).toEqual([others])
  expect(toggleReaction(added, '🎉').reactions[0]).toEqual({ emoji: '🎉', count: 3, mine: true })
})
