/** The screens of finance. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/vendor/finances', access: 'vendor', label: 'finance.screen.finances', icon: 'Wallet', permission: 'finance', sidebar: 19 },
  { path: '/vendor/finances/earnings/:part', access: 'vendor' },
  { path: '/vendor/finances/payouts/:payoutId', access: 'vendor' },
  { path: '/admin/payouts', access: 'admin', label: 'finance.admin.payouts', icon: 'Banknote', adminGroup: 'money', adminSection: 9 },
  { path: '/admin/payouts/:payoutId', access: 'admin' },
  { path: '/admin/commission', access: 'admin', label: 'finance.commission.title', icon: 'Percent', adminGroup: 'money', adminSection: 10 },
  { path: '/admin/ledger', access: 'admin', label: 'finance.ledger.title', icon: 'BookOpenText', adminGroup: 'money', adminSection: 10.5 },
])
