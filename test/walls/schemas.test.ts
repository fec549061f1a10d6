import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { DOMAIN_LINE } from '#map'
import { foreignKeyBreaches, queueBreaches, readSources, sqlBreaches } from './schemas.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const servers = readSources(ROOT, 'src/{domains/*,platform}/server/**/*.ts').filter(({ path }) => !/\.test\.ts$|db\.types\.ts$/.test(path))
const migrations = readSources(ROOT, 'src/{domains/*,platform}/server/migrations/*.sql')

describe('wall 4: schemas', () => {
  test('a domain’s statements name its own tables only', () => {
    expect(servers.filter(({ path }) => path.endsWith('.sql.ts')).length).toBeGreaterThanOrEqual(10)
    expect(sqlBreaches(servers, DOMAIN_LINE)).toEqual([])
  })

  test('foreign keys across schemas point to the left', () => {
    expect(migrations.length).toBeGreaterThanOrEqual(8)
    expect(migrations.flatMap(({ text }) => text.match(/create table/g) ?? []).length).toBeGreaterThanOrEqual(20)
    expect(foreignKeyBreaches(migrations, DOMAIN_LINE)).toEqual([])
  })

  test('no verb adds jobs or notifies', () => {
    expect(servers.length).toBeGreaterThan(60)
    expect(queueBreaches(servers)).toEqual([])
  })

  test('planted breaches are found', () => {
    const planted = (path: string, text: string) => [{ path: `src/domains/${path}`, text }]
    expect(
      sqlBreaches(planted('cart/server/cart.sql.ts', 'sql`select 1 from orders.lines join cart.lines using (id)`'), DOMAIN_LINE),
    ).toEqual(['src/domains/cart/server/cart.sql.ts: names orders.lines'])
    expect(sqlBreaches(planted('cart/server/cart.sql.ts', "db.selectFrom('catalog.products')"), DOMAIN_LINE)).toEqual([
      'src/domains/cart/server/cart.sql.ts: names catalog.products',
    ])
    expect(sqlBreaches(planted('cart/server/add.ts', "import { sql } from 'kysely'"), DOMAIN_LINE)).toEqual([
      'src/domains/cart/server/add.ts: a statement outside *.sql.ts',
    ])
    expect(
      sqlBreaches(planted('cart/server/x.sql.ts', "import type { Tables } from '#domains/orders/server/db.types.ts'"), DOMAIN_LINE),
    ).toEqual(["src/domains/cart/server/x.sql.ts: takes another schema's tables"])
    expect(foreignKeyBreaches(planted('catalog/server/migrations/1.sql', 'product_id text references orders.lines'), DOMAIN_LINE)).toEqual([
      'src/domains/catalog/server/migrations/1.sql: a foreign key to orders.lines',
    ])
    expect(queueBreaches(planted('checkout/server/place-order.ts', 'await enqueue(tx, mail, {}, tx.now)'))).toEqual([
      'src/domains/checkout/server/place-order.ts: adds a job or notifies',
    ])
    expect(queueBreaches(planted('checkout/server/place-order.ts', "await sql`select pg_notify('x', 'y')`"))).toHaveLength(1)
    expect(queueBreaches(planted('checkout/server/listeners.ts', 'await enqueue(tx, mail, {}, tx.now)'))).toEqual([])
  })
})
