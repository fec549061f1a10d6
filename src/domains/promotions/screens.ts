/** The screens of promotions. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/promotions', access: 'vendor', label: 'promotions.title', icon: 'TicketPercent', permission: 'growth' },
  { path: '/promotions/:promotionId', access: 'vendor' },
  { path: '/admin/promotions', access: 'admin', label: 'promotions.title', icon: 'TicketPercent', adminGroup: 'sales', adminSection: 5 },
  { path: '/admin/promotions/:promotionId', access: 'admin' },
])
