/** Refetches what is on the screen after signals. */
import type { QueryClient } from '@tanstack/react-query'

/**
 * Marks the queries as outdated whose key begins with these parts, after the language; `null` matches any part. Those on the screen are
 * refetched.
 */
export function invalidateByKey(client: QueryClient, ...parts: readonly (string | null)[]): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [, ...key] }) => parts.every((part, index) => (part === null ? index < key.length : key[index] === part)),
  })
}

/** The same for each id, or once for all records of a topic. `keyOf` gets null for any record. */
export function invalidateEach(
  client: QueryClient,
  ids: readonly string[],
  keyOf: (id: string | null) => readonly (string | null)[],
): void {
  if (ids.length === 0) invalidateByKey(client, ...keyOf(null))
  for (const id of ids) invalidateByKey(client, ...keyOf(id))
}
