/**
 * A worker is killed inside a job: another worker or the restarted one does the job soon. `npm run test:long` says how soon
 * (PLAZA_DONE_WITHIN_S); machines differ, so `npm test` does not.
 */
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#platform/server/db.ts'
import { createTestDatabase, type TestDatabase } from '#test/cluster/test-database.ts'
import { type PlazaProcess, startPlazaProcess } from './process.ts'

const DONE_WITHIN_S = Number(process.env['PLAZA_DONE_WITHIN_S'] ?? Number.POSITIVE_INFINITY)

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool({ url: database.url, max: 4, applicationName: 'test', onError: () => {} })
  await pool.query('create table job_marks (mark text, pid int, done_at timestamptz)')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const add = (mark: string, die: boolean) =>
  pool.query(`select graphile_worker.add_job('test:slow', $1::json, max_attempts => 8)`, [JSON.stringify({ mark, die })])
/** Changes the payload so that the task no longer hangs. */
const mend = (mark: string) =>
  pool.query(
    `update graphile_worker._private_jobs set payload = json_build_object('mark', $1::text, 'die', false) where payload ->> 'mark' = $1`,
    [mark],
  )

/** Waits for the job, and returns the seconds that it took. */
async function untilDone(mark: string): Promise<number> {
  const since = performance.now()
  for (;;) {
    const { rows } = await pool.query<{ pid: number }>('select pid from job_marks where mark = $1 and done_at is not null', [mark])
    if (rows.length > 0) return (performance.now() - since) / 1000
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const times = async (mark: string) => (await pool.query('select from job_marks where mark = $1', [mark])).rowCount

test('a job whose only process was killed is done after the restart', async () => {
  const first = await startPlazaProcess({ databaseUrl: database.url, slowTask: true })
  await add('alone', true)
  await first.started('alone')
  await first.kill('SIGKILL')
  await mend('alone')
  const second = await startPlazaProcess({ databaseUrl: database.url, slowTask: true })
  expect(await untilDone('alone')).toBeLessThan(DONE_WITHIN_S)
  expect(await times('alone')).toBe(2)
  await second.kill('SIGTERM')
})

test('and by another process, without a restart', async () => {
  const processes = await Promise.all([1, 2].map(() => startPlazaProcess({ databaseUrl: database.url, slowTask: true })))
  await add('beside', true)
  const begun = async (each: PlazaProcess) => {
    await each.started('beside')
    return each
  }
  const victim = await Promise.race(processes.map(begun))
  await victim.kill('SIGKILL')
  await mend('beside')
  expect(await untilDone('beside')).toBeLessThan(DONE_WITHIN_S)
  for (const each of processes) if (each !== victim) await each.kill('SIGTERM')
  const { rowCount } = await pool.query('select from platform.workers')
  expect(rowCount).toBe(0)
})
