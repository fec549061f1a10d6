import { expect, test } from 'vitest'
import { formatBytes, formatDay } from './numbers.ts'

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1500, '1.5 kB'],
  [12_345, '12 kB'],
  [1_240_000, '1.2 MB'],
  [345_000_000, '345 MB'],
  [7_000_000_000_000, '7,000 GB'],
])('%i bytes are written «%s»', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text)
})

test('a day is written in the Gregorian calendar in every language', () => {
  const day = (language: 'en' | 'es' | 'ar') => formatDay('2026-11-21T12:00:00Z', language)
  expect([day('en'), day('es'), day('ar')]).toEqual(['November 21, 2026', '21 de noviembre de 2026', '٢١ نوفمبر ٢٠٢٦'])
})
