import { expect, test } from 'vitest'
import { findZones, toZoneChoice } from './time-zones.ts'

const idsOf = (query: string, locale: 'en' | 'es' | 'ar' = 'en') => findZones(query, locale).map(({ id }) => id)

test('zones are found by words of their names, in the language of the reader and in English, without accents', () => {
  expect(idsOf('new york')).toEqual(['America/New_York'])
  expect(idsOf('europa central', 'es')).toContain('Europe/Madrid')
  expect(idsOf('bogota')).toEqual(['America/Bogota'])
  expect(idsOf('riyadh', 'ar')).toEqual(['Asia/Riyadh'])
  expect(idsOf('tok')[0]).toBe('Asia/Tokyo')
  expect(idsOf('atlantis')).toEqual([])
  expect(idsOf('').length).toBeGreaterThan(300)
})

test('a zone is shown with its distance from UTC', () => {
  expect(toZoneChoice('Asia/Tokyo', 'en')).toEqual({ id: 'Asia/Tokyo', title: 'Asia/Tokyo', detail: 'GMT+9' })
})
