/** Decisions about picking. Pure. */
import type { ShortReason } from '../../contract.ts'

export type Known = { open: number; picked: number; short: number; reason: ShortReason | null }
export type Asked = { picked: number; short?: { quantity: number; reason: ShortReason } | undefined }

/**
 * A line after a pick; null when more is asked than is left. Units that were short can still be picked, and then are not short any more.
 */
export function applyPick({ open, picked, short, reason }: Known, asked: Asked): { short: number; reason: ShortReason | null } | null {
  const left = open - picked - asked.picked
  if (left < 0) return null
  if (asked.short) {
    if (asked.short.quantity > left) return null
    return asked.short.quantity === 0 ? { short: 0, reason: null } : { short: asked.short.quantity, reason: asked.short.reason }
  }
  const still = Math.min(short, left)
  return { short: still, reason: still === 0 ? null : reason }
}
