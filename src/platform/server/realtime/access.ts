import type { Signal } from '#platform/shared/signal.ts'

/** The topic of signals that no browser hears: they end streams. */
export const ACCESS_TOPIC = 'access'

/**
 * Ends the open streams of somebody who lost a right, or of all members of a workspace; their browsers come back with the rights that
 * are left. `sessionIds`: only the streams of these sessions.
 */
export function endStreams(of: { user: string } | { workspace: string }, sessionIds: readonly string[] = []): Signal {
  return { to: of, topic: ACCESS_TOPIC, ids: sessionIds }
}
