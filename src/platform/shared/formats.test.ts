import { expect, test } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

test('a formatter is made once for a locale and its options', () => {
  const dollars = { style: 'currency', currency: 'USD' } as const
  expect(numberFormat('en-US', dollars)).toBe(numberFormat('en-US', { ...dollars }))
  expect(numberFormat('en-US', dollars).format(12.5)).toBe('$12.50')
  expect(numberFormat('en-US', { ...dollars, currency: 'EUR' }).format(12.5)).toBe('€12.50')
  expect(numberFormat('ar-SA').format(5)).toBe('٥')
  expect(numberFormat('en-US').format(5)).toBe('5')
})

test('dates of different time zones have different formatters', () => {
  const of = (timeZone: string) => dateFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date('2026-11-27T23:30:00Z'))
  expect(of('UTC')).toBe('November 27, 2026')
  expect(of('Asia/Amman')).toBe('November 28, 2026')
})
