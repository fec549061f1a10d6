/** State of a promotion at a point in time, and why a code is not accepted. Pure: no database, no clock. */
import type { CodeProblem, PromotionState } from '../contract/states.ts'

export type PromotionLifecycle = {
  startsAt: Date
  endsAt: Date | null
  maxUses: number | null
  uses: number
  pausedAt: Date | null
  archivedAt: Date | null
}

export function promotionState({ startsAt, endsAt, maxUses, uses, pausedAt, archivedAt }: PromotionLifecycle, now: Date): PromotionState {
  if (archivedAt) return 'archived'
  if ((endsAt && endsAt <= now) || (maxUses !== null && uses >= maxUses)) return 'ended'
  if (pausedAt) return 'paused'
  return startsAt > now ? 'scheduled' : 'active'
}

/** `ownUses`: uses by this customer. Neither count includes uses held for a payment in progress. */
export function codeProblem(
  promotion: PromotionLifecycle & { maxUsesPerCustomer: number | null },
  ownUses: number,
  now: Date,
): CodeProblem | null {
  const { maxUses, uses, maxUsesPerCustomer } = promotion
  if (maxUsesPerCustomer !== null && ownUses >= maxUsesPerCustomer) return 'CODE_USED_BY_YOU'
  if (maxUses !== null && uses >= maxUses) return 'CODE_USED_UP'
  const state = promotionState(promotion, now)
  if (state === 'active') return null
  if (state === 'scheduled') return 'CODE_NOT_YET'
  return state === 'archived' ? 'CODE_UNKNOWN' : 'CODE_ENDED'
}
