import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { NOTHING_CHOSEN } from './facets/tokens.rules.ts'
import { bitsOf } from './finding/bits.rules.ts'
import { findListings } from './finding/find.ts'
import { maskAny, ordinalsOf } from './finding/mask.rules.ts'
import { listingOrder, listingPage, SORTS } from './listings.sql.ts'
import { among } from './page.rules.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

test.each(SORTS)('a page sorted by %s is the same, whichever way it is taken', async (sort) => {
  const { db } = plaza.kernel
  const asked = { choice: { ...NOTHING_CHOSEN, stock: 'inStock' as const }, q: undefined, language: 'en' as const, facets: false }
  const { left, total } = await findListings(db, asked)
  if (!left) throw new Error('nothing narrows the list')
  const page = async (way: Parameters<typeof listingPage>[1]['among']) => {
    const rows = await listingPage(db, { order: listingOrder(sort, null), cursor: undefined, limit: 100, language: 'en', among: way })
    return rows.map(({ productId }) => productId)
  }
  const walked = await page({ bits: Buffer.from(left.words.buffer) })
  expect(walked).toHaveLength(total)
  expect(await page({ ordinals: ordinalsOf(left) })).toEqual(walked)
})

test('a place that came after the bits were read is none of theirs', async () => {
  const rows = await listingPage(plaza.kernel.db, {
    ...{ order: listingOrder('newest', null), cursor: undefined, limit: 100, language: 'en' },
    among: { bits: Buffer.alloc(0) },
  })
  expect(rows).toEqual([])
})

test('few of a large shop are taken by their places, many by the order, and a ranking needs each of them', () => {
  const found = (count: number) => ({
    ...{ left: maskAny([bitsOf(Array.from({ length: count }, (_, n) => n * 7))], [], 25), total: count, listed: 200_000 },
  })
  expect(among(found(90), 24, false)).toEqual({ ordinals: Array.from({ length: 90 }, (_, n) => n * 7) })
  expect(among(found(20_000), 24, false)).toHaveProperty('bits')
  expect(among(found(900), 24, true)).toHaveProperty('ordinals')
  expect(among({ left: null, total: 200_000, listed: 200_000 }, 24, false)).toBeNull()
})
