import { afterEach, expect, test, vi } from 'vitest'
import { deleteCachedPages } from './delete-cached-pages.ts'

const deleted: string[] = []

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  deleted.length = 0
})

function openBrowser(onMessage: (reply: () => void) => void): void {
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) })
  const controller = { postMessage: (_: unknown, [port]: MessagePort[]) => onMessage(() => port?.postMessage('forgotten')) }
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
}

test('the visited pages are deleted after the worker has stopped caching them', async () => {
  let reply = () => {}
  const asked = new Promise<void>((resolve) => {
    openBrowser((answer) => {
      reply = answer
      resolve()
    })
  })
  const done = deleteCachedPages()
  await asked
  expect(deleted).toEqual([])
  reply()
  await done
  expect(deleted).toEqual(['plaza-pages', 'plaza-pictures'])
})

test('a worker that doesn’t reply doesn’t hold up the logout', async () => {
  vi.useFakeTimers()
  openBrowser(() => {})
  const done = deleteCachedPages()
  await vi.runAllTimersAsync()
  await done
  expect(deleted).toEqual(['plaza-pages', 'plaza-pictures'])
})
