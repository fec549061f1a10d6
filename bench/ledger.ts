/**
 * `node bench/ledger.ts`: whether a vendor with a long history waits longer for its balance and its statement. The same business, one entry
 * a minute, after 50,000 and after 1,000,000 entries; each period asked for has 2,000 of them. Prints Markdown for `docs/proof.md`.
 */
import { balancesOf } from '#domains/finance/server/read-balances.ts'
import { getStatement, listStatement } from '#domains/finance/server/read-statement.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import type { Call } from '#platform/server/kernel.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { runOf } from './measure.ts'

const SIZES = [50_000, 1_000_000]
const ROUNDS = 300
const ROWS_OF_A_PERIOD = 2_000
const MINUTE_MS = 60_000
const BEGIN = Date.parse('2020-01-01T00:00:00Z')
const VENDOR = 'ws_bench'
const MAX_RATIO = 1.5

/** Sales of 10.00 and commissions of 1.00 in turn, with both their postings and the balances that keeping them would have made. */
const FILL = `
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
  insert into finance.books (workspace_id, currency, balance_minor, earned_minor, entries, last_at)
  select '${VENDOR}', 'USD', sum(amount_minor), sum(amount_minor), count(*), max(happened_at) from finance.transactions;
  analyze finance.transactions; analyze finance.postings`

type Figures = Record<'balance' | 'statement' | 'rows', number>

async function measure(size: number): Promise<Figures> {
  const cluster = await openThrowAwayCluster()
  try {
    await migrate(cluster.url)
    const pool = openPool({ url: `${cluster.url}`, max: 4, applicationName: 'plaza bench', onError: () => {} })
    try {
      const client = await pool.connect()
      await client.query('set statement_timeout = 0')
      await client.query(FILL.replaceAll('$SIZE', String(size)))
      client.release()
      return await figuresOf(openDb(pool), size)
    } finally {
      await pool.end()
    }
  } finally {
    await cluster.close()
  }
}

async function figuresOf(db: ReturnType<typeof openDb>, size: number): Promise<Figures> {
  // What these reads take of a call.
  const call = { kernel: { db }, seat: { workspaceId: VENDOR, role: 'owner', areas: [] }, language: 'en' } as unknown as Call
  const periodOf = (round: number) => {
    const first = BEGIN + ((round * 7919) % (size - ROWS_OF_A_PERIOD)) * MINUTE_MS
    return { currency: 'USD', from: new Date(first).toISOString(), before: new Date(first + ROWS_OF_A_PERIOD * MINUTE_MS).toISOString() }
  }
  const p95 = async (act: (round: number) => Promise<unknown>) => {
    const latencies: number[] = []
    for (let round = -20; round < ROUNDS; round += 1) {
      const since = performance.now()
      await act(Math.abs(round))
      if (round >= 0) latencies.push(performance.now() - since)
    }
    return runOf(latencies, 1, 0).p95
  }
  return {
    balance: await p95(() => balancesOf(db, VENDOR, new Date())),
    statement: await p95((round) => getStatement(call, periodOf(round))),
    rows: await p95((round) => listStatement(call, { ...periodOf(round), limit: 50 })),
  }
}

const [small, large] = [await measure(SIZES[0] ?? 0), await measure(SIZES[1] ?? 0)]
console.log('| p95, ms | 50,000 entries | 1,000,000 entries | ratio |\n| --- | --- | --- | --- |')
for (const key of ['balance', 'statement', 'rows'] as const) {
  const ratio = large[key] / small[key]
  console.log(`| ${key} | ${small[key].toFixed(2)} | ${large[key].toFixed(2)} | ${ratio.toFixed(2)} |`)
  if (ratio > MAX_RATIO) process.exitCode = 1
}
