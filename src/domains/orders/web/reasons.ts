import type { ReturnReason } from '../contract.ts'

/** Why something goes back, in the order they are offered. Words: orders.reason.* */
export const REASONS: readonly ReturnReason[] = ['changedMind', 'damaged', 'wrongItem', 'notAsDescribed', 'tooLate', 'other']

export function isReason(text: string): text is ReturnReason {
  return REASONS.some((reason) => reason === text)
}
