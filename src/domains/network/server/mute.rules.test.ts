import { expect, test } from 'vitest'
import { muteEnd } from './mute.rules.ts'

test('a mute lasts a day, a week or for ever', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  expect(muteEnd('day', now)).toEqual(new Date('2026-11-23T10:00:00Z'))
  expect(muteEnd('week', now)).toEqual(new Date('2026-11-29T10:00:00Z'))
  expect(muteEnd('forever', now)).toBeNull()
})
