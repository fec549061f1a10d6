import { expect, test } from 'vitest'
import { hasPostalCodes, isPostalCodeValid } from './postal-code.ts'

test('a postal code has the format of its country', () => {
  const right = [
    'US 94110',
    'US 94110-1234',
    'CA K1A 0B1',
    'GB SW1A 1AA',
    'EC 010101',
    'ES 08001',
    'SA ١٢٣٤٥',
    'NL 1012 AB',
    'BR 01310-100',
  ]
  for (const text of right) expect(isPostalCodeValid(text.slice(3), text.slice(0, 2)), text).toBe(true)
  const wrong = ['US 9411', 'CA 12345', 'GB 12345', 'EC 0101', 'ES 8001', 'DE 1234', 'US ', 'EC  ']
  for (const text of wrong) expect(isPostalCodeValid(text.slice(3), text.slice(0, 2)), text).toBe(false)
})

test('a country without known format accepts any code, and one without codes needs none', () => {
  expect(isPostalCodeValid('whatever 7', 'AQ')).toBe(true)
  expect(isPostalCodeValid('', 'AQ')).toBe(false)
  expect([hasPostalCodes('AE'), isPostalCodeValid('', 'AE'), isPostalCodeValid('12345', 'AE')]).toEqual([false, true, true])
})
