import { expect, test } from 'vitest'
import { findTimeZone } from './time-zone.ts'

test('a time zone is found by any spelling of its name, and nothing by another text', () => {
  expect(['Asia/Riyadh', 'europe/madrid', 'UTC'].map(findTimeZone)).toEqual(['Asia/Riyadh', 'Europe/Madrid', 'UTC'])
  expect(['Mars/Olympus', '+03:00', ''].map(findTimeZone)).toEqual([null, null, null])
})
