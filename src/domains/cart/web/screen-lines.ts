/** What stood on the screen of checkout when its shopper went to log in: that is bought, nothing else (docs/tour.md, rule 28). */
import { forgetDraft, keepDraft, readDraft } from '#platform/web/form/draft.ts'
import type { CartLine } from '../contract.ts'

const SCREEN = 'checkout_screen'

type Wish = { variantId: string; quantity: number }

/** Kept in this tab until the cart is changed, or its shopper logs out. */
export function rememberScreen(lines: readonly CartLine[]): void {
  keepDraft(SCREEN, { lines: lines.filter(({ notice }) => notice !== 'gone').map(({ variantId, quantity }) => ({ variantId, quantity })) })
}

/** Null where there is none. */
export function readScreen(): Wish[] | null {
  const { lines } = readDraft(SCREEN)
  return Array.isArray(lines) && lines.length > 0 ? lines : null
}

export function forgetScreen(): void {
  forgetDraft(SCREEN)
}
