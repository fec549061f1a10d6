import { expect, test } from 'vitest'
import { formatBytes, formatDay, formatNearDays, formatPercent, formatSpan, formatUtcDay, formatYear } from './numbers.ts'

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

test('a day is written in the Gregorian calendar in every language', () => {
  const day = (language: 'en' | 'es' | 'ar') => formatDay('2026-11-21T12:00:00Z', language)
  expect([day('en'), day('es'), day('ar')]).toEqual(['November 21, 2026', '21 de noviembre de 2026', '٢١ نوفمبر ٢٠٢٦'])
})

test('a day on a page cached for everyone is the same in every time zone', () => {
  expect(formatUtcDay('2026-11-21T23:30:00Z', 'en')).toBe('November 21, 2026')
})

test('near days have no year, and plain spaces in every browser', () => {
  const near = (language: 'en' | 'es' | 'ar') => formatNearDays({ from: '2026-11-24', to: '2026-11-27' }, language)
  expect([near('en'), near('es'), near('ar')]).toEqual(['November 24 – 27', '24–27 de noviembre', '٢٤–٢٧ نوفمبر'])
  expect(formatNearDays({ from: '2026-11-29', to: '2026-12-02' }, 'en')).toBe('November 29 – December 2')
  expect(formatSpan({ from: '2026-11-01', to: '2026-11-30' }, 'en')).toBe('Nov 1 – 30, 2026')
})
