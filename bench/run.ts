/**
 * `npm run bench`: fills a throw-away PostgreSQL with a shop, starts Plaza on it, measures, prints Markdown (README.md).
 * `npm run bench -- --products 200000 --seconds 10 --rounds 3 --connections 20 --only listing --commit abc123`
 * `npm run bench -- scale`: the same requests on a small and on a large shop.
 */
import { parseArgs } from 'node:util'
import { headerOf, once, type Result } from './bench.ts'
import { readingJobs, writingJobs } from './jobs.ts'
import { openShop } from './open-shop.ts'
import { measureReading } from './reading.ts'
import { markdownOf } from './report.ts'
import { runScale } from './scale.ts'
import { measureWriting } from './writing.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    commit: { type: 'string' },
    'cpu-profile': { type: 'string' },
  },
})

const figures = { connections: Number(options.connections), seconds: Number(options.seconds), rounds: Number(options.rounds) }
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

if (positionals[0] === 'scale') {
  const { report, met } = await runScale({ ...figures, only: options.only, say })
  console.log(report)
  process.exitCode = met ? 0 : 1
} else await run()

async function run(): Promise<void> {
  say(`Filling a shop with ${options.products} products …`)
  const { bench, plaza, startMs, guestSecret, close } = await openShop(Number(options.products), {
    ...figures,
    cpuProfile: options['cpu-profile'],
  })
  try {
    const { shop, pool, plazaPort } = bench
    const before = await plaza.ask<number>('residentBytes')
    const results: Result[] = []
    const keep = (result: Result) => {
      results.push(result)
      const { name, plaza, trivial, bare } = result
      say(`${name}: ${plaza.perSecond.toFixed(0)} /s, trivial ${trivial.perSecond.toFixed(0)}, bare ${bare?.perSecond.toFixed(0) ?? '–'}`)
    }
    const chosen = ({ name }: { name: string }) => name.includes(options.only)
    const etagOf = async (request: string) => headerOf((await once(plazaPort, request)).head, 'etag')
    for (const job of readingJobs(shop, etagOf).filter(chosen)) keep(await measureReading(bench, job))
    for (const job of writingJobs(guestSecret).filter(chosen)) keep(await measureWriting(bench, job))

    const residentBytes = { before, after: await plaza.ask<number>('residentBytes') }
    const { rows } = await pool.query<{ version: string }>("select split_part(current_setting('server_version'), ' ', 1) as version")
    const sizes = { products: shop.productIds.length, variants: shop.variants }
    const { connections, seconds, rounds } = bench
    console.log(
      markdownOf({
        ...sizes,
        ...{ connections, seconds, rounds, results, startMs, residentBytes },
        ...{ commit: options.commit ?? null, postgres: rows[0]?.version ?? '' },
      }),
    )
  } finally {
    await close()
  }
}

/** Progress goes to stderr, so that stdout is the report. */
function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
