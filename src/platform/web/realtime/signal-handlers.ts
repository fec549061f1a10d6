import type { QueryClient } from '@tanstack/react-query'

/** Invalidates the queries of these records; no ids: of any record of the topic. */
export type SignalHandler = (client: QueryClient, ids: readonly string[]) => void

/** What a domain loads again after signals, by topic (`src/platform/shared/signal.ts`); declared in its `web/signals.ts`. */
export type SignalHandlers = Readonly<Record<string, SignalHandler>>
