import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  groupTabs: [
    { key: 'reports', title: 'moderation.group.tab', position: 40, forModerators: true, load: () => import('./group/group-reports.tsx') },
  ],
})
