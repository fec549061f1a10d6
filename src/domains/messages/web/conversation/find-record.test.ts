import { expect, test } from 'vitest'
import { findRecord } from './find-record.ts'

test('a product of this site becomes a card, one of another site does not', () => {
  expect(findRecord('Look: https://plaza.test/products/prod_1?variant=v.', 'https://plaza.test')).toEqual({
    type: 'product',
    id: 'prod_1',
  })
  expect(findRecord('https://evil.test/products/prod_1', 'https://plaza.test')).toBeNull()
  expect(findRecord('https://plaza.test/products/new', 'https://plaza.test')).toBeNull()
})
