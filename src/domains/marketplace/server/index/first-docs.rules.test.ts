/** Compares pages chosen by the index with plainly sorting all listings. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Column, type Columns, emptyColumns, ID_LENGTH, productIdAt, setRow, sortedDocs } from './columns.rules.ts'
import { ORDERS, SORTS, type Sort } from './cursor.rules.ts'
import { docsBetween, firstBySelection, firstByWalk } from './first-docs.rules.ts'
import { maskFromDocs } from './mask.rules.ts'
import { pickPage } from './page.rules.ts'

type Listing = { place: number; price: number; published: number; rating: number; id: string }

/** Few distinct values, so that ties are common and ids must break them. */
const listing = fc.record({ price: fc.nat(4), published: fc.nat(4), rating: fc.nat(2), id: fc.integer({ min: 0, max: 9_999 }) })
const listings = fc
  .uniqueArray(listing, { minLength: 1, maxLength: 60, selector: ({ id }) => id })
  .map((all) => all.map((one, place): Listing => ({ ...one, place: place * 3, id: String(one.id).padStart(ID_LENGTH, '0') })))

function put(columns: Columns, { place, id, ...values }: Listing): void {
  setRow(columns, place, { ...values, id: Buffer.from(id, 'latin1') })
}

function columnsOf(all: readonly Listing[]): Columns {
  const columns = emptyColumns()
  for (const one of all) put(columns, one)
  return columns
}

const compare = (column: Column, way: number) => (one: Listing, other: Listing) =>
  way * (one[column] - other[column] || (one.id < other.id ? -1 : 1))
const idsOf = (all: readonly Listing[]) => all.map(({ id }) => `prod_${id}`)
const sortedBy = (sort: Sort, all: readonly Listing[]) => idsOf(all.toSorted(compare(ORDERS[sort].column, ORDERS[sort].way)))

describe('a page', () => {
  test.each(SORTS)('sorted by %s is the same by selection and by walking; pages have no gaps or repeats', (sort) => {
    fc.assert(
      fc.property(listings, fc.integer({ min: 1, max: 7 }), fc.func(fc.boolean()), (all, limit, isIn) => {
        const columns = columnsOf(all)
        const some = all.filter(({ place }) => isIn(place))
        const mask = maskFromDocs(
          some.map(({ place }) => place),
          1,
        )
        const expected = sortedBy(sort, some)
        for (const way of [firstBySelection, firstByWalk])
          expect(way(columns, mask, ORDERS[sort], null, all.length).map((place) => productIdAt(columns, place))).toEqual(expected)
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const page = pickPage(columns, [mask], { sort, cursor, limit })
          seen.push(...page.productIds)
          cursor = page.nextCursor ?? undefined
        } while (cursor !== undefined)
        expect(seen).toEqual(expected)
      }),
    )
  })

  test('continues after a deleted listing, by selection and by walking', () => {
    fc.assert(
      fc.property(listings, fc.constantFrom(...SORTS), (all, sort) => {
        const columns = columnsOf(all)
        const places = all.map(({ place }) => place)
        const { nextCursor, productIds } = pickPage(columns, [maskFromDocs(places, 1)], { sort, cursor: undefined, limit: 1 })
        if (nextCursor === null) return
        const left = maskFromDocs(
          places.filter((place) => productIdAt(columns, place) !== productIds[0]),
          1,
        )
        expect(pickPage(columns, [left], { sort, cursor: nextCursor, limit: 100 }).productIds).toEqual(sortedBy(sort, all).slice(1))
      }),
    )
  })

  test('lists the most points first for relevance, and its pages follow each other too', () => {
    fc.assert(
      fc.property(listings, fc.integer({ min: 1, max: 5 }), fc.func(fc.nat(2)), (all, limit, pointsOf) => {
        const columns = columnsOf(all)
        const having = (points: number) => all.filter(({ place }) => pointsOf(place) === points)
        const parts = [0, 1, 2].map((points) =>
          maskFromDocs(
            having(points).map(({ place }) => place),
            1,
          ),
        )
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const page = pickPage(columns, parts, { sort: 'relevance', cursor, limit })
          seen.push(...page.productIds)
          cursor = page.nextCursor ?? undefined
        } while (cursor !== undefined)
        expect(seen).toEqual([2, 1, 0].flatMap((points) => sortedBy('relevance', having(points))))
      }),
    )
  })

  test('a sort order follows changed values and new doc ids', () => {
    fc.assert(
      fc.property(
        listings,
        fc.array(listing, { maxLength: 8 }),
        fc.constantFrom('price', 'published', 'rating'),
        (all, changes, column) => {
          const known = new Map(all.map((one) => [one.place, one]))
          const columns = columnsOf(all)
          sortedDocs(columns, column)
          for (const [index, change] of changes.entries()) {
            const place = ((index * 17) % (all.length + 4)) * 3
            const changed = { ...change, place, id: known.get(place)?.id ?? String(20_000 + place).padStart(ID_LENGTH, '0') }
            known.set(place, changed)
            put(columns, changed)
            const isListed = [...sortedDocs(columns, column)].filter((one) => known.has(one))
            const expected = [...known.values()].sort(compare(column, 1)).map((one) => one.place)
            expect(isListed).toEqual(expected)
          }
        },
      ),
    )
  })

  test('finds prices between two values, inclusive', () => {
    fc.assert(
      fc.property(listings, fc.nat(5), fc.nat(5), (all, from, to) => {
        const places = new Set(all.map(({ place }) => place))
        const found = [...docsBetween(columnsOf(all), 'price', from, to)].filter((place) => places.has(place))
        const expected = all.filter(({ price }) => price >= from && price <= to)
        expect(found.sort((one, other) => one - other)).toEqual(expected.map(({ place }) => place))
      }),
    )
  })
})
