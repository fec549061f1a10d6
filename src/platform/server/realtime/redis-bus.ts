/** The bus through Redis or Valkey, when REDIS_URL is set. */
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { Log } from '../log.ts'
import type { Bus, BusListener, OpenBus } from './bus.ts'

const MAX_RECONNECT_MS = 2000
/** Plaza starts without Redis too: pages are told of a gap when it is there. */
const START_MS = 3000

/** `channel` is the installation's own, because several may share one server. */
export function redisBus(url: string, channel: string, log: Log): OpenBus {
  return (listener) => openRedisBus(url, channel, log, listener)
}

async function openRedisBus(url: string, channel: string, log: Log, listener: BusListener | null): Promise<Bus> {
  const warn = (error: unknown) => log.warn({ error }, 'the connection to Redis failed; trying again')
  const publisher = createClient({
    url,
    // A text that waits for a connection is late; the gap that it leaves is noticed.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RECONNECT_MS) },
  })
  publisher.on('error', warn)
  const subscriber = listener && publisher.duplicate({ disableOfflineQueue: false })
  subscriber?.on('error', (error: unknown) => {
    warn(error)
    listener?.onGap()
  })
  // The client subscribes again after a lost connection, before it is ready.
  subscriber?.on('ready', () => listener?.onGap())

  async function connect(): Promise<void> {
    await publisher.connect()
    await subscriber?.connect()
    await subscriber?.subscribe(channel, (text) => listener?.onText(text))
  }
  await Promise.race([connect().catch(warn), pause(START_MS, undefined, { ref: false })])

  return {
    async publish(text) {
      await publisher.publish(channel, text)
    },
    async close() {
      subscriber?.destroy()
      publisher.destroy()
    },
  }
}
