/**
 * `node bench/stock.ts`: compares the lists and changes of stock in a workspace with 10,000 and with 200,000 stock rows, in four warehouses and with
 * five moves a row. Prints Markdown for `docs/proof.md`.
 */
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { resources, search } from '#app/server/wiring.ts'
import { adjustItem } from '#domains/inventory/server/changes/adjust-item.ts'
import { getStockMap } from '#domains/inventory/server/reads/stock-map.ts'
import { listStockMoves } from '#domains/inventory/server/reads/stock-moves.ts'
import { listStock } from '#domains/inventory/server/reads/stock-rows.ts'
import { getStock } from '#domains/inventory/server/reads/variant-stock.ts'
import { createTransfer } from '#domains/inventory/server/transfers/create-transfer.ts'
import { listTransfers } from '#domains/inventory/server/transfers/transfers.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import type { Services, WorkspaceContext } from '#platform/server/services.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { recordStatements } from './record-statements.ts'
import { superuserUrlFor } from './superuser-url.ts'
import { type Figures, type Jobs, measureSizes, printFigures, withSizes } from './two-sizes.ts'

const SIZES = [10_000, 200_000]
const ROUNDS = 300
const WARM_UP_ROUNDS = 30
const MAX_RATIO = 1.5
const LIMIT = 50
const TRANSFER_LINES = 100

/** A variant lies in two of the four warehouses, and every fourth product has a new one. One row in ten is low, one in a hundred has none. */
const FILL_SQL = `
  set session_replication_role = replica;
  insert into accounts.users (id, username, username_key, username_skeleton, email, email_key, password_changed_at, created_at)
  values ('usr_1', 'keeper', 'keeper', 'keeper', 'k@example.com', 'k@example.com', now(), now());
  insert into workspaces.workspaces (id, name, kind, created_at) values ('ws_1', 'Stock', 'business', now());
  insert into inventory.warehouses (id, workspace_id, name, priority, is_default) select 'wh_' || n, 'ws_1', 'Warehouse ' || n, n, n = 1 from generate_series(1, 4) n;
  insert into catalog.categories (id, slug, name, names, position) values ('cat_bench', 'bench', 'Bench', '{"en": "Bench"}', 1);
  create temp table v as select n, 'var_' || lpad(n::text, 8, '0') as id, 'prod_' || lpad((n / 4)::text, 8, '0') as product_id, 'SKU-' || lpad(n::text, 8, '0') as sku
  from generate_series(0, $ROWS / 2 - 1) n;
  insert into catalog.products (id, workspace_id, category_id, status, currency, price_minor, max_price_minor, published_at, created_at)
  select product_id, 'ws_1', 'cat_bench', 'active', 'USD', 1000, 1000, now(), now() from v where n % 4 = 0;
  insert into catalog.product_texts (product_id, language, original, name, description)
  select product_id, 'en', true, 'Product ' || n || case when n % 4000 = 0 then ' rarely' else '' end, '' from v where n % 4 = 0;
  insert into catalog.variants (id, product_id, workspace_id, sku, options, price_minor, position)
  select id, product_id, 'ws_1', sku, '{}', 1000, n % 4 from v;
  create temp table rows as select v.*, k, 'wh_' || 1 + (n + k) % 4 as warehouse_id,
    case when (n * 2 + k) % 100 = 0 then 0 when (n * 2 + k) % 10 = 0 then 3 else 1000 end as quantity from v, generate_series(0, 1) k;
  insert into inventory.stock (variant_id, workspace_id, product_id, sku, on_hand, reorder_point, value_minor, tracked_since)
  select id, 'ws_1', product_id, sku, sum(quantity), 5, sum(quantity) * 7, now() from rows group by 1, 3, 4;
  insert into inventory.items (id, workspace_id, product_id, variant_id, warehouse_id, sku, quantity)
  select 'inv_' || lpad((n * 2 + k)::text, 10, '0'), 'ws_1', product_id, id, warehouse_id, sku, quantity from rows;
  insert into inventory.moves (id, workspace_id, variant_id, from_place, to_place, quantity, value_minor, kind, reference_type, reference_id, moved_at)
  select 'mov_' || lpad((n * 2 + k)::text, 10, '0') || m, 'ws_1', id, case when m % 2 = 0 then 'supplier' else warehouse_id end,
    case when m % 2 = 0 then warehouse_id else 'customer' end, 1 + m, 7, case when m % 2 = 0 then 'received' else 'shipped' end, 'bench', 'b' || n,
    now() - interval '360 days' * ((n * 7919 + k * 31 + m * 104729) % 100000) / 100000
  from rows, generate_series(1, 5) m;
  set session_replication_role = origin;
  analyze`

type OpenStock = { jobs: Jobs; close(): Promise<void> }

async function fillStock(rows: number): Promise<OpenStock> {
  const cluster = await openThrowAwayCluster()
  await migrate(cluster.url)
  const client = new pg.Client({ connectionString: superuserUrlFor(cluster), application_name: 'filling' })
  await client.connect()
  await client.query(FILL_SQL.replaceAll('$ROWS', String(rows)))
  for (const table of ['items', 'stock', 'moves']) await client.query(`vacuum analyze inventory.${table}`)
  await client.end()
  const pool = openPool({ url: cluster.url, max: 4, applicationName: 'plaza bench', onError: () => {} })
  // What stock needs of the services.
  const services = { db: openDb(pool), resources, now: () => new Date(), wakeDispatcher: () => {}, search } as unknown as Services
  const close = async () => {
    await pool.end()
    await cluster.close()
  }
  return { jobs: await jobsOf(services), close }
}

async function jobsOf(services: Services): Promise<Jobs> {
  const ctx = {
    services,
    userId: 'usr_1',
    membership: { workspaceId: 'ws_1' },
    viewer: { kind: 'member', id: 'usr_1', role: 'user' },
    language: 'en',
    idempotency: null,
  } as unknown as WorkspaceContext
  const page = { limit: LIMIT }
  const list = (filter: object) => listStock(ctx, { sort: 'sku', ...page, ...filter })
  const { nextCursor } = await list({})
  if (nextCursor === null) throw new Error('the first page of the stock is the last one')
  const variantId = 'var_00000007'
  const items = Array.from({ length: TRANSFER_LINES }, (_, index) => ({
    variantId: `var_${String(1 + index * 20).padStart(8, '0')}`,
    quantity: 1,
  }))
  return {
    'stock: the first page': () => list({}),
    'stock: the second page': () => list({ cursor: nextCursor }),
    'stock: least available first': () => list({ sort: 'available' }),
    'stock: low': () => list({ state: 'low' }),
    'stock: sold out in one warehouse': () => list({ state: 'out', warehouseId: 'wh_1' }),
    'stock: a word of few products': () => list({ q: 'rarely' }),
    'one variant': () => getStock(ctx, { variantId }),
    'moves of a variant': () => listStockMoves(ctx, { variantId, ...page }),
    'moves of a warehouse': () => listStockMoves(ctx, { warehouseId: 'wh_2', ...page }),
    'all moves': () => listStockMoves(ctx, page),
    'the picture of stock': () => getStockMap(ctx, page),
    'the picture of low stock': () => getStockMap(ctx, { low: true, ...page }),
    'an adjustment': () => adjustItem(ctx, { variantId, warehouseId: 'wh_4', change: { by: 1 }, reason: 'found', note: '' }),
    [`a transfer of ${TRANSFER_LINES} lines`]: () =>
      createTransfer(ctx, { fromWarehouseId: 'wh_2', toWarehouseId: 'wh_3', items, note: '' }),
    'the list of transfers': () => listTransfers(ctx, page),
  }
}

export type StockFigures = { p95: Figures; statements: Record<string, number[]> }

export const measureStock = (sizes: readonly number[], rounds = ROUNDS): Promise<StockFigures> =>
  withSizes(sizes, fillStock, async (opened) => {
    const statements: Record<string, number[]> = {}
    for (const name of Object.keys(opened[0]?.jobs ?? {}))
      for (const { jobs } of opened) {
        await jobs[name]?.()
        const sent = await recordStatements(async () => jobs[name]?.())
        statements[name] = [...(statements[name] ?? []), sent.length]
      }
    return { p95: await measureSizes(opened, rounds, WARM_UP_ROUNDS), statements }
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { p95, statements } = await measureStock(SIZES)
  printFigures(p95, ['10,000 rows', '200,000 rows'], MAX_RATIO)
  for (const [name, [small, large]] of Object.entries(statements)) {
    if (small === large) continue
    console.log(`${name}: ${small} statements, then ${large}`)
    process.exitCode = 1
  }
}
