import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { DEPENDENCY_ORDER } from '#domains/dependency-order.ts'
import { conflictViolations, foreignKeyViolations, queueViolations, readSources, sqlViolations } from './schemas.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const servers = readSources(ROOT, 'src/{domains/*,platform}/server/**/*.ts').filter(({ path }) => !/\.test\.ts$|db\.types\.ts$/.test(path))
const migrations = readSources(ROOT, 'src/{domains/*,platform}/server/migrations/*.sql')

describe('boundary 4: schemas', () => {
  test('a domain’s statements name its own tables only', () => {
    expect(servers.filter(({ path }) => path.endsWith('.sql.ts')).length).toBeGreaterThanOrEqual(10)
    expect(sqlViolations(servers, DEPENDENCY_ORDER)).toEqual([])
  })

  test('foreign keys across schemas follow the dependency order', () => {
    expect(migrations.length).toBeGreaterThanOrEqual(8)
    expect(migrations.flatMap(({ text }) => text.match(/create table/g) ?? []).length).toBeGreaterThanOrEqual(20)
    expect(foreignKeyViolations(migrations, DEPENDENCY_ORDER)).toEqual([])
  })

  test('no command adds jobs or notifies', () => {
    expect(servers.length).toBeGreaterThan(60)
    expect(queueViolations(servers)).toEqual([])
  })

  test('no conflict is found by a condition with parameters', () => {
    expect(servers.filter(({ text }) => /onConflict|on conflict/.test(text)).length).toBeGreaterThan(20)
    expect(conflictViolations(servers)).toEqual([])
  })

  test('planted violations are found', () => {
    const planted = (path: string, text: string) => [{ path: `src/domains/${path}`, text }]
    const ends = [
      "db.onConflict((conflict) => conflict.columns(['a', 'b']).where('status', 'in', ['Paid']).doNothing())",
      `sql\`on conflict (a) where status = \${status} do nothing\``,
      "db.onConflict((conflict) => conflict.column('a').where('endedAt', 'is', null).doNothing())",
      `sql\`on conflict (a) where ended_at is null do update set b = \${b}\``,
    ]
    expect(ends.map((text) => conflictViolations(planted('hr/server/runs.sql.ts', text)).length)).toEqual([1, 1, 0, 0])
    expect(
      sqlViolations(planted('cart/server/cart.sql.ts', 'sql`select 1 from orders.lines join cart.lines using (id)`'), DEPENDENCY_ORDER),
    ).toEqual(['src/domains/cart/server/cart.sql.ts: uses orders.lines'])
    expect(sqlViolations(planted('cart/server/cart.sql.ts', "db.selectFrom('catalog.products')"), DEPENDENCY_ORDER)).toEqual([
      'src/domains/cart/server/cart.sql.ts: uses catalog.products',
    ])
    expect(sqlViolations(planted('cart/server/add.ts', "import { sql } from 'kysely'"), DEPENDENCY_ORDER)).toEqual([
      'src/domains/cart/server/add.ts: a statement outside *.sql.ts',
    ])
    expect(
      sqlViolations(planted('cart/server/x.sql.ts', "import type { Tables } from '#domains/orders/server/db.types.ts'"), DEPENDENCY_ORDER),
    ).toEqual(["src/domains/cart/server/x.sql.ts: uses another schema's tables"])
    expect(
      foreignKeyViolations(planted('catalog/server/migrations/1.sql', 'product_id text references orders.lines'), DEPENDENCY_ORDER),
    ).toEqual(['src/domains/catalog/server/migrations/1.sql: a foreign key to orders.lines'])
    expect(queueViolations(planted('checkout/server/place-order.ts', 'await enqueue(tx, mail, {}, tx.now)'))).toEqual([
      'src/domains/checkout/server/place-order.ts: adds a job or notifies',
    ])
    expect(queueViolations(planted('checkout/server/place-order.ts', "await sql`select pg_notify('x', 'y')`"))).toHaveLength(1)
    expect(queueViolations(planted('checkout/server/listeners.ts', 'await enqueue(tx, mail, {}, tx.now)'))).toEqual([])
  })
})
