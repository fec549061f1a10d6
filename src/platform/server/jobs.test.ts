import { runTaskListOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { crontabOf, defineTask, enqueue, MAX_TRIES, taskList, workerLogger } from './jobs.ts'
import { transactAs } from './transact.ts'

let plaza: TestPlaza
let ran: string[] = []
let fails = false

const ring = defineTask<{ bell: string }>('test:ring', async (_kernel, { bell }) => {
  if (fails) throw new Error('the rope broke')
  ran.push(bell)
})

beforeAll(async () => {
  plaza = await openTestPlaza()
})
beforeEach(async () => {
  ran = []
  fails = false
  await plaza.rows('delete from graphile_worker._private_jobs')
})
afterAll(() => plaza.close())

async function work() {
  const client = await plaza.pool.connect()
  try {
    const options = { pgPool: plaza.pool, noHandleSignals: true, logger: workerLogger(plaza.kernel.log) }
    await runTaskListOnce(options, taskList(plaza.kernel, [ring], []), client).promise
  } finally {
    client.release()
  }
}

const ringAt = (bell: string, dueInMs: number) =>
  transactAs(plaza.kernel, (tx) => enqueue(tx, ring, { bell }, new Date(Date.now() + dueInMs)))
/** Time passes for what waits. */
const hasten = () => plaza.rows(`update graphile_worker._private_jobs set run_at = now() - interval '1 second'`)
const jobs = () =>
  plaza.rows<{ attempts: number; max_attempts: number; last_error: string | null; waits: number }>(
    'select attempts, max_attempts, last_error, extract(epoch from run_at - now())::float8 as waits from graphile_worker._private_jobs',
  )

describe('a job', () => {
  test('is done when it is due, not before, and once', async () => {
    await ringAt('now', 0)
    await ringAt('later', 3_600_000)
    await work()
    expect(ran).toEqual(['now'])
    await hasten()
    await work()
    await work()
    expect(ran).toEqual(['now', 'later'])
  })

  test('is not there when the transaction that added it is taken back', async () => {
    await expect(
      transactAs(plaza.kernel, async (tx) => {
        await enqueue(tx, ring, { bell: 'lost' }, new Date())
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await work()
    expect(ran).toEqual([])
  })

  test('that fails waits longer after each try, is parked after eight, and keeps the reason', async () => {
    fails = true
    await ringAt('broken', 0)
    const waits: number[] = []
    for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
      await work()
      const [job] = await jobs()
      expect(job?.attempts).toBe(attempt)
      waits.push(job?.waits ?? 0)
      await hasten()
    }
    for (let index = 1; index < waits.length; index += 1) expect(waits[index]).toBeGreaterThan(waits[index - 1] ?? 0)
    fails = false
    await work()
    expect(ran).toEqual([])
    expect((await jobs())[0]).toMatchObject({ attempts: MAX_TRIES, max_attempts: MAX_TRIES, last_error: 'the rope broke' })
  })

  test('that is parked keeps no other from being done', async () => {
    fails = true
    await ringAt('broken', 0)
    await work()
    fails = false
    await ringAt('next', 0)
    await work()
    expect(ran).toEqual(['next'])
  })
})

test('tasks with a timetable are in the crontab, the others are not', () => {
  const nightly = defineTask('test:nightly', async () => {}, '40 3 * * *')
  expect(crontabOf([ring, nightly])).toBe('40 3 * * * test:nightly ?max=8&jobKey=test:nightly')
})
