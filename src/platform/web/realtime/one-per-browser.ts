/**
 * One stream for all tabs of a browser, because HTTP/1.1 allows six connections to a server: the tab that holds a lock opens it and passes
 * its news on to the others.
 */
import type { Timers } from '#platform/shared/timers.ts'
import { openConnection, SILENT_MS, type StreamConnection, type StreamNews } from './connection.ts'
import { connectEventSource } from './event-source.ts'

const NAME = 'plaza-events'

/** `joined`: a new tab, whose page may have been loaded before the latest news. */
type TabMessage = { news: StreamNews } | { reopen: true } | { joined: true }

/** Longer than a page takes from its data to its first news. */
const RECENT_MS = 30_000
const MAX_RECENT = 200

export type SharedStream = {
  wake(): void
  reopen(): void
  close(): void
}

export function openSharedStream({ timers, onNews }: { timers: Timers; onNews: (news: StreamNews) => void }): SharedStream {
  const channel = new BroadcastChannel(NAME)
  const send = (message: TabMessage) => channel.postMessage(message)
  let connection: StreamConnection | null = null
  let closed = false
  let heardAt = timers.now()
  let led = false
  const quit = new AbortController()

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if ('reopen' in data) return connection?.reopen()
    if ('joined' in data) return connection ? repeatRecent() : undefined
    heardAt = timers.now()
    onNews(data.news)
  })

  let recent: { news: StreamNews; at: number }[] = []

  function remember(news: StreamNews): void {
    if (news.kind === 'beat' || news.kind === 'open') return
    recent = [...recent.slice(-MAX_RECENT), { news, at: timers.now() }]
  }

  /** Other tabs refetch once more than needed; missing news would be worse. */
  function repeatRecent(): void {
    for (const { news, at } of recent) if (timers.now() - at < RECENT_MS) send({ news })
  }

  /** Leads until the tab closes or another one takes over. `late`: there was a stream before this tab's. */
  function lead(late: boolean): Promise<void> {
    return new Promise((resolve) => {
      if (closed) return resolve()
      let first = late
      connection = openConnection({
        connect: connectEventSource,
        timers,
        random: Math.random,
        onNews(news) {
          // What was said between two leaders is lost.
          const told = news.kind === 'open' && first ? { ...news, again: true } : news
          if (news.kind === 'open') first = false
          heardAt = timers.now()
          onNews(told)
          remember(told)
          send({ news: told })
        },
      })
      quit.signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }

  function stopLeading(): void {
    connection?.close()
    connection = null
  }

  /** Waits for its turn. `steal`: the leader says nothing; some browsers freeze tabs in the background. */
  function queue(options: LockOptions): void {
    const late = led || heardAt !== startedAt
    led = true
    navigator.locks
      .request(NAME, options, () => lead(late))
      .catch(() => undefined)
      .then(() => {
        stopLeading()
        if (!closed) queue({ signal: quit.signal })
      })
  }

  const startedAt = heardAt
  const stopWatching = timers.every(SILENT_MS / 3, () => {
    if (connection !== null || document.visibilityState === 'hidden' || timers.now() - heardAt < SILENT_MS) return
    heardAt = timers.now()
    queue({ steal: true })
  })
  // Without locks, as on a plain http address of the local network, every tab has its own.
  if (navigator.locks) queue({ signal: quit.signal })
  else void lead(false)
  send({ joined: true })

  return {
    wake: () => connection?.wake(),
    reopen() {
      connection?.reopen()
      send({ reopen: true })
    },
    close() {
      closed = true
      stopWatching()
      quit.abort()
      stopLeading()
      channel.close()
    },
  }
}
