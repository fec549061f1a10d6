/**
 * The memory of a backup and of a restore does not grow with the data. `npm run test:long` has the large run for docs/proof.md:
 * PLAZA_BACKUP_ROWS rows of 5 kB and a file of 100 kB for every thousand of them.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRandomKey } from '#platform/server/files/file-key.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { PEAK_MEGABYTES } from '#test/plaza/peak-memory.ts'
import { type EmptyPlace, hashFiles, openEmptyPlace } from './empty-place.ts'

const ROWS = Number(process.env['PLAZA_BACKUP_ROWS'] ?? 60_000)
/** The garbage that Node lets grow before it collects it; the rows of the smallest run take 300 MB as text. */
const MAX_GROWTH_MB = 140
const PEAK = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => process.stderr.write('peak ' + ${PEAK_MEGABYTES} + '\\n'))`)}`

const run = promisify(execFile)
const script = (name: string) => fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url))
let plaza: TestPlaza
let folder = ''
const places: EmptyPlace[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-memory-'))
  plaza = await openTestPlaza()
})
afterAll(async () => {
  for (const place of places) await place.close()
  await plaza.close()
  rmSync(folder, { recursive: true, force: true })
})

async function measure(databaseUrl: string, dataDir: string, name: 'backup' | 'restore', ...words: string[]) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const since = performance.now()
  const { stdout, stderr } = await run(process.execPath, ['--import', PEAK, script(name), ...words], { cwd: folder, env })
  const peakMb = Number(/peak ([\d.]+)/.exec(stderr)?.[1])
  return { said: stdout, seconds: (performance.now() - since) / 1000, peakMb }
}

async function drill(name: string) {
  const file = join(folder, `${name}.tar.zst`)
  const taken = await measure(plaza.databaseUrl, plaza.dataDir, 'backup', file)
  const place = await openEmptyPlace()
  places.push(place)
  const restored = await measure(place.databaseUrl, place.dataDir, 'restore', file, '--without-secrets')
  const [rows = ''] = /\d+ rows/.exec(taken.said) ?? []
  return { place, rows, mb: statSync(file).size / 1_000_000, taken, restored }
}

test('the memory of a backup and of a restore does not grow with the data', async () => {
  const small = await drill('small')
  for (let first = 0; first < ROWS; first += 10_000) {
    await plaza.rows(
      `insert into platform.events (id, type, aggregate, payload, happened_at, dispatched_at)
       select 'evt_' || n, 'orders.shipped', 'ORD-' || n, jsonb_build_object('note', repeat(md5(n::text), 160)), now(), now()
       from generate_series($1::int, $2::int) n`,
      [first, Math.min(first + 10_000, ROWS) - 1],
    )
  }
  for (let index = 0; index < ROWS / 1000; index += 1)
    await plaza.services.files.write(newRandomKey('webp'), Buffer.from(randomBytes(100_000)))

  const large = await drill('large')
  const [restored] = await large.place.rows<{ count: string }>('select count(*) from platform.events')
  const [there] = await plaza.rows<{ count: number }>('select count(*) from platform.events')
  expect(Number(restored?.count)).toBe(Number(there?.count))
  expect(await hashFiles(large.place.files)).toEqual(await hashFiles(plaza.services.files))
  for (const [what, { rows, mb, taken, restored: back }] of Object.entries({ small, large })) {
    const figures = [taken, back].map(({ seconds, peakMb }) => `${seconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB`)
    process.stdout.write(`${what}: ${rows}, ${mb.toFixed(1)} MB, backup ${figures[0]}, restore ${figures[1]}\n`)
  }
  expect(large.taken.peakMb - small.taken.peakMb).toBeLessThan(MAX_GROWTH_MB)
  expect(large.restored.peakMb - small.restored.peakMb).toBeLessThan(MAX_GROWTH_MB)
})
