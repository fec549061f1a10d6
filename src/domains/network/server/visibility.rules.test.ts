import { describe, expect, test } from 'vitest'
import { seesLists, seesPosts } from './visibility.rules.ts'

const stranger = { isMe: false, relation: { following: false, blocked: false } }
const follower = { isMe: false, relation: { following: true, blocked: false } }
const blocker = { isMe: false, relation: { following: false, blocked: true } }
const self = { isMe: true, relation: { following: false, blocked: false } }

describe('what a profile shows', () => {
  test('posts of a private account are for its followers', () => {
    const shown = (isPrivate: boolean) => [stranger, follower, blocker, self].map((seen) => seesPosts({ isPrivate }, seen))
    expect(shown(false)).toEqual([true, true, false, true])
    expect(shown(true)).toEqual([false, true, false, true])
  })

  test.each([
    [false, 'everyone', [true, true, false, true]],
    [false, 'followers', [false, true, false, true]],
    [false, 'nobody', [false, false, false, true]],
    [true, 'everyone', [false, true, false, true]],
    [true, 'nobody', [false, false, false, true]],
  ] as const)('lists of an account that is private (%s) and shows them to %s', (isPrivate, listsFor, expected) => {
    expect([stranger, follower, blocker, self].map((seen) => seesLists({ isPrivate, listsFor }, seen))).toEqual(expected)
  })
})
