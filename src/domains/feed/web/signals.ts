import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

/** Open feeds ask at different times whether a new post is for them. */
const SPREAD_MS = 10_000
let waiting = false

export const signals: SignalHandlers = {
  'feed.posts': (client) => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'feed-news' })
      invalidateByKey(client, 'feed', 'waiting')
    }, Math.random() * SPREAD_MS)
  },
  'feed.post': (client, ids) => {
    for (const id of ids) invalidateByKey(client, 'feed', 'post', id)
  },
}
