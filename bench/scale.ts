/**
 * `npm run bench -- scale`: the same requests on a shop of 10,000 and on one of 200,000 products, in one run. What a shopper
 * waits for may grow by half at most when the shop grows by twenty.
 */
import { type Bench, http, record } from './bench.ts'
import { fillCarts, newBuyers, untilQuiet } from './guests.ts'
import { type Reading, scaleJobs, writingJobs } from './jobs.ts'
import { medianOf, type Run } from './measure.ts'
import { type OpenShop, openShop } from './open-shop.ts'

export const SIZES = [10_000, 200_000] as const
/** How much the 95th percentile may grow. */
const MAY_GROW = 1.5
const WARM_UP_SECONDS = 1.5
const GUESTS_PER_SECOND = 600
const LINES = 2

type Measured = { name: string; run: Run; statements: number; refused: number }
/** `only`: jobs with this in their name. */
type Options = { seconds: number; rounds: number; connections: number; only: string; say: (line: string) => void }

/** The report as Markdown for docs/proof.md. */
export async function runScale(options: Options): Promise<string> {
  const shops: OpenShop[] = []
  const results = new Map<string, Measured[]>()
  try {
    for (const products of SIZES) {
      options.say(`Filling a shop with ${products} products …`)
      shops.push(await openShop(products, options))
    }
    // In turn, so that a noisy minute of the machine hits both.
    for (const job of jobNames().filter((name) => name.includes(options.only))) {
      const measured: Measured[] = []
      for (const shop of shops) measured.push(await measure(shop, job, options))
      results.set(job, measured)
      options.say(`${job}: ${measured.map(({ run }) => `p95 ${run.p95.toFixed(1)} ms`).join(', ')}`)
    }
    return tableOf(results, shops, options)
  } finally {
    for (const shop of shops.reverse()) await shop.close()
  }
}

const ORDER = 'place an order of 2 lines'
const CART = 'add to a cart of 2'
const jobNames = () => [...scaleJobs({ productIds: [''], variantIds: [] }).map(({ name }) => name), CART, ORDER]

async function measure(shop: OpenShop, name: string, options: Options): Promise<Measured> {
  const reading = scaleJobs(shop.bench.shop).find((job) => job.name === name)
  return reading ? measureReading(shop.bench, reading, options) : measureWriting(shop, name, options)
}

async function measureReading(bench: Bench, job: Reading, { seconds, rounds }: Options): Promise<Measured> {
  const requests = await job.requests()
  const recordings = await record(bench, requests.slice(0, 20))
  const load = (length: number) => http(bench, { port: bench.plazaPort, seconds: length, requests, once: false, status: job.status })
  await load(WARM_UP_SECONDS)
  const runs: Run[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await load(seconds))
  return measuredAs(job.name, runs, recordings)
}

async function measureWriting({ bench, guestSecret }: OpenShop, name: string, { seconds, rounds }: Options): Promise<Measured> {
  const job = writingJobs(guestSecret).find((one) => one.name === name)
  if (!job) throw new Error(`no job ${name}`)
  const requestsFor = async (length: number) => {
    const buyers = newBuyers(bench.shop, Math.ceil(GUESTS_PER_SECOND * length), LINES + 1)
    await fillCarts(bench.pool, buyers, LINES)
    return buyers.map(({ guestId, variantIds }) => job.request(guestId, variantIds[LINES] ?? ''))
  }
  const recordings = await record(bench, await requestsFor(20 / GUESTS_PER_SECOND))
  const load = async (length: number) => {
    const requests = await requestsFor(length)
    const run = await http(bench, { port: bench.plazaPort, seconds: length, requests, once: true, status: job.status })
    await untilQuiet(bench.pool)
    return run
  }
  await load(WARM_UP_SECONDS)
  const runs: Run[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await load(seconds))
  return measuredAs(name, runs, recordings)
}

function measuredAs(name: string, runs: readonly Run[], recordings: readonly { length: number }[]): Measured {
  const run = medianOf(runs)
  return { name, run, refused: run.failed, statements: Math.max(...recordings.map(({ length }) => length)) }
}

function tableOf(results: ReadonlyMap<string, Measured[]>, shops: readonly OpenShop[], { seconds, rounds, connections }: Options): string {
  const count = (value: number) => value.toLocaleString('en-US')
  const sizes = shops.map(
    ({ bench: { shop } }) => `${count(shop.productIds.length)} products and ${count(shop.variantIds.length)} variants`,
  )
  const rows = [...results].map(([name, [small, large]]) => {
    const growth = small && large ? large.run.p95 / small.run.p95 : Number.NaN
    const ms = (run: Run | undefined) => [run?.p50, run?.p95].map((value) => value?.toFixed(1) ?? '–').join(' | ')
    const statements = small?.statements === large?.statements ? `${small?.statements}` : `${small?.statements} / ${large?.statements}`
    return `| ${name} | ${ms(small?.run)} | ${ms(large?.run)} | ${growth.toFixed(2)} | ${statements} | ${growth <= MAY_GROW ? 'met' : '**missed**'} |`
  })
  const refused = [...results.values()].flat().filter((measured) => measured.refused > 0)
  return [
    `${sizes.join(', then ')}. ${connections} connections for ${seconds} s, median of ${rounds}, warmed up; Plaza, the load and PostgreSQL share the machine.`,
    '',
    '| job | small p50 ms | p95 ms | large p50 ms | p95 ms | p95 grows by | statements | aim ≤ 1.5 |',
    '|---|--:|--:|--:|--:|--:|--:|---|',
    ...rows,
    ...refused.map((measured) => `**${measured.name}: ${measured.refused} failed requests.**`),
  ].join('\n')
}
