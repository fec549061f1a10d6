import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/checkout': 'checkout.page.tsx',
  '/checkout/quote': 'quote.page.tsx',
}
