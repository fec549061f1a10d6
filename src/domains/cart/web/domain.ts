import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateCart } from './queries.ts'

export const web = defineWebDomain({
  signals: { 'cart.cart': (client) => void invalidateCart(client) },
  platformSettings: [{ key: 'cart', group: 'shopping', position: 1, load: () => import('./admin/cart-settings.tsx') }],
})
