/** Runs the benchmarks of the shop with a tiny shop and three requests per job, so that `npm run bench` keeps working. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadJobs, createScaleJobs, createWriteJobs } from './jobs.ts'
import { measureJobs } from './measure-jobs.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { formatRealtime, measureRealtime } from './realtime.ts'
import { formatReport } from './report.ts'
import { compareShops } from './scale.ts'

const PRODUCTS = 40
/** Every connection finishes the request that it began, so these make three requests. */
const THREE_REQUESTS = { connections: 3, seconds: 0.01, rounds: 1 }

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop(PRODUCTS, THREE_REQUESTS)
}, 120_000)
afterAll(() => shop?.close())

const noEtag = async () => ''
const nameOf = ({ name }: { name: string }) => name
const readsAndWrites = () => [...createReadJobs(shop.bench.shop, noEtag), ...createWriteJobs(shop.guestSecret)]

test('every job runs against Plaza, the trivial server and the bare loop, without a failed request', async () => {
  const results = await measureJobs(shop, { only: '', onResult: () => {} })
  expect(results.map(nameOf)).toEqual(readsAndWrites().map(nameOf))
  expect(results.length).toBeGreaterThanOrEqual(13)
  for (const { name, plaza, trivial, bare } of results) {
    for (const run of [plaza, trivial, ...(bare ? [bare] : [])]) {
      expect(run.failed, name).toBe(0)
      expect(run.perSecond, name).toBeGreaterThan(0)
    }
  }
  expect(results.filter(({ bare }) => bare).length).toBeGreaterThanOrEqual(9)
  const residentBytes = { before: 1, after: await shop.plaza.ask<number>('residentBytes') }
  const counts = { products: PRODUCTS, variants: shop.bench.shop.variants }
  const report = formatReport({ ...THREE_REQUESTS, ...counts, results, startMs: 1, residentBytes, commit: 'a test', postgres: '18' })
  for (const { name } of results) expect(report).toContain(`| ${name} |`)
}, 120_000)

test('every job of the comparison of two sizes runs on both shops, without a failed request', async () => {
  const { report, results } = await compareShops([shop, shop], { ...THREE_REQUESTS, only: '', say: () => {} })
  expect(results.map(nameOf)).toEqual([...createScaleJobs(shop.bench.shop), ...createWriteJobs(shop.guestSecret)].map(nameOf))
  expect(results.length).toBeGreaterThanOrEqual(16)
  for (const { name, sizes } of results) {
    expect(
      sizes.map(({ failed }) => failed),
      name,
    ).toEqual([0, 0])
    expect(report).toContain(`| ${name} |`)
  }
}, 120_000)

test.each(['events', 'messages'] as const)(
  'the way from a commit of %s to open streams is measured, and no signal is lost',
  async (what) => {
    const result = await measureRealtime(shop, { what, streams: 10, perSecond: 20, seconds: 0.5 })
    expect(result).toMatchObject({ streams: 10, lost: 0 })
    for (const run of [result.heard, result.floor]) expect(run.p95).toBeGreaterThan(0)
    expect(formatRealtime([result], '18')).toContain(`| ${what} | 10 | 20 |`)
  },
  120_000,
)
