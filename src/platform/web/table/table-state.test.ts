import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenValues, type Filter, momentRange, readFilter } from './filters.ts'
import { readyViews } from './ready-views.ts'
import { isNarrowed, PAGE_SIZES, readState, stateFromView, type TableState, toViewContent, writeState } from './table-state.ts'

const options = ['user', 'vendor', 'admin'].map((value) => ({ value, label: value }))
const FILTERS: Filter[] = [
  { key: 'role', title: 'Role', kind: 'choice', options, many: true },
  { key: 'city', title: 'City', kind: 'text' },
  { key: 'joined', title: 'Joined', kind: 'days' },
  { key: 'total', title: 'Total', kind: 'numbers' },
]
const SPEC = { filters: FILTERS, sorts: ['name', 'joined'], prefix: '' }

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toJSON().slice(0, 10))
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const ends = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({ from: value, to: value }, { requiredKeys: [] }).filter((range) => Object.keys(range).length > 0)
const line = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim())

const states: fc.Arbitrary<TableState> = fc.record({
  q: line,
  filters: fc.record(
    {
      role: fc.subarray(['user', 'vendor', 'admin'], { minLength: 1 }).map((chosen) => ({ chosen })),
      city: line.filter(Boolean).map((text) => ({ text })),
      joined: ends(day).map((days) => ({ days })),
      total: ends(number).map((numbers) => ({ numbers })),
    },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(null, 'name', '-name', '-joined'),
  after: fc.option(fc.stringMatching(/^[\w-]{1,80}$/)),
  size: fc.constantFrom(...PAGE_SIZES),
  view: fc.option(fc.stringMatching(/^view_[a-z0-9]{4}$/)),
})

describe('a table in an address', () => {
  test('is read back as it was written and leaves other parameters alone', () => {
    fc.assert(
      fc.property(states, fc.constantFrom('', 'lines.'), (state, prefix) => {
        const spec = { ...SPEC, prefix }
        const written = writeState(new URLSearchParams('tab=people&page=7'), state, spec)
        expect(readState(new URLSearchParams(written.toString()), spec)).toEqual(state)
        expect([written.get('tab'), written.get('page')]).toEqual(['people', '7'])
      }),
    )
  })

  test('opens a ready view as the list filtered by that option', () => {
    const [filter] = FILTERS.filter(({ kind }) => kind === 'choice')
    const views = readyViews([{ ...filter, kind: 'choice', views: true } as Filter, ...FILTERS])
    expect(views.map(({ id }) => id)).toEqual(['role.user', 'role.vendor', 'role.admin'])
    for (const { id, name, query } of views) {
      const opened = stateFromView(query, id, 50, SPEC)
      expect(opened).toEqual({ q: '', filters: { role: { chosen: [name] } }, sort: null, after: null, size: 50, view: id })
      expect(toViewContent(opened, SPEC)).toBe(query)
    }
  })

  test('has the same content on every page, and a saved view restores it', () => {
    fc.assert(
      fc.property(states, (state) => {
        const query = toViewContent(state, SPEC)
        expect(toViewContent({ ...state, after: 'elsewhere', size: 25, view: null }, SPEC)).toBe(query)
        expect(stateFromView(query, 'view_1', state.size, SPEC)).toEqual({ ...state, after: null, view: 'view_1' })
      }),
    )
  })

  test('ignores unknown values', () => {
    const search = new URLSearchParams('role=emperor&sort=-shoe&size=7&joined=2026-02-30..&total=a..b&colour=red&city=%20')
    expect(readState(search, SPEC)).toEqual({ q: '', filters: {}, sort: null, after: null, size: 50, view: null })
    expect(isNarrowed(readState(search, SPEC))).toBe(false)
    expect(isNarrowed(readState(new URLSearchParams('role=admin,emperor'), SPEC))).toBe(true)
  })
})

describe('a filter', () => {
  test('with one option takes the first', () => {
    const one: Filter = { key: 'role', title: 'Role', kind: 'choice', options }
    expect(readFilter(one, 'admin,user')).toEqual({ chosen: ['user'] })
    expect(chosenValues({ role: { chosen: ['user'] } }, 'role')).toEqual(['user'])
    expect(chosenValues({}, 'role')).toEqual([])
  })

  test('by days reaches from the start of the first to the end of the last, in local time', () => {
    const { from, before } = momentRange({ joined: { days: { from: '2026-01-31', to: '2026-01-31' } } }, 'joined') ?? {}
    expect([from, before]).toEqual([new Date(2026, 0, 31).toISOString(), new Date(2026, 1, 1).toISOString()])
    expect(momentRange({ joined: { days: { from: '2026-01-31' } } }, 'joined')).toEqual({ from })
    expect(momentRange({}, 'joined')).toBeUndefined()
  })
})
