/**
 * `npm run test:long`: runs what `npm test` samples, at length: ten thousand sequences each of carts, checkouts, filters, refunds,
 * promotions and money, five hundred rounds of concurrent purchases, fifty offline writes, three hundred hostile texts, every screen and
 * component in every look, each journey in both of its looks, fifty kills of PostgreSQL, two hundred attempts of every failing login, a
 * backup and a restore of three gigabytes, a hundred cycles of everything that needs memory, the bus of Redis (needs Debian's
 * `redis-server`), ten thousand sales while the mail server is down for a while, and races fifty times over. Its result goes into
 * docs/proof.md.
 */
import { printSummary, runTests, sumCounts, type TestCount } from '../../scripts/suite.ts'
import { LONG_JOURNEYS, LONG_TESTS } from './files.ts'

const ROUNDS = 50

/** Model tests against rules and database; two files at a time, because the longest take half an hour. */
const MODELS = [
  'cart.model',
  'checkout.model',
  'promotions.model',
  'refund.model',
  'ledger.model',
  'facets/facets',
  'shares.rules',
  'checkout.rules',
  'stacking.rules',
  'ledger.rules',
  'commission.rules',
]

async function rounds(count: number, run: () => Promise<TestCount>): Promise<TestCount> {
  const counts: TestCount[] = []
  for (let round = 0; round < count; round += 1) counts.push(await run())
  return sumCounts(counts)
}

printSummary(
  sumCounts([
    await runTests(['plaza'], MODELS, { env: { PLAZA_SEQUENCES: '10000' } }),
    await runTests(['plaza'], ['index/listing-index', '-t', 'any sequence'], { env: { PLAZA_SEQUENCES: '500' } }),
    await runTests(['plaza'], ['oversell', '-t', 'any concurrent carts'], { env: { PLAZA_SEQUENCES: '500' } }),
    await runTests(['plaza'], ['kill/checkout'], { env: { PLAZA_LONG: 'yes', PLAZA_CRASHES: '50' } }),
    await runTests(['plaza'], LONG_TESTS, { env: { PLAZA_LONG: 'yes', PLAZA_BACKUP_ROWS: '600000', PLAZA_SOAK_CYCLES: '100' } }),
    await runTests(['browser'], LONG_JOURNEYS, { env: { PLAZA_LONG: 'yes', NODE_ENV: 'production' } }),
    await runTests(['browser'], ['e2e/outbox', '-t', 'killed browser'], { env: { PLAZA_OFFLINE_WRITES: '50', NODE_ENV: 'production' } }),
    await runTests(['browser'], ['e2e/hostile-texts'], { env: { PLAZA_LONG: 'yes', PLAZA_GRID: 'yes', NODE_ENV: 'production' } }),
    await runTests(['browser'], ['e2e/drafts'], { env: { PLAZA_GRID: 'yes', NODE_ENV: 'production' } }),
    await runTests(['browser'], ['e2e/every-screen', 'e2e/parts', '-t', 'every screen|no axe violations', '--testTimeout=900000'], {
      env: { PLAZA_GRID: 'yes', NODE_ENV: 'production' },
    }),
    await runTests(['plaza'], ['kill/jobs'], { env: { PLAZA_DONE_WITHIN_S: '15' } }),
    await runTests(['plaza'], ['realtime/bus'], { env: { PLAZA_REDIS_SERVER: 'redis-server' } }),
    await runTests(['plaza'], ['many-sales'], { env: { PLAZA_SALES: '10000' } }),
    await runTests(['security'], ['enumeration'], { env: { PLAZA_TRIES: '200' } }),
    await rounds(ROUNDS, () =>
      runTests(
        ['plaza'],
        [
          'oversell',
          'place-order',
          'refund.model',
          'transact',
          'listeners',
          '-t',
          'concurrent|opposite|hundred times|deadlock|at the same time',
        ],
      ),
    ),
  ]),
)
