/**
 * `node bench/ledger.ts`: compares the latency of balance and statement for a short and a long history. The same business, one entry a
 * minute, after 50,000 and after 1,000,000 entries; each requested period has 2,000 entries. Prints Markdown for `docs/proof.md`.
 */
import { fileURLToPath } from 'node:url'
import { loadBalances } from '#domains/finance/server/read-balances.ts'
import { getStatement, listStatement } from '#domains/finance/server/read-statement.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { summarizeRun } from './measure.ts'

const SIZES = [50_000, 1_000_000]
const ROUNDS = 300
const WARM_UP_ROUNDS = 20
const ROWS_PER_PERIOD = 2_000
const MINUTE_MS = 60_000
const FIRST_ENTRY_MS = Date.parse('2020-01-01T00:00:00Z')
const VENDOR = 'ws_bench'
const MAX_RATIO = 1.5

/** Sales of 10.00 and commissions of 1.00 in turn, with both postings and the resulting balances. */
const FILL_SQL = `
  insert into workspaces.workspaces (id, name, kind, created_at) values ('${VENDOR}', 'Bench', 'business', now());
  alter table finance.transactions disable trigger user;
  alter table finance.postings disable trigger user;
  insert into finance.accounts (id, workspace_id, kind, currency)
  select coalesce(workspace, 'platform') || ':' || kind || ':USD', workspace, kind, 'USD'
  from (values ('${VENDOR}', 'pending'), (null, 'clearing'), (null, 'commission')) as a(workspace, kind);
  insert into finance.transactions (id, type, reference_type, reference_id, workspace_id, currency, amount_minor, balance_minor, sequence, happened_at)
  select 'txn_' || n, case n % 2 when 1 then 'sale' else 'commission' end, 'part', 'p' || (n + 1) / 2, '${VENDOR}', 'USD',
    case n % 2 when 1 then 1000 else -100 end, (n + 1) / 2 * 1000 - n / 2 * 100, n, '2020-01-01'::timestamptz + n * interval '1 minute'
  from generate_series(1, $SIZE::bigint) n;
  insert into finance.postings (transaction_id, position, account_id, currency, amount_minor, balance_minor)
  select t.id, p.position, p.account, 'USD', p.amount, 0 from finance.transactions t cross join lateral (values
    (0, '${VENDOR}:pending:USD', t.amount_minor),
    (1, case t.type when 'sale' then 'platform:clearing:USD' else 'platform:commission:USD' end, -t.amount_minor)
  ) as p(position, account, amount);
  insert into finance.vendor_balances (workspace_id, currency, balance_minor, earned_minor, entries, last_at)
  select '${VENDOR}', 'USD', sum(amount_minor), sum(amount_minor), count(*), max(happened_at) from finance.transactions;
  analyze finance.transactions; analyze finance.postings`

type Figures = Record<'balance' | 'statement' | 'rows', number>

/** The 95th percentiles in milliseconds after `size` entries. */
export async function measureLedger(size: number, rounds = ROUNDS): Promise<Figures> {
  const cluster = await openThrowAwayCluster()
  try {
    await migrate(cluster.url)
    const pool = openPool({ url: `${cluster.url}`, max: 4, applicationName: 'plaza bench', onError: () => {} })
    try {
      const client = await pool.connect()
      await client.query('set statement_timeout = 0')
      await client.query(FILL_SQL.replaceAll('$SIZE', String(size)))
      client.release()
      return await measureLatencies(openDb(pool), size, rounds)
    } finally {
      await pool.end()
    }
  } finally {
    await cluster.close()
  }
}

async function measureLatencies(db: ReturnType<typeof openDb>, size: number, rounds: number): Promise<Figures> {
  // The fields of the operation context that these reads use.
  const ctx = {
    services: { db },
    membership: { workspaceId: VENDOR, role: 'owner', permissions: [] },
    language: 'en',
  } as unknown as WorkspaceContext
  const periodOf = (round: number) => {
    const first = FIRST_ENTRY_MS + ((round * 7919) % (size - ROWS_PER_PERIOD)) * MINUTE_MS
    return { currency: 'USD', from: new Date(first).toISOString(), before: new Date(first + ROWS_PER_PERIOD * MINUTE_MS).toISOString() }
  }
  const p95 = async (act: (round: number) => Promise<unknown>) => {
    const latencies: number[] = []
    for (let round = -Math.min(WARM_UP_ROUNDS, rounds); round < rounds; round += 1) {
      const since = performance.now()
      await act(Math.abs(round))
      if (round >= 0) latencies.push(performance.now() - since)
    }
    return summarizeRun(latencies, 1, 0).p95
  }
  return {
    balance: await p95(() => loadBalances(db, VENDOR, new Date())),
    statement: await p95((round) => getStatement(ctx, periodOf(round))),
    rows: await p95((round) => listStatement(ctx, { ...periodOf(round), limit: 50 })),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compareSizes()

async function compareSizes(): Promise<void> {
  const small = await measureLedger(SIZES[0] ?? 0)
  const large = await measureLedger(SIZES[1] ?? 0)
  console.log('| p95, ms | 50,000 entries | 1,000,000 entries | ratio |\n| --- | --- | --- | --- |')
  for (const key of ['balance', 'statement', 'rows'] as const) {
    const ratio = large[key] / small[key]
    console.log(`| ${key} | ${small[key].toFixed(2)} | ${large[key].toFixed(2)} | ${ratio.toFixed(2)} |`)
    if (ratio > MAX_RATIO) process.exitCode = 1
  }
}
