import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSequences, SILENCE_MS } from './sequences.rules.ts'

test('messages that follow each other leave no gap', () => {
  const sequences = openSequences()
  expect(sequences.receive({ from: 'a', n: 0, heartbeat: true }, 0)).toBe(false)
  expect([1, 2, 3].map((n) => sequences.receive({ from: 'a', n, heartbeat: false }, n))).toEqual([false, false, false])
  expect(sequences.receive({ from: 'a', n: 3, heartbeat: true }, 4)).toBe(false)
  expect(sequences.receive({ from: 'b', n: 1, heartbeat: false }, 5)).toBe(false)
})

test('a publisher that was heard before and falls silent is a gap, once', () => {
  const sequences = openSequences()
  sequences.receive({ from: 'a', n: 1, heartbeat: false }, 0)
  expect(sequences.forgetSilent(SILENCE_MS)).toBe(false)
  expect(sequences.forgetSilent(SILENCE_MS + 1)).toBe(true)
  expect(sequences.forgetSilent(SILENCE_MS * 3)).toBe(false)
})

test('a publisher that said goodbye is not missed', () => {
  const sequences = openSequences()
  sequences.receive({ from: 'a', n: 1, heartbeat: false }, 0)
  sequences.forget('a')
  expect(sequences.forgetSilent(SILENCE_MS * 2)).toBe(false)
})

test('whichever messages are lost, the next message or heartbeat tells', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 50 }), (arrives) => {
      const sequences = openSequences()
      sequences.receive({ from: 'a', n: 0, heartbeat: true }, 0)
      let missing = false
      for (const [index, here] of arrives.entries()) {
        if (!here) missing = true
        else {
          expect(sequences.receive({ from: 'a', n: index + 1, heartbeat: false }, 0)).toBe(missing)
          missing = false
        }
      }
      expect(sequences.receive({ from: 'a', n: arrives.length, heartbeat: true }, 0)).toBe(missing)
    }),
  )
})
