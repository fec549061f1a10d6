import { defineAdministration } from '#platform/web/administration.ts'

export const administration = defineAdministration({
  settings: [{ key: 'cart', group: 'shopping', position: 1, load: () => import('./admin/cart-settings.tsx') }],
})
