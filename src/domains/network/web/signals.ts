import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  // Another person followed, asked, accepted or blocked, in any language that is in the cache.
  'network.people': (client) => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'network' }),
}
