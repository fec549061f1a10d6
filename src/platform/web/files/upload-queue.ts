/** Uploads many files, a few at a time. Each has its own progress and result; a failed one doesn't stop the others. */
import { ORPCError } from '@orpc/client'
import type { UploadView } from '#platform/shared/uploads.ts'

export type UploadState =
  | { kind: 'waiting' }
  | { kind: 'sending'; part: number }
  | { kind: 'done'; upload: UploadView }
  | { kind: 'failed'; error: unknown }

export type UploadItem = {
  id: string
  file: File
  /** The alt text; empty until it is entered. */
  alt: string
  state: UploadState
}

export type Send = (file: File, watch: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<UploadView>

const MAX_PARALLEL = 3

export type UploadQueue = {
  items: () => readonly UploadItem[]
  subscribe: (listener: () => void) => () => void
  /** Adds files up to `most` in total and returns how many were skipped. */
  add: (files: readonly File[], most?: number) => number
  describe: (id: string, alt: string) => void
  /** Puts the file at another place, from 0. */
  move: (id: string, to: number) => void
  /** Removes the file, also during its upload, and discards the sent data. */
  remove: (id: string) => void
  retry: (id: string) => void
  /** Resolves with all files when none is queued or uploading. */
  settled: () => Promise<readonly UploadItem[]>
  stop: () => void
}

export function createUploadQueue(send: Send): UploadQueue {
  let items: readonly UploadItem[] = []
  let last = 0
  const ways = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  function change(next: readonly UploadItem[]) {
    items = next
    for (const listener of listeners) listener()
  }

  function patch(id: string, part: Partial<UploadItem>) {
    change(items.map((item) => (item.id === id ? { ...item, ...part } : item)))
  }

  const set = (id: string, state: UploadState) => patch(id, { state })

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function goOn() {
    const free = MAX_PARALLEL - items.filter(({ state }) => state.kind === 'sending').length
    for (const item of items.filter(({ state }) => state.kind === 'waiting').slice(0, Math.max(0, free))) void sendOne(item)
  }

  async function sendOne({ id, file }: UploadItem): Promise<void> {
    const way = new AbortController()
    ways.set(id, way)
    set(id, { kind: 'sending', part: 0 })
    try {
      const upload = await send(file, {
        signal: way.signal,
        onProgress: (part) => !way.signal.aborted && set(id, { kind: 'sending', part }),
      })
      set(id, { kind: 'done', upload })
    } catch (error) {
      if (!way.signal.aborted) set(id, { kind: 'failed', error })
    } finally {
      ways.delete(id)
      goOn()
    }
  }

  return {
    items: () => items,
    subscribe,
    add(files, most = Infinity) {
      const taken = files.slice(0, Math.max(0, most - items.length))
      const fresh = taken.map((file): UploadItem => {
        last += 1
        return { id: `file-${last}`, file, alt: '', state: { kind: 'waiting' } }
      })
      change([...items, ...fresh])
      goOn()
      return files.length - taken.length
    },
    describe: (id, alt) => patch(id, { alt }),
    move(id, to) {
      const moved = items.find((item) => item.id === id)
      if (!moved || to < 0 || to >= items.length) return
      change(items.filter((item) => item !== moved).toSpliced(to, 0, moved))
    },
    remove(id) {
      ways.get(id)?.abort()
      change(items.filter((item) => item.id !== id))
      goOn()
    },
    retry(id) {
      set(id, { kind: 'waiting' })
      goOn()
    },
    settled: () =>
      new Promise((resolve) => {
        const look = () => {
          if (items.some(isInProgress)) return
          stop()
          resolve(items)
        }
        const stop = subscribe(look)
        look()
      }),
    stop() {
      for (const way of ways.values()) way.abort()
    },
  }
}

export function isInProgress({ state }: UploadItem): boolean {
  return state.kind === 'waiting' || state.kind === 'sending'
}

/** A retry helps unless the server has examined the file and rejected it. */
export function isRetryable(error: unknown): boolean {
  return !(error instanceof ORPCError) || error.code !== 'PICTURE_REFUSED'
}

/** The total progress from 0 to 1, weighted by file size. Failed files count as complete. */
export function uploadProgress(items: readonly UploadItem[]): number {
  const total = items.reduce((sum, { file }) => sum + file.size, 0)
  const gone = items.reduce(
    (sum, { file, state }) => sum + file.size * (state.kind === 'sending' ? state.part : state.kind === 'waiting' ? 0 : 1),
    0,
  )
  return total === 0 ? 1 : gone / total
}
