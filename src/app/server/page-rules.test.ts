import { expect, test } from 'vitest'
import { canonicalUrl, findPageRule } from './page-rules.ts'

const rendered = (address: string) => {
  const url = new URL(address, 'https://plaza.example')
  return canonicalUrl(url, findPageRule(url.pathname))
}

test('lists are rendered with the filters of any attribute, in one order, and without what other sites add', () => {
  const expected = '/marketplace?q=mug&color=sage&dishwasher-safe=yes&material=wool&material=silk'
  expect(rendered('/marketplace?material=wool&utm_source=x&gclid=1&dishwasher-safe=yes&q=mug&material=silk&color=sage&Size=M')).toBe(
    expected,
  )
  expect(rendered('/vendors/dar-amira?material=wool&variant=1')).toBe('/vendors/dar-amira?material=wool')
})

test('other pages read only their own parameters', () => {
  expect(rendered('/products/prod_1?variant=var_1&material=wool')).toBe('/products/prod_1?variant=var_1')
  expect(rendered('/cart?material=wool&lng=es')).toBe('/cart?lng=es')
})

test('a link with many parameters is not rendered with all of them', () => {
  const many = Array.from({ length: 30 }, (_, number) => `filter-${number}=x`).join('&')
  expect(new URL(rendered(`/marketplace?${many}`), 'https://plaza.example').searchParams.size).toBe(8)
})
