/**
 * Registers the worker and reports its state (spec §4): an update is available, or the app is ready for offline use. The 200 ms before a
 * worker counts as waiting, and the 60 s after which an update counts as external (spec §9), are those of workbox-window.
 */
import { Workbox } from 'workbox-window'
import { WORKER_PATH } from './names.ts'

export type WorkerState = { updateAvailable: boolean; offlineReady: boolean }

const UPDATE_CHECK_MS = 3_600_000
const WAITING_DELAY_MS = 200

let state: WorkerState = { updateAvailable: false, offlineReady: false }
let workbox: Workbox | null = null
let registration: ServiceWorkerRegistration | undefined
const listeners = new Set<() => void>()

export const workerState = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): WorkerState => state,
}

/** Runs once per page. Does nothing when the browser has no workers or rejects ours. */
export async function registerWorker(): Promise<void> {
  if (workbox || !('serviceWorker' in navigator)) return
  let controlled = navigator.serviceWorker.controller !== null
  workbox = new Workbox(WORKER_PATH)
  workbox.addEventListener('waiting', () => updateState({ updateAvailable: true }))
  workbox.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) return
    updateState({ offlineReady: true })
    cacheThisPage()
  })
  // Another tab has activated the new version: this tab keeps its own until the user accepts here too.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker controls a page of the same version.
    if (controlled) updateState({ updateAvailable: true })
    controlled = true
  })
  try {
    registration = await workbox.register()
  } catch (error) {
    console.warn('The service worker was not registered.', error)
    return
  }
  registration?.addEventListener('updatefound', watchForWaiting)
  setInterval(checkForUpdate, UPDATE_CHECK_MS)
  document.addEventListener('visibilitychange', checkForUpdate)
}

/** The user accepted: activates the new version and then reloads the page once. */
export function acceptUpdate(): void {
  if (!registration?.waiting) {
    window.location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  workbox?.messageSkipWaiting()
}

/** workbox-window stops listening after an external update, but a tab that stays open may see more of them. */
function watchForWaiting(): void {
  const { installing } = registration ?? {}
  installing?.addEventListener('statechange', () => {
    if (installing.state !== 'installed') return
    setTimeout(() => {
      if (registration?.waiting) updateState({ updateAvailable: true })
    }, WAITING_DELAY_MS)
  })
}

let lookedAt = Date.now()

/** Browsers check for updates when a document loads; a tab that stays open checks at intervals. */
function checkForUpdate(): void {
  if (document.visibilityState === 'hidden' || Date.now() - lookedAt < UPDATE_CHECK_MS / 2) return
  lookedAt = Date.now()
  registration?.update().catch(() => undefined)
}

/** Passes the assets and the page that were loaded before the worker to it for caching. */
function cacheThisPage(): void {
  const { origin, href } = window.location
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/assets/`) || name.startsWith(`${origin}/locales/`))
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
    active?.postMessage({ type: 'KEEP_PAGE', page: href, title: document.title })
  })
}

/** Caches a page that was opened without loading its document. Does nothing before the worker controls this page. */
export function cachePageOffline(page: string): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'KEEP_PAGE', page, title: document.title })
}

function updateState(change: Partial<WorkerState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}
