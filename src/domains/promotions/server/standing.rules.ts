/** How a promotion stands at a moment, and why a code would not be taken. No database, no clock. */
import type { CodeProblem, PromotionState } from '../contract/states.ts'

export type Standing = {
  startsAt: Date
  endsAt: Date | null
  maxUses: number | null
  uses: number
  pausedAt: Date | null
  archivedAt: Date | null
}

export function stateOf({ startsAt, endsAt, maxUses, uses, pausedAt, archivedAt }: Standing, now: Date): PromotionState {
  if (archivedAt) return 'archived'
  if ((endsAt && endsAt <= now) || (maxUses !== null && uses >= maxUses)) return 'ended'
  if (pausedAt) return 'paused'
  return startsAt > now ? 'scheduled' : 'active'
}

/** `ownUses`: how often this customer used it. What the customer holds for a purchase on its way is in neither count. */
export function problemOf(promotion: Standing & { maxUsesPerCustomer: number | null }, ownUses: number, now: Date): CodeProblem | null {
  const { maxUses, uses, maxUsesPerCustomer } = promotion
  if (maxUsesPerCustomer !== null && ownUses >= maxUsesPerCustomer) return 'CODE_USED_BY_YOU'
  if (maxUses !== null && uses >= maxUses) return 'CODE_USED_UP'
  const state = stateOf(promotion, now)
  if (state === 'active') return null
  if (state === 'scheduled') return 'CODE_NOT_YET'
  return state === 'archived' ? 'CODE_UNKNOWN' : 'CODE_ENDED'
}
