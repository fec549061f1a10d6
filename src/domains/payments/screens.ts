/** The screens of payments. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  {
    path: '/admin/disputes',
    access: 'admin',
    label: 'payments.disputes.title',
    icon: 'ShieldQuestionMark',
    adminGroup: 'money',
    adminSection: 9.7,
  },
])
