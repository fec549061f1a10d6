import { runTaskListOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { defineTask, enqueue, MAX_ATTEMPTS, taskList, toCrontab, workerLogger } from './jobs.ts'
import { transactAsSystem } from './transact.ts'

let plaza: TestPlaza
let ran: string[] = []
let fails = false

const ring = defineTask<{ bell: string }>('test:ring', async (_services, { bell }) => {
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
    const options = { pgPool: plaza.pool, noHandleSignals: true, logger: workerLogger(plaza.services.log) }
    await runTaskListOnce(options, taskList(plaza.services, [ring], []), client).promise
  } finally {
    client.release()
  }
}

const ringAt = (bell: string, dueInMs: number) =>
  transactAsSystem(plaza.services, (tx) => enqueue(tx, ring, { bell }, new Date(Date.now() + dueInMs)))
/** Makes the queued jobs due. */
const hasten = () => plaza.rows(`update graphile_worker._private_jobs set run_at = now() - interval '1 second'`)
const jobs = () =>
  plaza.rows<{ attempts: number; max_attempts: number; last_error: string | null; waits: number }>(
    'select attempts, max_attempts, last_error, extract(epoch from run_at - now())::float8 as waits from graphile_worker._private_jobs',
  )

describe('a job', () => {
  test('runs once, when it is due and not before', async () => {
    await ringAt('now', 0)
    await ringAt('later', 3_600_000)
    await work()
    expect(ran).toEqual(['now'])
    await hasten()
    await work()
    await work()
    expect(ran).toEqual(['now', 'later'])
  })

  test('is not added when its transaction is rolled back', async () => {
    await expect(
      transactAsSystem(plaza.services, async (tx) => {
        await enqueue(tx, ring, { bell: 'lost' }, new Date())
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await work()
    expect(ran).toEqual([])
  })

  test('that fails waits longer after each attempt, is parked after eight attempts, and stores the reason', async () => {
    fails = true
    await ringAt('broken', 0)
    const waits: number[] = []
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
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
    expect((await jobs())[0]).toMatchObject({ attempts: MAX_ATTEMPTS, max_attempts: MAX_ATTEMPTS, last_error: 'the rope broke' })
  })

  test('that is parked does not block other jobs', async () => {
    fails = true
    await ringAt('broken', 0)
    await work()
    fails = false
    await ringAt('next', 0)
    await work()
    expect(ran).toEqual(['next'])
  })
})

test('tasks with a schedule are in the crontab, others are not', () => {
  const nightly = defineTask('test:nightly', async () => {}, '40 3 * * *')
  expect(toCrontab([ring, nightly])).toBe('40 3 * * * test:nightly ?max=8&jobKey=test:nightly')
})
