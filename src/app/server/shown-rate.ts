import { ratesOf } from '#domains/finance/server/index.ts'
import type { Kernel } from '#platform/server/kernel.ts'

/** A hint can be lost; then this is how late a page may be. */
const KEPT_MS = 60_000

export type ShownRate = {
  /** How many riyals a dollar is shown as. */
  now(): Promise<number>
  /** It was changed. */
  forget(): void
}

/** Every document asks, so it is kept. */
export function openShownRate(kernel: Pick<Kernel, 'db'>): ShownRate {
  let kept: { rate: Promise<number>; until: number } | null = null
  const read = async () => (await ratesOf(kernel.db)).sarPerUsd
  return {
    async now() {
      if (!kept || kept.until < performance.now()) kept = { rate: read(), until: performance.now() + KEPT_MS }
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
