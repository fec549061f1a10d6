import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { containing, countMatching, during, listPage, loadPage, matchingRows, type Sorting } from './list-page.ts'

type Crate = { id: string; label: string; packedAt: Date }

const BY_LABEL: Sorting<Crate> = {
  name: 'label',
  by: sql`c.label`,
  cast: 'text',
  id: sql`c.id`,
  direction: 'asc',
  keyOf: ({ label, id }) => [label, id],
}
const CRATES = sql`crates c`

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
  await plaza.rows('create table crates (id text primary key, label text not null, packed_at timestamptz not null)')
  await plaza.rows(`insert into crates values
    ('1', '50% wool', '2026-11-01'), ('2', '500 wool', '2026-11-02'), ('3', 'a_b', '2026-11-03'), ('4', 'axb', '2026-11-04'), ('5', 'axb', '2026-11-05')`)
})
afterAll(() => plaza.close())

const find = (q: string | null, paging: { cursor?: string; limit: number } = { limit: 10 }) =>
  listPage<Crate>(plaza.services.db, {
    ...paging,
    sort: BY_LABEL,
    where: [q === null ? null : sql`c.label like ${containing(q)}`],
    countFrom: CRATES,
    select: (page) => sql`select c.id, c.label, c.packed_at from ${CRATES} ${page}`,
  })

describe('a list', () => {
  test('is paged by keyset without gaps or repeats, and says how many match', async () => {
    const first = await find(null, { limit: 2 })
    const second = await find(null, { limit: 2, cursor: first.nextCursor ?? '' })
    const third = await find(null, { limit: 2, cursor: second.nextCursor ?? '' })
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['1', '2', '3', '4', '5'])
    expect(third.nextCursor).toBeNull()
    expect(first.total).toEqual({ count: 5, exact: true })
  })

  test('takes typed wildcards literally', async () => {
    expect((await find('50%')).items.map(({ id }) => id)).toEqual(['1'])
    expect((await find('a_b')).items.map(({ id }) => id)).toEqual(['3'])
    expect((await find('\\')).total).toEqual({ count: 0, exact: true })
  })

  test('needs two statements, whatever it finds', async () => {
    expect(await countStatements(plaza, () => find(null, { limit: 1 }))).toBe(2)
    expect(await countStatements(plaza, () => find('nothing'))).toBe(2)
  })

  test('rejects the cursor of another list', async () => {
    await expect(find(null, { limit: 2, cursor: 'WyJvdGhlciJd' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('includes the first moment of a range and excludes the last', async () => {
    const { items } = await loadPage<Crate>(plaza.services.db, {
      limit: 10,
      sort: BY_LABEL,
      where: during(sql`c.packed_at`, { from: '2026-11-02T00:00:00Z', before: '2026-11-04T00:00:00Z' }),
      select: (page) => sql`select c.id, c.label, c.packed_at from ${CRATES} ${page}`,
    })
    expect(items.map(({ id }) => id)).toEqual(['2', '3'])
  })

  test('counts exactly up to 5,000 and adds up no more than that', async () => {
    const many = sql`generate_series(1, 6000) as n`
    expect(await countMatching(plaza.services.db, many, [sql`n <= 5000`])).toEqual({ count: 5000, exact: true })
    expect(await countMatching(plaza.services.db, many, [])).toEqual({ count: 5000, exact: false })
    const { rows } = await sql<{ sum: number }>`select sum(one)::int from ${matchingRows(many, [], sql`1 as one`)} m`.execute(
      plaza.services.db,
    )
    expect(rows[0]?.sum).toBe(5001)
  })
})
