/**
 * `npm run bench -- scale`: sends the same requests to shops of 10,000 and 200,000 products, in one run. The latency of shopper requests
 * may grow by at most half when the shop is twenty times as large.
 */
import { type Bench, recordReads, recordRequests, runHttpLoad, sendOnce, warmUpSeconds } from './bench.ts'
import { createBuyers, fillCarts, waitUntilEventsDelivered } from './guests.ts'
import { createScaleJobs, createWriteJobs, type ReadJob, type WriteJob } from './jobs.ts'
import type { Run } from './measure.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { compareSizes, formatScaleTable, type ScaleResult } from './scale-report.ts'

export const SIZES = [10_000, 200_000] as const
const GUESTS_PER_SECOND = 600
const LINES_PER_CART = 2
const RECORDED_REQUESTS = 20

/** `only` selects jobs by a part of their name. */
export type ScaleOptions = { seconds: number; rounds: number; connections: number; only: string; say: (line: string) => void }

/** One job on one shop: its number of statements and its measurement. */
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

export async function compareShops(
  shops: readonly OpenShop[],
  options: ScaleOptions,
): Promise<{ report: string; met: boolean; results: ScaleResult[] }> {
  const results: ScaleResult[] = []
  const jobsOf = ({ bench, guestSecret }: OpenShop) => [...createScaleJobs(bench.shop), ...createWriteJobs(guestSecret)]
  const names = shops[0] ? jobsOf(shops[0]).map(({ name }) => name) : []
  for (const name of names.filter((one) => one.includes(options.only))) {
    const prepared: Prepared[] = []
    for (const shop of shops) {
      const job = jobsOf(shop).find((one) => one.name === name)
      if (job) prepared.push('requests' in job ? await prepareRead(shop.bench, job) : await prepareWrite(shop.bench, job))
    }
    const compared = compareSizes(name, prepared, await runInterleaved(prepared, options))
    results.push(compared)
    options.say(`${name}: p95 ${compared.sizes.map(({ p95 }) => p95.toFixed(1)).join(' → ')} ms`)
  }
  const sizes = shops.map(({ bench: { shop } }) => ({ products: shop.productIds.length, variants: shop.variants }))
  return { report: formatScaleTable(results, sizes, options), results, met: results.every(({ problem }) => problem.length === 0) }
}

/** Alternates the shops, so that noise of the machine affects both. */
async function runInterleaved(prepared: readonly Prepared[], { seconds, rounds }: ScaleOptions): Promise<Run[][]> {
  for (const { run } of prepared) await run(warmUpSeconds({ seconds }))
  const runs: Run[][] = prepared.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { run }] of prepared.entries()) runs[index]?.push(await run(seconds))
  }
  return runs
}

async function prepareRead(bench: Bench, { name, status, requests: all }: ReadJob): Promise<Prepared> {
  const requests = await all()
  const reply = await sendOnce(bench.plazaPort, requests[0] ?? '')
  if (reply.status !== status) throw new Error(`${name}: ${reply.status} ${reply.body.toString('utf8', 0, 500)}`)
  return {
    statements: maxStatementCount(await recordReads(bench, requests.slice(0, RECORDED_REQUESTS))),
    run: (seconds) => runHttpLoad(bench, { port: bench.plazaPort, seconds, requests, once: false, status }),
  }
}

async function prepareWrite(bench: Bench, job: WriteJob): Promise<Prepared> {
  const requestsFor = async (count: number) => {
    const buyers = createBuyers(bench.shop, count, LINES_PER_CART + 1)
    await fillCarts(bench.pool, buyers, LINES_PER_CART)
    return buyers.map(({ guestId, variantIds }) => job.request(guestId, variantIds[LINES_PER_CART] ?? ''))
  }
  return {
    statements: maxStatementCount(await recordRequests(bench, await requestsFor(RECORDED_REQUESTS))),
    async run(seconds) {
      const requests = await requestsFor(Math.ceil(GUESTS_PER_SECOND * seconds))
      const run = await runHttpLoad(bench, { port: bench.plazaPort, seconds, requests, once: true, status: job.status })
      await waitUntilEventsDelivered(bench.pool)
      return run
    },
  }
}

const maxStatementCount = (recordings: readonly { length: number }[]) => Math.max(...recordings.map(({ length }) => length))
