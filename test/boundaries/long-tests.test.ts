/** The list of tests that only `npm run test:long` runs (decision 0079) names files, and leaves each journey in one look to `npm test`. */
import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG_JOURNEYS, LONG_TESTS } from '../long/files.ts'

test('every long test is a file', () => {
  expect([...LONG_JOURNEYS, ...LONG_TESTS].filter((file) => !existsSync(file))).toEqual([])
})

test('`npm test` follows each journey in one look, and paying in both', () => {
  const isLong = (file: string) => LONG_JOURNEYS.includes(file)
  const journeys = globSync('test/e2e/*-in-english.test.ts').map((file) => [file, file.replace('-in-english', '-in-arabic')] as const)
  const others = journeys.filter(([english, arabic]) => isLong(english) === isLong(arabic)).map(([english]) => english)
  expect(others).toEqual(['test/e2e/pay-in-english.test.ts'])
})
