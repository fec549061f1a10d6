/** Receives the dispatcher's hints in every process. A hint says that data may have changed; it never contains the data. */
import pg from 'pg'
import { HINT_CHANNEL, type Hint } from './dispatcher.ts'
import type { Log } from './log.ts'

const RECONNECT_MS = 1000

export type Hints = { stop(): Promise<void> }

/**
 * Calls `onHints` for every message. An empty list means that anything may have changed: the dispatcher sends it when there are
 * too many hints, and this listener calls it after a lost connection, because it may have missed messages.
 */
export async function listenForHints(url: string, log: Log, onHints: (hints: readonly Hint[]) => void): Promise<Hints> {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const next = new pg.Client({ connectionString: url, application_name: 'plaza hints' })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ payload }) => onHints(parse(payload ?? '[]')))
    await next.connect()
    await next.query(`listen ${HINT_CHANNEL}`)
    client = next
  }

  function lost(which: pg.Client) {
    if (stopped || client !== which) return
    client = null
    onHints([])
    retry()
  }

  function retry() {
    timer = globalThis.setTimeout(() => {
      connect().then(
        () => onHints([]),
        (error: unknown) => {
          log.warn({ error }, 'cannot listen for hints; trying again')
          if (!stopped) retry()
        },
      )
    }, RECONNECT_MS)
  }

  await connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

function parse(payload: string): readonly Hint[] {
  try {
    return JSON.parse(payload) as Hint[]
  } catch {
    return []
  }
}
