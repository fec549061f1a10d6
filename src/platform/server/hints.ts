/** Hears, in every process, what the dispatcher tells changed. A hint is a reason to look again, never the news itself. */
import pg from 'pg'
import { HINT_CHANNEL, type Hint } from './dispatcher.ts'
import type { Log } from './log.ts'

const RECONNECT_MS = 1000

export type Hints = { stop(): Promise<void> }

/**
 * Calls `hear` for every message. An empty list says that anything may have changed: sent when there was too much to list,
 * and by us after a lost connection, because what was said meanwhile was not heard.
 */
export async function listenForHints(url: string, log: Log, hear: (hints: readonly Hint[]) => void): Promise<Hints> {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const next = new pg.Client({ connectionString: url, application_name: 'plaza hints' })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ payload }) => hear(parse(payload ?? '[]')))
    await next.connect()
    await next.query(`listen ${HINT_CHANNEL}`)
    client = next
  }

  function lost(which: pg.Client) {
    if (stopped || client !== which) return
    client = null
    hear([])
    retry()
  }

  function retry() {
    timer = globalThis.setTimeout(() => {
      connect().then(
        () => hear([]),
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
