import { expect, test } from 'vitest'
import { matchCode, readScanned } from './match-code.ts'

const items = [
  { variantId: 'var_1', productId: 'prod_1', sku: '12345678', gtin: null },
  { variantId: 'var_2', productId: 'prod_1', sku: '', gtin: '00012345678905' },
]
const found = (raw: string) => matchCode(items, (item) => item, readScanned(raw)).map(({ variantId }) => variantId)

test('a trade number wins, and a SKU of digits is still found', () => {
  expect([found('012345678905'), found(' 12345678\r')]).toEqual([['var_2'], ['var_1']])
})

test('nothing scanned is no item without a SKU', () => {
  expect(found('\u001d')).toEqual([])
})

test('a label names a variant or all of a product', () => {
  expect(found('https://a.example/products/prod_1?variant=var_2')).toEqual(['var_2'])
  expect(found('https://a.example/products/prod_1')).toEqual(['var_1', 'var_2'])
})
