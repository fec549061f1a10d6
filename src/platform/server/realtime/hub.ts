/** The open streams of this process, and what each of them hears. */
import type { Signal, SignalTarget } from '#platform/shared/signal.ts'
import type { Timers } from '#platform/shared/timers.ts'
import type { Log } from '../log.ts'
import { ACCESS_TOPIC } from './access.ts'
import { atMostEvery } from './at-most-every.ts'
import { groupOf, groupsOf, haveSameRights, type LoadRights, mayHear } from './rights.ts'
import { formatEvent, type Stream } from './stream.ts'
import { collectTopics, type Topics } from './topics.ts'

/** Signals to everyone, and “anything may have changed”, are sent at most this often to a stream. */
const EVERYONE_MS = 1000
const ANYTHING_MS = 3000
/** Shorter than the time after which proxies close a silent connection. */
const BEAT_MS = 20_000
/** Sessions also end without an event, by their age. */
const RECHECK_MS = 60_000
const RECHECK_BATCH = 500
/** Longer than reading the rights of a new stream takes. */
const REMEMBER_MS = 30_000
/** A stream hears what changed since its page was requested, if that is not longer ago than this: older pages refetch when they reconnect. */
const RECENT_MS = 30_000
const MAX_RECENT = 5000
/** The way of the stream's request to the server. */
const LATENCY_MS = 1000

export type Hub = {
  /** Ends a stream whose rights ended while they were read. `pageAge`: ms since its page was requested; it hears what changed since. */
  add(stream: Stream, options?: { pageAge?: number }): void
  remove(stream: Stream): void
  receive(signals: readonly Signal[]): void
  /** Messages were missed: what streams show, and what they may hear, may be outdated. */
  receiveGap(): void
  count(which?: { userId?: string; address?: string }): number
  /** Ends all streams. */
  close(): void
}

type PrivateSignal = Signal & { to: Exclude<SignalTarget, 'everyone'> }

export function openHub({ loadRights, timers, log }: { loadRights: LoadRights; timers: Timers; log: Log }): Hub {
  const streams = new Set<Stream>()
  const groups = new Map<string, Set<Stream>>()
  const addresses = new Map<string, number>()
  let ended: { signal: PrivateSignal; at: number }[] = []
  let recent: { signal: Signal; at: number }[] = []
  const everyone = collectTopics()

  const writeToAll = (text: string) => {
    for (const stream of streams) stream.write(text)
  }
  const sendEveryone = atMostEvery(EVERYONE_MS, timers, () => writeToAll(formatEvent('everyone', everyone.take())))
  const sendAnything = atMostEvery(ANYTHING_MS, timers, () => {
    writeToAll(formatEvent('anything', null))
    void recheck()
  })
  const stopBeat = timers.every(BEAT_MS, () => writeToAll(formatEvent('beat', null)))
  const stopRecheck = timers.every(RECHECK_MS, () => void recheck())

  function add(stream: Stream, { pageAge = 0 }: { pageAge?: number } = {}): void {
    streams.add(stream)
    addresses.set(stream.address, (addresses.get(stream.address) ?? 0) + 1)
    const names = stream.rights ? groupsOf(stream.rights) : []
    for (const name of names) groups.set(name, (groups.get(name) ?? new Set()).add(stream))
    if (ended.some(({ signal, at }) => at > stream.checkedAt && names.includes(groupOf(signal.to)) && concerns(signal, stream))) end(stream)
    else if (pageAge > 0 && pageAge < RECENT_MS) repeatRecent(stream, timers.now() - pageAge - LATENCY_MS)
  }

  function repeatRecent(stream: Stream, since: number): void {
    const topics = collectTopics()
    for (const { signal, at } of recent) if (at >= since && hears(stream, signal)) topics.add(signal)
    const missed = topics.take()
    if (missed.length > 0) stream.write(formatEvent('signals', missed))
  }

  function remove(stream: Stream): void {
    if (!streams.delete(stream)) return
    const left = (addresses.get(stream.address) ?? 0) - 1
    if (left > 0) addresses.set(stream.address, left)
    else addresses.delete(stream.address)
    for (const name of stream.rights ? groupsOf(stream.rights) : []) {
      const group = groups.get(name)
      group?.delete(stream)
      if (group?.size === 0) groups.delete(name)
    }
  }

  /** The browser comes back at once, with the rights that are left. */
  function end(stream: Stream): void {
    remove(stream)
    stream.end(formatEvent('access', null))
  }

  function receive(signals: readonly Signal[]): void {
    remember(signals)
    const heard = new Map<Stream, Topics>()
    for (const signal of signals) {
      if (signal.to === 'everyone') everyone.add(signal)
      else if (signal.topic === ACCESS_TOPIC) endAccess({ ...signal, to: signal.to })
      else for (const stream of hearers({ ...signal, to: signal.to })) topicsFor(heard, stream).add(signal)
    }
    for (const [stream, topics] of heard) stream.write(formatEvent('signals', topics.take()))
    if (signals.some(({ to }) => to === 'everyone')) sendEveryone.request()
  }

  function remember(signals: readonly Signal[]): void {
    const now = timers.now()
    const told = signals.filter(({ topic }) => topic !== ACCESS_TOPIC).map((signal) => ({ signal, at: now }))
    recent = [...recent.filter(({ at }) => now - at < RECENT_MS), ...told].slice(-MAX_RECENT)
  }

  function hearers({ to }: PrivateSignal): Stream[] {
    return [...(groups.get(groupOf(to)) ?? [])].filter(({ rights }) => rights !== null && mayHear(rights, to))
  }

  function endAccess(signal: PrivateSignal): void {
    const now = timers.now()
    ended = [...ended.filter(({ at }) => now - at < REMEMBER_MS), { signal, at: now }]
    for (const stream of [...(groups.get(groupOf(signal.to)) ?? [])]) if (concerns(signal, stream)) end(stream)
  }

  async function recheck(): Promise<void> {
    const members = [...streams].filter(({ rights }) => rights !== null)
    try {
      for (let from = 0; from < members.length; from += RECHECK_BATCH) {
        const batch = members.slice(from, from + RECHECK_BATCH)
        const current = await loadRights([...new Set(batch.map(({ rights }) => rights?.sessionId ?? ''))])
        for (const stream of batch) {
          const now = current.get(stream.rights?.sessionId ?? '')
          if (streams.has(stream) && stream.rights && !(now && haveSameRights(stream.rights, now))) end(stream)
        }
      }
    } catch (error) {
      log.warn({ error }, 'the rights of open streams could not be checked; trying again')
    }
  }

  return {
    add,
    remove,
    receive,
    receiveGap: () => sendAnything.request(),
    count({ userId, address } = {}) {
      if (userId !== undefined) return groups.get(`user ${userId}`)?.size ?? 0
      return address !== undefined ? (addresses.get(address) ?? 0) : streams.size
    },
    close() {
      for (const stop of [stopBeat, stopRecheck, sendEveryone.cancel, sendAnything.cancel]) stop()
      for (const stream of [...streams]) {
        remove(stream)
        stream.end('')
      }
    },
  }
}

function hears({ rights }: Stream, { to }: Signal): boolean {
  if (to === 'everyone') return true
  return rights !== null && groupsOf(rights).includes(groupOf(to)) && mayHear(rights, to)
}

/** A signal about single sessions ends only their streams. */
function concerns({ ids }: PrivateSignal, { rights }: Stream): boolean {
  return ids.length === 0 || (rights !== null && ids.includes(rights.sessionId))
}

function topicsFor(heard: Map<Stream, Topics>, stream: Stream): Topics {
  const topics = heard.get(stream) ?? collectTopics()
  heard.set(stream, topics)
  return topics
}
