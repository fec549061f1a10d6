/**
 * `npm run bench -- scale`: the same requests on a shop of 10,000 and on one of 200,000 products, in one run. What a shopper
 * waits for may grow by half at most when the shop grows by twenty.
 */
import { type Bench, http, once, record } from './bench.ts'
import { fillCarts, newBuyers, untilQuiet } from './guests.ts'
import { type Reading, scaleJobs, type Writing, writingJobs } from './jobs.ts'
import type { Run } from './measure.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { type Compared, comparisonOf, tableOf } from './scale-report.ts'

export const SIZES = [10_000, 200_000] as const
const WARM_UP_SECONDS = 1.5
const GUESTS_PER_SECOND = 600
const LINES = 2
const RECORDED = 20

/** `only`: jobs with this in their name. */
export type ScaleOptions = { seconds: number; rounds: number; connections: number; only: string; say: (line: string) => void }

/** One job on one shop: what it says to PostgreSQL, and how long its answers take. */
type Prepared = { statements: number; run(seconds: number): Promise<Run> }

/** The report as Markdown for docs/proof.md, and whether every aim was met. */
export async function runScale(options: ScaleOptions): Promise<{ report: string; met: boolean }> {
  const shops: OpenShop[] = []
  try {
    for (const products of SIZES) {
      const since = performance.now()
      shops.push(await openShop(products, options))
      options.say(`A shop with ${products} products is open after ${Math.round((performance.now() - since) / 1000)} s.`)
    }
    return await compareShops(shops, options)
  } finally {
    for (const shop of shops.reverse()) await shop.close()
  }
}

export async function compareShops(shops: readonly OpenShop[], options: ScaleOptions): Promise<{ report: string; met: boolean }> {
  const results: Compared[] = []
  const jobsOf = ({ bench, guestSecret }: OpenShop) => [...scaleJobs(bench.shop), ...writingJobs(guestSecret)]
  const names = shops[0] ? jobsOf(shops[0]).map(({ name }) => name) : []
  for (const name of names.filter((one) => one.includes(options.only))) {
    const prepared: Prepared[] = []
    for (const shop of shops) {
      const job = jobsOf(shop).find((one) => one.name === name)
      if (job) prepared.push('requests' in job ? await prepareReading(shop.bench, job) : await prepareWriting(shop.bench, job))
    }
    const compared = comparisonOf(name, prepared, await inTurn(prepared, options))
    results.push(compared)
    options.say(`${name}: p95 ${compared.sizes.map(({ p95 }) => p95.toFixed(1)).join(' → ')} ms`)
  }
  const sizes = shops.map(({ bench: { shop } }) => ({ products: shop.productIds.length, variants: shop.variants }))
  return { report: tableOf(results, sizes, options), met: results.every(({ trouble }) => trouble.length === 0) }
}

/** Small, large, small, large …: a noisy minute of the machine hits both. */
async function inTurn(prepared: readonly Prepared[], { seconds, rounds }: ScaleOptions): Promise<Run[][]> {
  for (const { run } of prepared) await run(WARM_UP_SECONDS)
  const runs: Run[][] = prepared.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { run }] of prepared.entries()) runs[index]?.push(await run(seconds))
  }
  return runs
}

async function prepareReading(bench: Bench, { name, status, requests: all }: Reading): Promise<Prepared> {
  const requests = await all()
  const reply = await once(bench.plazaPort, requests[0] ?? '')
  if (reply.status !== status) throw new Error(`${name}: ${reply.status} ${reply.body.toString('utf8', 0, 500)}`)
  return {
    statements: mostOf(await record(bench, requests.slice(0, RECORDED))),
    run: (seconds) => http(bench, { port: bench.plazaPort, seconds, requests, once: false, status }),
  }
}

async function prepareWriting(bench: Bench, job: Writing): Promise<Prepared> {
  const requestsFor = async (count: number) => {
    const buyers = newBuyers(bench.shop, count, LINES + 1)
    await fillCarts(bench.pool, buyers, LINES)
    return buyers.map(({ guestId, variantIds }) => job.request(guestId, variantIds[LINES] ?? ''))
  }
  return {
    statements: mostOf(await record(bench, await requestsFor(RECORDED))),
    async run(seconds) {
      const requests = await requestsFor(Math.ceil(GUESTS_PER_SECOND * seconds))
      const run = await http(bench, { port: bench.plazaPort, seconds, requests, once: true, status: job.status })
      await untilQuiet(bench.pool)
      return run
    },
  }
}

const mostOf = (recordings: readonly { length: number }[]) => Math.max(...recordings.map(({ length }) => length))
