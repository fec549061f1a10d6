import { ORPCError } from '@orpc/client'
import { describe, expect, it } from 'vitest'
import type { UploadView } from '#platform/shared/uploads.ts'
import { createUploadQueue, isRetryable, uploadProgress } from './upload-queue.ts'

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' })
const view = (name: string): UploadView => ({ uploadId: name, width: 1, height: 1, url: `/${name}` })

/** Uploads that the test completes or fails by hand. */
function openWays() {
  const ways = new Map<
    string,
    { end: () => void; fail: (error: unknown) => void; progress: (part: number) => void; aborted: () => boolean }
  >()
  const queue = createUploadQueue(({ name }, { signal, onProgress }) => {
    const { promise, resolve, reject } = Promise.withResolvers<UploadView>()
    ways.set(name, { end: () => resolve(view(name)), fail: reject, progress: onProgress, aborted: () => signal.aborted })
    signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    return promise
  })
  const states = () => queue.items().map(({ file: { name }, state }) => `${name} ${state.kind}`)
  const over = () => new Promise<void>((resolve) => setImmediate(resolve))
  return { queue, ways, states, over }
}

describe('uploads', () => {
  it('run three at a time, and the next starts when one finishes', async () => {
    const { queue, ways, states, over } = openWays()
    queue.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
    ways.get('b')?.end()
    await over()
    expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd sending'])
  })

  it('continue when one fails, and the failed one can be retried', async () => {
    const { queue, ways, states, over } = openWays()
    queue.add([file('a'), file('b')])
    ways.get('a')?.fail(new TypeError('No answer.'))
    ways.get('b')?.end()
    await over()
    expect(states()).toEqual(['a failed', 'b done'])
    queue.retry(queue.items()[0]?.id ?? '')
    ways.get('a')?.end()
    await over()
    expect(states()).toEqual(['a done', 'b done'])
  })

  it('are canceled one by one without counting as failed', async () => {
    const { queue, ways, states, over } = openWays()
    queue.add([file('a'), file('b')])
    queue.remove(queue.items()[0]?.id ?? '')
    await over()
    expect([ways.get('a')?.aborted(), states()]).toEqual([true, ['b sending']])
  })

  it('stop at the limit and report how many files were skipped', () => {
    const { queue } = openWays()
    expect(
      queue.add(
        ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
        6,
      ),
    ).toBe(0)
    expect(queue.add([file('f'), file('g'), file('h')], 6)).toBe(2)
    expect(queue.items()).toHaveLength(6)
  })

  it('can be awaited, including retries', async () => {
    const { queue, ways, states, over } = openWays()
    expect(await queue.settled()).toEqual([])
    queue.add([file('a'), file('b')])
    queue.describe(queue.items()[0]?.id ?? '', 'A cup.')
    let settled: string[] | null = null
    const waiting = queue.settled().then((items) => {
      settled = items.map(({ file: { name }, alt }) => name + alt)
    })
    ways.get('a')?.fail(new TypeError('No answer.'))
    await over()
    queue.retry(queue.items()[0]?.id ?? '')
    ways.get('b')?.end()
    await over()
    expect([settled, states()]).toEqual([null, ['a sending', 'b done']])
    ways.get('a')?.end()
    await waiting
    expect(settled).toEqual(['aA cup.', 'b'])
  })

  it('keep their state at another place', () => {
    const { queue, ways, states } = openWays()
    queue.add([file('a'), file('b'), file('c')])
    ways.get('a')?.progress(0.5)
    const [a = '', , c = ''] = queue.items().map(({ id }) => id)
    queue.move(c, 0)
    queue.move(a, 2)
    queue.move(a, 3)
    queue.move('nobody', 0)
    expect(queue.items().map(({ file: { name } }) => name)).toEqual(['c', 'b', 'a'])
    expect(queue.items()[2]?.state).toEqual({ kind: 'sending', part: 0.5 })
    expect(states()).toHaveLength(3)
  })

  it('have a total progress weighted by size', () => {
    const { queue, ways } = openWays()
    queue.add([file('a', 30), file('b', 10)])
    ways.get('a')?.progress(0.5)
    expect(uploadProgress(queue.items())).toBe(15 / 40)
    expect(uploadProgress([])).toBe(1)
  })
})

it('a file that the server rejected can’t be retried', () => {
  expect(isRetryable(new ORPCError('PICTURE_REFUSED', { status: 422 }))).toBe(false)
  expect([isRetryable(new ORPCError('BUSY', { status: 503 })), isRetryable(new TypeError('x'))]).toEqual([true, true])
})
