import { once } from './bench.ts'
import { requestText } from './connection.ts'
import { openShop } from './open-shop.ts'
import { statementsOf } from './recording.ts'

const n = Number(process.argv[2])
const t0 = performance.now()
const shop = await openShop(n)
console.log('filled in', ((performance.now() - t0) / 1000).toFixed(1), 's')
const { bench } = shop
const q = async (path: string) => {
  const request = requestText('GET', `/api/v1${path}`, { accept: 'application/json' })
  for (let i = 0; i < 6; i++) await once(bench.recordedPort, request)
  const times: number[] = []
  for (let i = 0; i < 30; i++) {
    const s = performance.now()
    await once(bench.recordedPort, request)
    times.push(performance.now() - s)
  }
  times.sort((a, b) => a - b)
  console.log(`\n== ${path}: p50 ${times[15]!.toFixed(1)} ms`)
  const statements = await statementsOf(() => once(bench.recordedPort, request))
  for (const { text, values } of statements) {
    const c = await bench.pool.connect()
    const explained: string[] = []
    for (let i = 0; i < 2; i++) {
      const { rows } = await c.query({ text: `explain (analyze, buffers) ${text}`, values })
      explained.splice(0, explained.length, ...rows.map((r: Record<string, string>) => r['QUERY PLAN']!))
    }
    c.release()
    const line = explained.filter((l) => /Execution Time|Planning Time/.test(l)).join(' ')
    console.log(text.replace(/\s+/g, ' ').slice(0, 90), line)
    const ms = Number(/Execution Time: ([\d.]+)/.exec(line)?.[1])
    if (process.argv[3] && ms > 3) console.log(explained.slice(0, 60).join('\n'))
  }
}
for (const p of [
  '/marketplace/listings?limit=24',
  '/marketplace/listings?limit=24&facets=true',
  '/marketplace/listings?limit=24&facets=true&category=tech',
  '/marketplace/listings?limit=24&facets=true&color=sage&size=1&size=2&minPriceMinor=2500&maxPriceMinor=10000&stock=inStock',
  '/marketplace/listings?limit=24&facets=true&q=linen',
  '/marketplace/listings?limit=24&facets=true&q=astrolabe',
  '/marketplace/listings?limit=24&facets=true&q=linnen+astrolabe',
  '/marketplace/suggestions?q=l',
  '/marketplace/suggestions?q=linen',
  `/marketplace/listings/${bench.shop.productIds[77]}`,
  '/marketplace/overview',
])
  await q(p)
await shop.close()
process.exit(0)
