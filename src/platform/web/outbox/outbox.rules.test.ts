import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followersOf, isTooOld, LONG_MS, nextOf, onTopOfSaved, outcomeOf, pauseMs, savedInstead } from './outbox.rules.ts'
import type { WaitingWrite } from './write.ts'

const HOUR_MS = 3_600_000

const write = (change: Partial<WaitingWrite>): WaitingWrite => ({
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

describe('the next to send', () => {
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

  test('is the writer’s own, waits, and stands behind nothing refused about the same thing', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const next = nextOf(line, 'usr_bruno')
        const mine = line.filter(({ writer }) => writer === 'usr_bruno')
        const isHeld = ({ place, input }: WaitingWrite) =>
          mine.some((other) => other.place < place && other.refusal && JSON.stringify(other.input) === JSON.stringify(input))
        const free = mine.filter((one) => !one.refusal && !isHeld(one))
        expect(next).toBe(free[0] ?? null)
      }),
    )
  })

  test('sending all in turn keeps the order of each writer and leaves only what is refused or held', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        let left = line
        const sent: number[] = []
        for (let next = nextOf(left, 'usr_bruno'); next; next = nextOf(left, 'usr_bruno')) {
          sent.push(next.place)
          left = left.filter((one) => one !== next)
        }
        expect(sent).toEqual([...sent].sort((one, other) => one - other))
        expect(left.filter(({ writer }) => writer !== 'usr_bruno')).toEqual(line.filter(({ writer }) => writer !== 'usr_bruno'))
      }),
    )
  })

  test('the same ids in another workspace are another thing', () => {
    const line = [write({ workspace: 'wks_1', refusal: refused }), write({ place: 2, workspace: 'wks_2' })]
    expect(nextOf(line, 'usr_bruno')?.place).toBe(2)
  })
})

describe('what an answer means', () => {
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
    expect(outcomeOf({ code, data: null }, { breakdowns: 0 }).now).toBe(now)
  })

  test('Plaza says when to come back, and is believed', () => {
    expect(outcomeOf({ code: 'RATE_LIMITED', data: { retryAfterS: 40 } }, { breakdowns: 0 })).toMatchObject({ waitMs: 40_000 })
  })

  test('what Plaza breaks down over again and again becomes a case for its writer and holds up nothing else', () => {
    expect(outcomeOf({ code: 'UNEXPECTED', data: null }, { breakdowns: 3 }).now).toBe('later')
    expect(outcomeOf({ code: 'UNEXPECTED', data: null }, { breakdowns: 4 }).now).toBe('refused')
  })
})

test('any number of changes made on top of one version arrive as if each had been made from the one before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1000 }), (count, version) => {
      let line = Array.from({ length: count }, (_, index) => write({ place: index, input: { noteId: 'n1', version, text: `${index}` } }))
      let saved = { version, text: '' }
      while (line[0]) {
        const [head] = line
        const input = head.input as { version: number; text: string }
        expect(input.version).toBe(saved.version)
        saved = { version: saved.version + 1, text: input.text }
        const followers = new Map(followersOf(line, head, saved).map((one) => [one.place, one]))
        line = line.slice(1).map((one) => followers.get(one.place) ?? one)
      }
      expect(saved).toEqual({ version: version + count, text: `${count - 1}` })
    }),
  )
})

test('changes of another thing, of another version or of somebody else are not carried along', () => {
  const done = write({ place: 1 })
  const others = [
    write({ place: 2, input: { noteId: 'n2', version: 1 } }),
    write({ place: 3, input: { noteId: 'n1', version: 5 } }),
    write({ place: 4, writer: 'usr_amira' }),
    write({ place: 5, operation: 'crm.contacts.update' }),
  ]
  expect(followersOf([done, ...others], done, { version: 2 })).toEqual([])
})

test('who keeps theirs sends the same wish from the saved version, under a new key', () => {
  const waiting = write({ refusal: refused, perhapsDone: true })
  expect(savedInstead(waiting)).toEqual({ version: 9, text: 'theirs' })
  expect(onTopOfSaved(waiting, 'key-2')).toEqual(write({ id: 'key-2', input: { noteId: 'n1', version: 9, text: 'a' } }))
  expect(savedInstead(write({ refusal: { code: 'NOT_FOUND', data: null } }))).toBeNull()
})

test('what may have been done and is older than its key is not sent by itself; what surely was not, is', () => {
  expect(isTooOld(write({ perhapsDone: true }), 22 * HOUR_MS)).toBe(false)
  expect(isTooOld(write({ perhapsDone: true }), LONG_MS)).toBe(true)
  expect(isTooOld(write({ perhapsDone: false }), 10 * LONG_MS)).toBe(false)
})

test('pauses double up to about five minutes, and are spread', () => {
  expect([0, 1, 2, 20].map((tries) => pauseMs(tries, 0.5))).toEqual([2000, 4000, 8000, 300_000])
  expect(pauseMs(0, 0)).toBeLessThan(pauseMs(0, 1))
})
