import { expect, test } from 'vitest'
import { plainCode } from '../contract/states.ts'
import { problemOf, stateOf } from './standing.rules.ts'

const NOW = new Date('2026-12-05T12:00:00Z')
const [BEFORE, AFTER] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-24T00:00:00Z')]
const plain = { startsAt: BEFORE, endsAt: null, maxUses: null, maxUsesPerCustomer: null, uses: 0, pausedAt: null, archivedAt: null }

test('a promotion is scheduled before its time, active in it, ended after it or when it is used up', () => {
  expect(stateOf({ ...plain, startsAt: AFTER }, NOW)).toBe('scheduled')
  expect(stateOf(plain, NOW)).toBe('active')
  expect(stateOf({ ...plain, endsAt: NOW }, NOW)).toBe('ended')
  expect(stateOf({ ...plain, maxUses: 3, uses: 3 }, NOW)).toBe('ended')
})

test('one that was paused stays so until it ends or is archived', () => {
  expect(stateOf({ ...plain, pausedAt: BEFORE }, NOW)).toBe('paused')
  expect(stateOf({ ...plain, pausedAt: BEFORE, endsAt: BEFORE }, NOW)).toBe('ended')
  expect(stateOf({ ...plain, pausedAt: BEFORE, archivedAt: NOW }, NOW)).toBe('archived')
})

test('a code that is not taken says why, first of all that its customer had it', () => {
  expect(problemOf(plain, 0, NOW)).toBeNull()
  expect(problemOf({ ...plain, maxUsesPerCustomer: 1 }, 1, NOW)).toBe('CODE_USED_BY_YOU')
  expect(problemOf({ ...plain, maxUses: 1, uses: 1 }, 0, NOW)).toBe('CODE_USED_UP')
  expect(problemOf({ ...plain, startsAt: AFTER }, 0, NOW)).toBe('CODE_NOT_YET')
  expect(problemOf({ ...plain, endsAt: NOW }, 0, NOW)).toBe('CODE_ENDED')
  expect(problemOf({ ...plain, pausedAt: BEFORE }, 0, NOW)).toBe('CODE_ENDED')
  expect(problemOf({ ...plain, archivedAt: BEFORE }, 0, NOW)).toBe('CODE_UNKNOWN')
})

test('a code is the same however it is typed', () => {
  expect(plainCode(' welcome 10 ')).toBe('WELCOME10')
  expect(plainCode('ＷＥＬＣＯＭＥ１０')).toBe('WELCOME10')
})
