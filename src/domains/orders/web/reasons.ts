import { RETURN_REASONS } from '../contract/states.ts'
import type { ReturnReason } from '../contract.ts'

/** Whether the text is a return reason with a translation (orders.reason.*), not free text. */
export function isReason(text: string): text is ReturnReason {
  return RETURN_REASONS.some((reason) => reason === text)
}
