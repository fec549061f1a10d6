import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

test('one task runs, two are queued, the next fails with BUSY; a failure frees its place', async () => {
  const queue = createBoundedQueue(2)
  let atOnce = 0
  let most = 0
  const finish: (() => void)[] = []
  const work = (fails: boolean) =>
    queue(async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise<void>((resolve) => finish.push(resolve))
      atOnce -= 1
      if (fails) throw new Error('broken')
      return 'done'
    }).catch((error: Error) => error.message)
  const all = [work(false), work(true), work(false), work(false)]
  expect(await all[3]).toBe('BUSY')
  for (const [index, outcome] of ['done', 'broken', 'done'].entries()) {
    while (finish.length <= index) await new Promise(setImmediate)
    finish[index]?.()
    expect(await all[index]).toBe(outcome)
  }
  expect(most).toBe(1)
  const next = work(false)
  while (finish.length <= 3) await new Promise(setImmediate)
  finish[3]?.()
  expect(await next).toBe('done')
})
