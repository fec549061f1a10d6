import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  platformSettings: [{ key: 'cart', group: 'shopping', position: 1, load: () => import('./admin/cart-settings.tsx') }],
})
