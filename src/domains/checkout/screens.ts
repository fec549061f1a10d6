/** The screens of checkout. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/checkout', access: 'anyone', layout: 'checkout' },
  { path: '/checkout/quote', access: 'anyone', layout: 'checkout' },
])
