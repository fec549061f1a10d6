/**
 * `node bench/search.ts`: compares the latency of the one search with 10,000 and with 100,000 documents, under the rights of a vendor who sold
 * a third of all orders. Prints Markdown for `docs/proof.md`.
 */
import { fileURLToPath } from 'node:url'
import { resources, search } from '#app/server/wiring.ts'
import { findRecords, listRecords } from '#domains/search/server/find-records.ts'
import { rebuildDocuments } from '#domains/search/server/index.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import type { OperationContext, Services } from '#platform/server/services.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { summarizeRun } from './measure.ts'

const SIZES = [10_000, 100_000]
const ROUNDS = 300
const WARM_UP_ROUNDS = 20
const MAX_RATIO = 1.5
const VENDORS = 3

/** Four of ten documents are people; three are orders, with one part each. Every tenth person and buyer has the same name. */
const FILL_SQL = `
  insert into accounts.users (id, username, username_key, username_skeleton, email, email_key, password_changed_at, created_at)
  select 'usr_' || n, name || n, name || n, name || n, n || '@example.com', n || '@example.com', now(), now() - n * interval '1 minute'
  from generate_series(1, $PEOPLE) n cross join lateral (select case n % 10 when 0 then 'marta' else 'p' || md5(n::text) end as name) named;
  insert into accounts.profiles (user_id) select id from accounts.users;
  insert into workspaces.workspaces (id, name, kind, created_at) select 'ws_' || n, 'Shop ' || n, 'business', now() from generate_series(0, ${VENDORS - 1}) n;
  insert into workspaces.members (workspace_id, user_id, role, joined_at) values ('ws_0', 'usr_1', 'owner', now());
  insert into orders.orders (id, user_id, email, shipping_address, status, currency, subtotal_minor, shipping_minor, tax_minor, total_minor, tax_hundredths, placed_at)
  select 'ORD-' || upper(lpad(to_hex(n), 10, '0')), 'usr_' || (1 + n % 500), '', jsonb_build_object('name', case n % 10 when 0 then 'Marta' else md5(n::text) end),
    'Pending', 'USD', 0, 0, 0, 0, 0, now() - n * interval '1 minute'
  from generate_series(1, $ORDERS) n;
  insert into orders.parts (workspace_id, order_id, number, status, vendor_name, vendor_slug, subtotal_minor, shipping_minor, tax_minor, total_minor, placed_at)
  select 'ws_' || row_number() over (order by id) % ${VENDORS}, id, 1, 'Pending', 'Shop', 'shop', 0, 0, 0, 0, placed_at from orders.orders;
  insert into orders.lines (workspace_id, order_id, part_number, position, product_id, variant_id, name, sku, quantity, unit_price_minor, line_total_minor,
    goods_minor, shipping_minor, tax_minor)
  select workspace_id, order_id, 1, 0, 'prod_x', 'var_x', 'Mug ' || substr(md5(order_id), 1, 6), 'SKU', 1, 0, 0, 0, 0, 0 from orders.parts;
  analyze`

const ASKED: Record<string, string> = {
  'a rare word': 'p1ff',
  'every tenth': 'marta',
  'all own orders': 'mug',
  'an order number': 'ORD-0000000A',
  'a slip': 'matra',
}

type Figures = Record<string, number>

/** The 95th percentiles in milliseconds, and the seconds of a rebuild. */
export async function measureSearch(documents: number, rounds = ROUNDS): Promise<{ p95: Figures; rebuildS: number }> {
  const cluster = await openThrowAwayCluster()
  try {
    await migrate(cluster.url)
    const pool = openPool({ url: cluster.url, max: 4, applicationName: 'plaza bench', onError: () => {} })
    try {
      const client = await pool.connect()
      await client.query('set statement_timeout = 0')
      await client.query(FILL_SQL.replaceAll('$PEOPLE', String(documents * 0.4)).replaceAll('$ORDERS', String(documents * 0.3)))
      client.release()
      // What a search needs of the services.
      const services = { db: openDb(pool), search: { ...search, sources: [] }, resources, now: () => new Date() } as unknown as Services
      const since = performance.now()
      await rebuildDocuments(services)
      const rebuildS = (performance.now() - since) / 1000
      await pool.query('vacuum analyze search.documents')
      return { rebuildS, p95: await measureLatencies(services, rounds) }
    } finally {
      await pool.end()
    }
  } finally {
    await cluster.close()
  }
}

async function measureLatencies(services: Services, rounds: number): Promise<Figures> {
  const ctx = {
    services,
    viewer: { kind: 'member', id: 'usr_1', role: 'vendor', guestId: null },
    language: 'en',
  } as unknown as OperationContext
  const p95 = async (act: () => Promise<unknown>) => {
    const latencies: number[] = []
    for (let round = -Math.min(WARM_UP_ROUNDS, rounds); round < rounds; round += 1) {
      const since = performance.now()
      await act()
      if (round >= 0) latencies.push(performance.now() - since)
    }
    return summarizeRun(latencies, 1, 0).p95
  }
  const figures: Figures = {}
  for (const [name, q] of Object.entries(ASKED)) figures[`find, ${name} («${q}»)`] = await p95(() => findRecords(ctx, { q, limit: 5 }))
  const second = (await listRecords(ctx, { q: 'marta', type: 'user', limit: 20 })).nextCursor ?? undefined
  figures['list, 20 people, second page'] = await p95(() => listRecords(ctx, { q: 'marta', type: 'user', cursor: second, limit: 20 }))
  return figures
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compareSizes()

async function compareSizes(): Promise<void> {
  const [small, large] = [await measureSearch(SIZES[0] ?? 0), await measureSearch(SIZES[1] ?? 0)]
  console.log('| p95, ms | 10,000 documents | 100,000 documents | ratio |\n| --- | --- | --- | --- |')
  for (const key of Object.keys(large.p95)) {
    const [before = 0, after = 0] = [small.p95[key], large.p95[key]]
    console.log(`| ${key} | ${before.toFixed(2)} | ${after.toFixed(2)} | ${(after / before).toFixed(2)} |`)
    if (after / before > MAX_RATIO) process.exitCode = 1
  }
  console.log(`\nA rebuild took ${small.rebuildS.toFixed(1)} s and ${large.rebuildS.toFixed(1)} s.`)
}
