/**
 * Registers the worker and tells what becomes of it (spec §4): a version that waits, or being ready for offline. The 200 ms
 * before a waiting worker is believed to wait, and the 60 s after which an update came from elsewhere (spec §9), are those of
 * workbox-window.
 */
import { Workbox } from 'workbox-window'
import { WORKER_PATH } from './names.ts'

export type WorkerState = { updateAvailable: boolean; offlineReady: boolean }

const LOOK_AGAIN_MS = 3_600_000
const WAITS_AFTER_MS = 200

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

/** Once a page. A browser without workers, and one that refuses ours, does without. */
export async function registerWorker(): Promise<void> {
  if (workbox || !('serviceWorker' in navigator)) return
  let controlled = navigator.serviceWorker.controller !== null
  workbox = new Workbox(WORKER_PATH)
  workbox.addEventListener('waiting', () => set({ updateAvailable: true }))
  workbox.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) return
    set({ offlineReady: true })
    keepThisPage()
  })
  // Another tab has asked for the new version: this one goes on with its own until somebody asks here too.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a page that it fits.
    if (controlled) set({ updateAvailable: true })
    controlled = true
  })
  try {
    registration = await workbox.register()
  } catch (error) {
    console.warn('The service worker was not registered.', error)
    return
  }
  registration?.addEventListener('updatefound', watchForWaiting)
  setInterval(lookForUpdate, LOOK_AGAIN_MS)
  document.addEventListener('visibilitychange', lookForUpdate)
}

/** Asked for by a person: the new version takes over, then the page is loaded from it, once. */
export function acceptUpdate(): void {
  if (!registration?.waiting) {
    window.location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  workbox?.messageSkipWaiting()
}

/** workbox-window stops listening after an update that came from elsewhere; in a tab that stays open more may follow. */
function watchForWaiting(): void {
  const { installing } = registration ?? {}
  installing?.addEventListener('statechange', () => {
    if (installing.state !== 'installed') return
    setTimeout(() => {
      if (registration?.waiting) set({ updateAvailable: true })
    }, WAITS_AFTER_MS)
  })
}

let lookedAt = Date.now()

/** The browser looks by itself when a document is loaded; a tab that stays open asks now and then. */
function lookForUpdate(): void {
  if (document.visibilityState === 'hidden' || Date.now() - lookedAt < LOOK_AGAIN_MS / 2) return
  lookedAt = Date.now()
  registration?.update().catch(() => undefined)
}

/** What came before there was a worker is handed to it. */
function keepThisPage(): void {
  const { origin, href } = window.location
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/assets/`) || name.startsWith(`${origin}/locales/`))
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
    active?.postMessage({ type: 'KEEP_PAGE', page: href })
  })
}

function set(change: Partial<WorkerState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}
