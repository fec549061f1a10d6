import { expect, test } from 'vitest'
import { fitsCountry, hasPostalCodes } from './postal-code.ts'

test('a postal code has the shape of its country', () => {
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
  for (const text of right) expect(fitsCountry(text.slice(3), text.slice(0, 2)), text).toBe(true)
  const wrong = ['US 9411', 'CA 12345', 'GB 12345', 'EC 0101', 'ES 8001', 'DE 1234', 'US ', 'EC  ']
  for (const text of wrong) expect(fitsCountry(text.slice(3), text.slice(0, 2)), text).toBe(false)
})

test('a country of whose codes nothing is known takes any, and one without codes none', () => {
  expect(fitsCountry('whatever 7', 'AQ')).toBe(true)
  expect(fitsCountry('', 'AQ')).toBe(false)
  expect([hasPostalCodes('AE'), fitsCountry('', 'AE'), fitsCountry('12345', 'AE')]).toEqual([false, true, true])
})
