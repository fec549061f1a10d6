import { expect, test } from 'vitest'
import { formatBytes, formatPercent, formatYear } from './numbers.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1500, '1.5 kB'],
  [12_345, '12 kB'],
  [1_240_000, '1.2 MB'],
  [345_000_000, '345 MB'],
  [7_000_000_000_000, '7,000 GB'],
])('%i bytes are written as “%s”', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text)
})

test('a year has the digits of the language, and no separator', () => {
  expect([formatYear(2026, 'en'), formatYear(2026, 'es'), formatYear(2026, 'ar')]).toEqual(['2026', '2026', '٢٠٢٦'])
})

test('a percentage has the sign of the language', () => {
  expect([formatPercent(85, 'en'), formatPercent(12.5, 'es'), formatPercent(100, 'ar')]).toEqual(['85%', '12.5%', '١٠٠٪\u061c'])
})
