/**
 * `npm run test:long`: what `npm test` samples, at length. Ten thousand sequences of carts, of checkouts, of choices of facets, of refunds, of promotions and of money,
 * five hundred rounds of carts bought at once, fifty writes without a connection, every screen and part in every look, fifty kills of PostgreSQL, two
 * hundred tries of every failing login, races fifty times over. Its result goes into docs/proof.md.
 */
import { type Count, conclude, runTests, sum } from '../../scripts/suite.ts'

const ROUNDS = 50

/** What is played against rules and against the database; two files at a time, because the longest take half an hour. */
const MODELS = [
  ...['cart.model', 'checkout.model', 'promotions.model', 'refund.model', 'ledger.model', 'facets/facets'],
  ...['shares.rules', 'checkout.rules', 'stacking.rules', 'ledger.rules', 'commission.rules'],
]

async function rounds(count: number, run: () => Promise<Count>): Promise<Count> {
  const counts: Count[] = []
  for (let round = 0; round < count; round += 1) counts.push(await run())
  return sum(counts)
}

conclude(
  sum([
    await runTests(['plaza'], [...MODELS, '-t', 'whatever|however'], { PLAZA_SEQUENCES: '10000' }),
    await runTests(['plaza'], ['finding/known', '-t', 'whatever'], { PLAZA_SEQUENCES: '500' }),
    await runTests(['plaza'], ['oversell', '-t', 'whatever carts'], { PLAZA_SEQUENCES: '500' }),
    await runTests(['plaza'], ['kill/checkout', '-t', 'ten times'], { PLAZA_CRASHES: '50' }),
    await runTests(['browser'], ['e2e/outbox', '-t', 'killed browser'], { PLAZA_OFFLINE_WRITES: '50', NODE_ENV: 'production' }),
    await runTests(['browser'], ['e2e/every-screen', 'e2e/parts', '-t', 'every screen|nothing that axe finds', '--testTimeout=900000'], {
      PLAZA_GRID: 'yes',
      NODE_ENV: 'production',
    }),
    await runTests(['security'], ['enumeration'], { PLAZA_TRIES: '200' }),
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
          'at once|opposite|hundred times|deadlock|at the same time|makes many callers one',
        ],
      ),
    ),
  ]),
)
