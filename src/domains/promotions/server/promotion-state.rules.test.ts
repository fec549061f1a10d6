import { expect, test } from 'vitest'
import { normalizeCode } from '../contract/states.ts'
import { codeProblem, promotionState } from './promotion-state.rules.ts'

const NOW = new Date('2026-12-05T12:00:00Z')
const BEFORE = new Date('2026-12-01T00:00:00Z')
const AFTER = new Date('2026-12-24T00:00:00Z')
const plain = { startsAt: BEFORE, endsAt: null, maxUses: null, maxUsesPerCustomer: null, uses: 0, pausedAt: null, archivedAt: null }

test('a promotion is scheduled before its start, active until its end, and ended after it or when its limit is reached', () => {
  expect(promotionState({ ...plain, startsAt: AFTER }, NOW)).toBe('scheduled')
  expect(promotionState(plain, NOW)).toBe('active')
  expect(promotionState({ ...plain, endsAt: NOW }, NOW)).toBe('ended')
  expect(promotionState({ ...plain, maxUses: 3, uses: 3 }, NOW)).toBe('ended')
})

test('a paused promotion stays paused until it ends or is archived', () => {
  expect(promotionState({ ...plain, pausedAt: BEFORE }, NOW)).toBe('paused')
  expect(promotionState({ ...plain, pausedAt: BEFORE, endsAt: BEFORE }, NOW)).toBe('ended')
  expect(promotionState({ ...plain, pausedAt: BEFORE, archivedAt: NOW }, NOW)).toBe('archived')
})

test('a rejected code has a reason, first of all the customer’s own limit', () => {
  expect(codeProblem(plain, 0, NOW)).toBeNull()
  expect(codeProblem({ ...plain, maxUsesPerCustomer: 1 }, 1, NOW)).toBe('CODE_USED_BY_YOU')
  expect(codeProblem({ ...plain, maxUses: 1, uses: 1 }, 0, NOW)).toBe('CODE_USED_UP')
  expect(codeProblem({ ...plain, startsAt: AFTER }, 0, NOW)).toBe('CODE_NOT_YET')
  expect(codeProblem({ ...plain, endsAt: NOW }, 0, NOW)).toBe('CODE_ENDED')
  expect(codeProblem({ ...plain, pausedAt: BEFORE }, 0, NOW)).toBe('CODE_ENDED')
  expect(codeProblem({ ...plain, archivedAt: BEFORE }, 0, NOW)).toBe('CODE_UNKNOWN')
})

test('codes ignore case and spaces', () => {
  expect(normalizeCode(' welcome 10 ')).toBe('WELCOME10')
  expect(normalizeCode('ＷＥＬＣＯＭＥ１０')).toBe('WELCOME10')
})
