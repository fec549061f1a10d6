import { CircleUserRound, IdCard, Languages, Palette, ShieldCheck } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  searchTypes: [{ type: 'user', label: 'accounts.search.people', icon: CircleUserRound, position: 2, isPerson: true }],
  settingsTabs: [
    { key: 'profile', icon: CircleUserRound, position: 1, load: () => import('./settings/profile-tab.tsx') },
    { key: 'account', icon: IdCard, position: 2, load: () => import('./settings/account-tab.tsx') },
    { key: 'security', icon: ShieldCheck, position: 3, load: () => import('./settings/security-tab.tsx') },
    { key: 'appearance', icon: Palette, position: 5, load: () => import('./settings/appearance-tab.tsx') },
    { key: 'language', icon: Languages, position: 6, load: () => import('./settings/language-tab.tsx') },
  ],
  deletionBlockers: {
    'accounts.lastAdministrator': { words: 'accounts.obligation.lastAdministrator', path: '/admin/users' },
  },
})
