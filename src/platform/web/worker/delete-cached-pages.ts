import { CACHES } from './names.ts'

/** The caches that show which pages were visited; the others are the same for all users of this version. */
const PERSONAL_CACHES = [CACHES.pages, CACHES.pictures]
const WORKER_REPLY_MS = 2000

/** Called on logout: deletes the visited pages and images, after the worker, which may be caching a page, has stopped. */
export async function deleteCachedPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  const worker = navigator.serviceWorker?.controller
  if (worker) await stopCachingPages(worker)
  await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)))
}

/** Resolves when the worker has replied, or has not within `WORKER_REPLY_MS`: a worker of an earlier version doesn't. */
async function stopCachingPages(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
    setTimeout(resolve, WORKER_REPLY_MS)
    worker.postMessage({ type: 'FORGET_PAGES' }, [port2])
  })
  port1.close()
}
