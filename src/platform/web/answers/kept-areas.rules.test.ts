import { expect, test } from 'vitest'
import { isKept, NOT_KEPT } from './kept-areas.rules.ts'

const AREAS = ['me', 'orders', 'crm']

test.each([
  [['en', 'me'], true],
  [['en', 'orders', 'list', {}], true],
  [['en', 'crm.businesses'], true],
  [['en', 'workspace', 'ws_1', 'crm', 'contacts'], true],
  [['en', 'workspace', 'ws_1', 'hr.employees'], false],
  [['en', 'workspace', 'ws_1'], false],
  [['en', 'admin', 'orders'], false],
  [['en', 'finance', 'orders'], false],
])('only listed areas are kept: %j', (queryKey, kept) => {
  expect(isKept({ queryKey }, AREAS)).toBe(kept)
})

test('what a query declares secret is not kept', () => {
  expect(isKept({ queryKey: ['en', 'crm', 'quoteLink', 'token'], meta: NOT_KEPT }, AREAS)).toBe(false)
})
