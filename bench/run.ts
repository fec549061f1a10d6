/**
 * `npm run bench`: fills a throw-away PostgreSQL with a shop, starts Plaza on it, measures, prints Markdown (README.md).
 * `npm run bench -- --products 200000 --seconds 10 --rounds 3 --connections 20 --only listing --commit abc123`
 * `npm run bench -- scale`: the same requests on a small and on a large shop.
 * `npm run bench -- realtime`: the way from a commit to open streams.
 * `npm run bench -- search-quality`: what judged queries find.
 * `npm run bench -- pages --files --no-lighthouse --only product`: what pages cost a phone.
 */
import { parseArgs } from 'node:util'
import type { Result } from './bench.ts'
import { measureJobs } from './measure-jobs.ts'
import { openShop } from './open-shop.ts'
import { reportPages } from './pages.ts'
import { runRealtime } from './realtime.ts'
import { formatReport } from './report.ts'
import { runScale } from './scale.ts'
import { runSearchQuality } from './search-quality.ts'

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
    files: { type: 'boolean', default: false },
    'no-lighthouse': { type: 'boolean', default: false },
  },
})

const settings = { connections: Number(options.connections), seconds: Number(options.seconds), rounds: Number(options.rounds) }
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

if (positionals[0] === 'scale') {
  const { report, met } = await runScale({ ...settings, only: options.only, say: logProgress })
  console.log(report)
  process.exitCode = met ? 0 : 1
} else if (positionals[0] === 'realtime') console.log(await runRealtime({ say: logProgress }))
else if (positionals[0] === 'search-quality') {
  const { report, met } = await runSearchQuality()
  console.log(report)
  process.exitCode = met ? 0 : 1
} else if (positionals[0] === 'pages') {
  const { only, files, 'no-lighthouse': visitsOnly } = options
  console.log(await reportPages({ only, files, lighthouse: !visitsOnly, say: logProgress }))
} else await runJobs()

async function runJobs(): Promise<void> {
  logProgress(`Filling a shop with ${options.products} products …`)
  const open = await openShop(Number(options.products), { ...settings, cpuProfile: options['cpu-profile'] })
  try {
    const { bench, plaza, startMs } = open
    const { shop, pool, connections, seconds, rounds } = bench
    const before = await plaza.ask<number>('residentBytes')
    const results = await measureJobs(open, { only: options.only, onResult: logResult })
    const residentBytes = { before, after: await plaza.ask<number>('residentBytes') }
    const { rows } = await pool.query<{ version: string }>("select split_part(current_setting('server_version'), ' ', 1) as version")
    console.log(
      formatReport({
        products: shop.productIds.length,
        variants: shop.variants,
        connections,
        seconds,
        rounds,
        results,
        startMs,
        residentBytes,
        commit: options.commit ?? null,
        postgres: rows[0]?.version ?? '',
      }),
    )
  } finally {
    await open.close()
  }
}

function logResult({ name, plaza, trivial, bare }: Result): void {
  logProgress(
    `${name}: ${plaza.perSecond.toFixed(0)} /s, trivial ${trivial.perSecond.toFixed(0)}, bare ${bare?.perSecond.toFixed(0) ?? '–'}`,
  )
}

/** Progress goes to stderr, so that stdout is the report. */
function logProgress(line: string): void {
  process.stderr.write(`${line}\n`)
}
