/** What the processes of one Plaza tell each other. */
import type { Signal } from '#platform/shared/signal.ts'

/** `[type, aggregate]` of an event, for cached pages. An empty list of hints means that anything may have changed. */
export type Hint = readonly [type: string, aggregate: string]

/** `wake`: there are events to dispatch. */
export type Message = { hints?: readonly Hint[]; signals?: readonly Signal[]; wake?: true }

/** One hint per type and record. */
export function toHints(events: readonly { type: string; aggregate: string }[]): Hint[] {
  return [...new Map(events.map(({ type, aggregate }) => [`${type} ${aggregate}`, [type, aggregate] as const])).values()]
}

/** In bytes: NOTIFY takes less than 8,000, and the envelope needs some. */
const MAX_BYTES = 7000

/** Splits a message that is too long for the bus. What cannot be split says less: any hint, or any record of a topic. */
export function splitMessage({ hints, signals = [] }: Message): Message[] {
  const parts: Message[] = []
  if (hints) parts.push({ hints: sizeOf(hints) > MAX_BYTES ? [] : hints })
  let part: Signal[] = []
  let size = 0
  for (const signal of signals.map(shorten)) {
    const bytes = sizeOf(signal)
    if (part.length > 0 && size + bytes > MAX_BYTES) {
      parts.push({ signals: part })
      part = []
      size = 0
    }
    part.push(signal)
    size += bytes
  }
  if (part.length > 0) parts.push({ signals: part })
  return joinSmall(parts)
}

function shorten(signal: Signal): Signal {
  return sizeOf(signal) > MAX_BYTES / 2 ? { ...signal, ids: [] } : signal
}

/** Most commits fit into one message. */
function joinSmall(parts: Message[]): Message[] {
  const [first, second, ...others] = parts
  if (!first?.hints || !second || sizeOf(first) + sizeOf(second) > MAX_BYTES) return parts
  return [{ ...first, ...second }, ...others]
}

/** With the comma that follows it. */
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) + 1
