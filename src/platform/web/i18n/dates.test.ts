import { expect, test } from 'vitest'
import { formatDay, formatNearDays, formatSpan, formatUtcDay } from './dates.ts'

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
