import { loadRates } from '#domains/finance/server/index.ts'
import type { Services } from '#platform/server/services.ts'

/** Change notifications can be lost; a page shows an old rate for at most this long. */
const MAX_AGE_MS = 60_000

export type DisplayRate = {
  /** Riyals per dollar. */
  now(): Promise<number>
  /** Drops the cached rate after a change. */
  forget(): void
}

/** Caches the display rate, because every document needs it. */
export function openDisplayRate(services: Pick<Services, 'db'>): DisplayRate {
  let kept: { rate: Promise<number>; until: number } | null = null
  const read = async () => (await loadRates(services.db)).sarPerUsd
  return {
    async now() {
      if (!kept || kept.until < performance.now()) kept = { rate: read(), until: performance.now() + MAX_AGE_MS }
      try {
        return await kept.rate
      } catch (error) {
        kept = null
        throw error
      }
    },
    forget() {
      kept = null
    },
  }
}
