/** Sums and forecast of stages. Pure. */

import type { MoneyView } from '#platform/shared/contract.ts'
import { applyRate, money } from '#platform/shared/money.ts'
import type { StageRow } from './pipelines.sql.ts'
import type { StageSum } from './stage-sums.sql.ts'

/** Amount × probability, rounded half up. */
export const weigh = (amountMinor: number, probability: number): number =>
  applyRate(amountMinor, { numerator: probability, denominator: 100 })

/** What open deals may bring, by currency; the one with most deals first. Each stage is rounded once. */
export function forecastOf(stages: readonly StageRow[], sums: readonly StageSum[]): { open: MoneyView; weighted: MoneyView }[] {
  const open = new Map(stages.filter(({ outcome }) => outcome === 'open').map((stage) => [stage.id, stage]))
  const totals = new Map<string, { cards: number; openMinor: number; weightedMinor: number }>()
  for (const { stageId, currency, cards, amountMinor } of sums) {
    const stage = open.get(stageId)
    if (!stage || currency === '') continue
    const { cards: before, openMinor, weightedMinor } = totals.get(currency) ?? { cards: 0, openMinor: 0, weightedMinor: 0 }
    totals.set(currency, {
      cards: before + cards,
      openMinor: openMinor + amountMinor,
      weightedMinor: weightedMinor + weigh(amountMinor, stage.probability),
    })
  }
  return [...totals]
    .sort(([a, one], [b, other]) => other.cards - one.cards || a.localeCompare(b))
    .map(([currency, { openMinor, weightedMinor }]) => ({ open: money(openMinor, currency), weighted: money(weightedMinor, currency) }))
}

export function columnSums(sums: readonly StageSum[], stageId: string): { count: number; sums: MoneyView[] } {
  const own = sums.filter((sum) => sum.stageId === stageId)
  return {
    count: own.reduce((count, { cards }) => count + cards, 0),
    sums: own.filter(({ currency }) => currency !== '').map(({ currency, amountMinor }) => money(amountMinor, currency)),
  }
}

const DAY_MS = 24 * 3600_000

/** An open deal without activity for the days of its pipeline (hazard 38). */
export const isStale = (deal: { activeAt: Date; closedAt: Date | null }, staleDays: number, now: Date): boolean =>
  deal.closedAt === null && now.getTime() - deal.activeAt.getTime() > staleDays * DAY_MS
