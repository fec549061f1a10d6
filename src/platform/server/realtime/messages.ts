/** Messages between the processes of one Plaza, over a bus that may lose some: then the listener hears of a gap within seconds. */
import { randomText } from '#platform/shared/ids.ts'
import type { Timers } from '#platform/shared/timers.ts'
import type { Log } from '../log.ts'
import { atMostEvery } from './at-most-every.ts'
import type { OpenBus } from './bus.ts'
import { type Message, splitMessage } from './message.ts'
import { HEARTBEAT_MS, openSequences } from './sequences.rules.ts'

/** Wakes that follow faster than this are one. */
const WAKE_MS = 20

export type MessageListener = {
  onMessage(message: Message): void
  /** Messages are missing: anything may have changed. */
  onGap(): void
}

export type Messages = {
  /** The listener of this process hears it at once, those of the others through the bus. Never inside a transaction. */
  publish(message: Message): void
  /** Wakes the dispatcher, in whichever process it runs. */
  wake(): void
  close(): Promise<void>
}

/** `n` counts the publisher's messages; with `beat` it is the number of the last one, and with `end` there will be no more. */
type Envelope = Message & { from: string; n: number; beat?: true; end?: true }

type Options = { openBus: OpenBus; listener: MessageListener | null; log: Log; timers: Timers }

export async function openMessages({ openBus, listener, log, timers }: Options): Promise<Messages> {
  const from = randomText(12)
  const sequences = openSequences()
  let sent = 0
  let sentAt = Number.NEGATIVE_INFINITY

  const onText = (text: string) => {
    const envelope = parseEnvelope(text)
    if (!envelope) return listener?.onGap()
    if (envelope.from === from) return
    const { beat = false, end = false } = envelope
    const gap = sequences.receive({ from: envelope.from, n: envelope.n, heartbeat: beat || end }, timers.now())
    if (end) sequences.forget(envelope.from)
    if (gap) listener?.onGap()
    if (!end && (!beat || envelope.wake)) listener?.onMessage(envelope)
  }
  const bus = await openBus(listener && { onText, onGap: listener.onGap })

  const send = (envelope: Omit<Envelope, 'from' | 'n'>) => {
    sentAt = timers.now()
    const text = JSON.stringify({ from, n: sent, ...envelope } satisfies Envelope)
    return bus.publish(text).catch((error: unknown) => log.warn({ error }, 'a message to the other processes was lost'))
  }
  const stop = timers.every(HEARTBEAT_MS, () => {
    if (timers.now() - sentAt >= HEARTBEAT_MS / 2) void send({ beat: true })
    if (sequences.forgetSilent(timers.now())) listener?.onGap()
  })
  void send({ beat: true })
  const wake = atMostEvery(WAKE_MS, timers, () => void send({ beat: true, wake: true }))

  return {
    publish(message) {
      listener?.onMessage(message)
      for (const part of splitMessage(message)) {
        sent += 1
        void send(part)
      }
    },
    wake: wake.request,
    async close() {
      stop()
      wake.cancel()
      await send({ end: true })
      await bus.close()
    },
  }
}

function parseEnvelope(text: string): Envelope | null {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return null
  }
}
