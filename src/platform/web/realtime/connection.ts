/**
 * Keeps one stream of `/api/events` open: notices a silent one, reconnects with growing random delays, and says when something may have
 * been missed.
 */
import type { Timers } from '#platform/shared/timers.ts'
import { reconnectDelayMs } from './backoff.ts'

/** `[topic, ids]` of each topic; no ids: any record of the topic. */
export type Topics = readonly (readonly [topic: string, ids: readonly string[]])[]

/** `viewer`: the user id of the stream, null for a guest. `spread`: many others hear the same, so the refetch should not be at once. */
export type StreamNews =
  | { kind: 'open'; viewer: string | null; again: boolean }
  | { kind: 'topics'; topics: Topics; spread: boolean }
  | { kind: 'anything' }
  | { kind: 'beat' }
  /** For longer than some seconds there has been no stream, or there is one again. */
  | { kind: 'paused'; paused: boolean }

type RawEvent = { event: string; data: string }
/** Opens a stream; returns a function that closes it. `onLost` is called at most once, and not after closing. */
export type Connect = (onEvent: (event: RawEvent) => void, onLost: () => void) => () => void

type Options = { connect: Connect; timers: Timers; random: () => number; onNews: (news: StreamNews) => void }

export type StreamConnection = {
  /** The device woke up or is online again, so that the stream may be dead without knowing. */
  wake(): void
  /** Another person uses this browser now. */
  reopen(): void
  close(): void
}

/** The server sends something at least every 20 s. */
export const SILENT_MS = 45_000
const WATCH_MS = 5000
export const PAUSED_AFTER_MS = 5000
/** After a change of rights only a few streams come back. */
const ACCESS_MS = 500

export function openConnection({ connect, timers, random, onNews }: Options): StreamConnection {
  let attempt = 0
  let opened = false
  let paused = false
  let heardAt = timers.now()
  let disconnect: (() => void) | null = null
  let cancelRetry: (() => void) | null = null
  let cancelPause: (() => void) | null = null

  function start(): void {
    cancelRetry?.()
    cancelRetry = null
    disconnect?.()
    heardAt = timers.now()
    cancelPause ??= timers.after(PAUSED_AFTER_MS, () => setPaused(true))
    let accessChanged = false
    disconnect = connect(
      ({ event, data }) => {
        heardAt = timers.now()
        if (event === 'access') accessChanged = true
        else receive(event, data)
      },
      () => {
        disconnect = null
        retryAfter(accessChanged ? random() * ACCESS_MS : reconnectDelayMs(attempt++, random))
      },
    )
  }

  function retryAfter(ms: number): void {
    cancelPause ??= timers.after(PAUSED_AFTER_MS, () => setPaused(true))
    cancelRetry?.()
    cancelRetry = timers.after(ms, start)
  }

  function setPaused(now: boolean): void {
    if (paused === now) return
    paused = now
    onNews({ kind: 'paused', paused })
  }

  function receive(event: string, data: string): void {
    if (event === 'open') {
      attempt = 0
      cancelPause?.()
      cancelPause = null
      setPaused(false)
      onNews({ kind: 'open', viewer: JSON.parse(data) as string | null, again: opened })
      opened = true
    } else if (event === 'signals' || event === 'everyone') {
      onNews({ kind: 'topics', topics: JSON.parse(data) as Topics, spread: event === 'everyone' })
    } else onNews({ kind: event === 'anything' ? 'anything' : 'beat' })
  }

  const isSilent = () => disconnect !== null && timers.now() - heardAt > SILENT_MS
  const stopWatching = timers.every(WATCH_MS, () => {
    if (!isSilent()) return
    disconnect?.()
    disconnect = null
    retryAfter(reconnectDelayMs(attempt++, random))
  })
  start()
  return {
    wake() {
      if (disconnect === null || isSilent()) start()
    },
    reopen: start,
    close() {
      for (const stop of [stopWatching, cancelRetry, cancelPause, disconnect]) stop?.()
    },
  }
}
