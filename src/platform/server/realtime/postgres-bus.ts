/** The bus without further software: NOTIFY of PostgreSQL, over one connection that also listens. */
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Bus, BusListener, OpenBus } from './bus.ts'

const CHANNEL = 'plaza'
const RECONNECT_MS = 1000

/** `url` is a direct connection: LISTEN does not work through a transaction pooler. */
export function postgresBus(url: string, log: Log): OpenBus {
  return (listener) => openPostgresBus(url, log, listener)
}

async function openPostgresBus(url: string, log: Log, listener: BusListener | null): Promise<Bus> {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let waiting: string[] = []
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  async function connect() {
    const next = new pg.Client({ connectionString: url, application_name: 'plaza bus' })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ payload }) => listener?.onText(payload ?? ''))
    await next.connect()
    if (listener) await next.query(`listen ${CHANNEL}`)
    if (stopped) return next.end()
    client = next
  }

  function lost(which: pg.Client) {
    if (stopped || client !== which) return
    client = null
    listener?.onGap()
    retry()
  }

  function retry() {
    timer = globalThis.setTimeout(() => {
      connect().then(
        () => listener?.onGap(),
        (error: unknown) => {
          log.warn({ error }, 'cannot connect to the bus; trying again')
          if (!stopped) retry()
        },
      )
    }, RECONNECT_MS)
  }

  /** Texts that come while others are being sent follow together, in their order. */
  async function sendWaiting(): Promise<void> {
    const texts = waiting
    waiting = []
    next = null
    if (!client) throw new Error('the bus is not connected')
    await client.query('select pg_notify($1, text) from unnest($2::text[]) with ordinality as t (text, position) order by position', [
      CHANNEL,
      texts,
    ])
  }

  await connect()
  return {
    publish(text) {
      waiting.push(text)
      if (!next) {
        next = current.catch(() => {}).then(sendWaiting)
        current = next
      }
      return next
    },
    async close() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
