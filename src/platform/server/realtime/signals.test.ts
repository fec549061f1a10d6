import { expect, test } from 'vitest'
import { defineEvent } from '#platform/shared/domain-event.ts'
import { joinSignals, signalsFor } from './signals.ts'

const rang = defineEvent<{ bell: string; ringer: string }>()('tower.rang', ({ bell }) => bell)
const fell = defineEvent<{ bell: string }>()('tower.fell', ({ bell }) => bell)

const signalsOf = joinSignals([
  { signals: [signalsFor(rang, ({ aggregate, payload }) => [{ to: { user: payload.ringer }, topic: 'tower.bell', ids: [aggregate] }])] },
  {},
  { signals: [signalsFor(rang, ({ aggregate }) => [{ to: 'everyone', topic: 'town.noise', ids: [aggregate] }])] },
])

test('an event becomes the signals of all domains that declare some for it', () => {
  expect(signalsOf([rang({ bell: 'great', ringer: 'usr_1' })])).toEqual([
    { to: { user: 'usr_1' }, topic: 'tower.bell', ids: ['great'] },
    { to: 'everyone', topic: 'town.noise', ids: ['great'] },
  ])
})

test('an event without rules sends nothing', () => {
  expect(signalsOf([fell({ bell: 'great' })])).toEqual([])
})
