/** What this process hears from the others, and the streams that tell open pages about it. */
import type { Config } from '#platform/server/config.ts'
import type { Log } from '#platform/server/log.ts'
import type { OpenBus } from '#platform/server/realtime/bus.ts'
import { type Hub, openHub } from '#platform/server/realtime/hub.ts'
import type { Hint } from '#platform/server/realtime/message.ts'
import { type Messages, openMessages } from '#platform/server/realtime/messages.ts'
import { postgresBus } from '#platform/server/realtime/postgres-bus.ts'
import type { Services } from '#platform/server/services.ts'
import { systemTimers } from '#platform/shared/timers.ts'
import { loadStreamRights } from './stream-rights.ts'

export type Realtime = { hub: Hub; messages: Messages }

type Options = {
  config: Config
  /** For LISTEN. */
  directUrl: string
  services: Services
  /** An empty list: anything may have changed. */
  onHints(hints: readonly Hint[]): void
  /** There are events to dispatch. */
  onWake(): void
}

export async function openRealtime({ config, directUrl, services, onHints, onWake }: Options): Promise<Realtime> {
  const { log } = services
  const timers = systemTimers
  const hub = openHub({ loadRights: (sessionIds) => loadStreamRights(services, sessionIds), timers, log })
  const openBus = await chooseBus(config, directUrl, log)
  const messages = await openMessages({
    openBus,
    listener: {
      onMessage({ hints, signals, wake }) {
        if (hints) onHints(hints)
        if (signals) hub.receive(signals)
        if (wake) onWake()
      },
      onGap() {
        onHints([])
        hub.receiveGap()
      },
    },
    log,
    timers,
  })
  return { hub, messages }
}

async function chooseBus(config: Config, directUrl: string, log: Log): Promise<OpenBus> {
  if (!config.redisUrl) return postgresBus(directUrl, log)
  const { redisBus } = await import('#platform/server/realtime/redis-bus.ts')
  return redisBus(config.redisUrl, channelFor(config), log)
}

/** Nobody without the installation's secret finds its channel on a shared Redis by guessing. */
function channelFor({ secretFor }: Config): string {
  return `plaza:${secretFor('bus').toString('hex').slice(0, 32)}`
}
