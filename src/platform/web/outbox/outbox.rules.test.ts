import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findNextWrite,
  findSavedVersion,
  isKeyExpired,
  LONG_WAIT_MS,
  rebaseFollowers,
  rebaseOnSaved,
  retryDelayMs,
  toOutcome,
} from './outbox.rules.ts'
import type { QueuedWrite } from './queued-write.ts'

const HOUR_MS = 3_600_000

const write = (change: Partial<QueuedWrite>): QueuedWrite => ({
  place: 1,
  id: 'key-1',
  operation: 'crm.notes.update',
  input: { noteId: 'n1', version: 1, text: 'a' },
  writer: 'usr_bruno',
  workspace: null,
  keptAt: 0,
  perhapsDone: false,
  breakdowns: 0,
  refusal: null,
  ...change,
})

const refused = { code: 'STALE', data: { current: { version: 9, text: 'theirs' } } }

describe('the next write to send', () => {
  const anyLine = fc
    .array(
      fc.record({
        writer: fc.constantFrom('usr_bruno', 'usr_amira', 'guest'),
        note: fc.constantFrom('n1', 'n2', 'n3'),
        refused: fc.boolean(),
      }),
    )
    .map((rows) =>
      rows.map((row, index) =>
        write({ place: index, writer: row.writer, input: { noteId: row.note, version: 1 }, refusal: row.refused ? refused : null }),
      ),
    )

  test('belongs to the current user and isn’t held back by a rejected write about the same resource', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const next = findNextWrite(line, 'usr_bruno')
        const mine = line.filter(({ writer }) => writer === 'usr_bruno')
        const isHeld = ({ place, input }: QueuedWrite) =>
          mine.some((other) => other.place < place && other.refusal && JSON.stringify(other.input) === JSON.stringify(input))
        const free = mine.filter((one) => !one.refusal && !isHeld(one))
        expect(next).toBe(free[0] ?? null)
      }),
    )
  })

  test('sending all in turn keeps the order per user and leaves only rejected and held writes', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        let left = line
        const sent: number[] = []
        for (let next = findNextWrite(left, 'usr_bruno'); next; next = findNextWrite(left, 'usr_bruno')) {
          sent.push(next.place)
          left = left.filter((one) => one !== next)
        }
        expect(sent).toEqual([...sent].sort((one, other) => one - other))
        expect(left.filter(({ writer }) => writer !== 'usr_bruno')).toEqual(line.filter(({ writer }) => writer !== 'usr_bruno'))
      }),
    )
  })

  test('the same ids in another workspace are another resource', () => {
    const line = [write({ workspace: 'wks_1', refusal: refused }), write({ place: 2, workspace: 'wks_2' })]
    expect(findNextWrite(line, 'usr_bruno')?.place).toBe(2)
  })
})

describe('the outcome of an answer', () => {
  test.each([
    ['NETWORK', 'later'],
    ['BUSY', 'later'],
    ['RATE_LIMITED', 'later'],
    ['UNEXPECTED', 'later'],
    ['UNAUTHENTICATED', 'login'],
    ['ALREADY_DONE', 'done'],
    ['STALE', 'refused'],
    ['NOT_FOUND', 'refused'],
    ['INVALID_INPUT', 'refused'],
    ['IDEMPOTENCY_KEY_REUSED', 'refused'],
  ])('%s: %s', (code, now) => {
    expect(toOutcome({ code, data: null }, { breakdowns: 0 }).now).toBe(now)
  })

  test('a rate limit is retried when the server says so', () => {
    expect(toOutcome({ code: 'RATE_LIMITED', data: { retryAfterS: 40 } }, { breakdowns: 0 })).toMatchObject({ waitMs: 40_000 })
  })

  test('a write with repeated server errors is left to the user and holds up no other resource', () => {
    expect(toOutcome({ code: 'UNEXPECTED', data: null }, { breakdowns: 3 }).now).toBe('later')
    expect(toOutcome({ code: 'UNEXPECTED', data: null }, { breakdowns: 4 }).now).toBe('refused')
  })
})

test('changes based on one version are sent as if each was based on the one before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1000 }), (count, version) => {
      let line = Array.from({ length: count }, (_, index) => write({ place: index, input: { noteId: 'n1', version, text: `${index}` } }))
      let saved = { version, text: '' }
      while (line[0]) {
        const [head] = line
        const input = head.input as { version: number; text: string }
        expect(input.version).toBe(saved.version)
        saved = { version: saved.version + 1, text: input.text }
        const followers = new Map(rebaseFollowers(line, head, saved).map((one) => [one.place, one]))
        line = line.slice(1).map((one) => followers.get(one.place) ?? one)
      }
      expect(saved).toEqual({ version: version + count, text: `${count - 1}` })
    }),
  )
})

test('changes of another resource, version or user aren’t rebased', () => {
  const done = write({ place: 1 })
  const others = [
    write({ place: 2, input: { noteId: 'n2', version: 1 } }),
    write({ place: 3, input: { noteId: 'n1', version: 5 } }),
    write({ place: 4, writer: 'usr_amira' }),
    write({ place: 5, operation: 'crm.contacts.update' }),
  ]
  expect(rebaseFollowers([done, ...others], done, { version: 2 })).toEqual([])
})

test('keeping the local version sends it again based on the saved version, with a new key', () => {
  const waiting = write({ refusal: refused, perhapsDone: true })
  expect(findSavedVersion(waiting)).toEqual({ version: 9, text: 'theirs' })
  expect(rebaseOnSaved(waiting, 'key-2')).toEqual(write({ id: 'key-2', input: { noteId: 'n1', version: 9, text: 'a' } }))
  expect(findSavedVersion(write({ refusal: { code: 'NOT_FOUND', data: null } }))).toBeNull()
})

test('a write that may have been executed isn’t resent after its key expired; one that surely wasn’t is', () => {
  expect(isKeyExpired(write({ perhapsDone: true }), 22 * HOUR_MS)).toBe(false)
  expect(isKeyExpired(write({ perhapsDone: true }), LONG_WAIT_MS)).toBe(true)
  expect(isKeyExpired(write({ perhapsDone: false }), 10 * LONG_WAIT_MS)).toBe(false)
})

test('retry delays double up to about five minutes, with jitter', () => {
  expect([0, 1, 2, 20].map((tries) => retryDelayMs(tries, 0.5))).toEqual([2000, 4000, 8000, 300_000])
  expect(retryDelayMs(0, 0)).toBeLessThan(retryDelayMs(0, 1))
})
