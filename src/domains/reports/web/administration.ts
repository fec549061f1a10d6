import { defineAdministration } from '#platform/web/administration.ts'

export const administration = defineAdministration({
  settings: [{ key: 'textFilter', group: 'people', position: 4, load: () => import('./admin/filter-settings.tsx') }],
})
