import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  // Somebody joined, left, asked or was decided about, in any language that is in the cache.
  'groups.group': (client) => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'groups' }),
  'groups.files': (client) =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'groups' && queryKey[2] === 'files' }),
  // The product shelf.
  'groups.shelf': (client) =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'groups' && queryKey[2] === 'products' }),
  // An event was created, changed or answered.
  'groups.event': (client) =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'groups' && queryKey[2] === 'events' }),
}
