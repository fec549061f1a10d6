/** Collects topics with the ids of their records, for one message to a browser. */
import type { Signal } from '#platform/shared/signal.ts'

/** A topic with more records than this says that any of its records may have changed. */
export const MAX_IDS = 200

export type Topics = {
  add(signal: Pick<Signal, 'topic' | 'ids'>): void
  /** `[topic, ids]` of each topic; afterwards there are none. */
  take(): readonly (readonly [topic: string, ids: readonly string[]])[]
}

export function collectTopics(): Topics {
  let topics = new Map<string, Set<string> | 'any'>()
  return {
    add({ topic, ids }) {
      const known = topics.get(topic)
      if (known === 'any') return
      const all = new Set([...(known ?? []), ...ids])
      topics.set(topic, ids.length === 0 || all.size > MAX_IDS ? 'any' : all)
    },
    take() {
      const taken = [...topics].map(([topic, ids]) => [topic, ids === 'any' ? [] : [...ids]] as const)
      topics = new Map()
      return taken
    },
  }
}
