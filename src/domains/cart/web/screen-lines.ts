/** The lines on the checkout screen when the shopper went to log in; only these are bought (docs/tour.md, rule 28). */
import { deleteDraft, readDraft, saveDraft } from '#platform/web/form/draft.ts'
import type { CartLine } from '../contract.ts'

const SCREEN = 'checkout_screen'

type ScreenLine = { lineId: string; quantity: number }

/** Stored in this tab until the cart changes or the shopper logs out. */
export function saveScreenLines(lines: readonly CartLine[]): void {
  saveDraft(SCREEN, { lines: lines.filter(({ notice }) => notice !== 'gone').map(({ id: lineId, quantity }) => ({ lineId, quantity })) })
}

/** Null when nothing is stored. */
export function readScreenLines(): ScreenLine[] | null {
  const { lines } = readDraft(SCREEN)
  return Array.isArray(lines) && lines.length > 0 ? lines : null
}

export function clearScreenLines(): void {
  deleteDraft(SCREEN)
}
