import { RETURN_REASONS } from '../contract/states.ts'
import type { ReturnReason } from '../contract.ts'

/** Whether it is a shopper's reason, worded by orders.reason.*, and not somebody's own words. */
export function isReason(text: string): text is ReturnReason {
  return RETURN_REASONS.some((reason) => reason === text)
}
