import { defineSettings } from '#platform/server/define-settings.ts'
import type { OrderSettings } from '../contract.ts'

/** A change applies to new orders. */
export const orderSettings = defineSettings<OrderSettings>({
  table: 'orders.settings',
  columns: {
    returnWindowDays: true,
    cancelWindowHours: true,
    reviewInvitationDays: true,
    confirmAboveMinor: true,
    confirmPendingOrders: true,
    confirmHours: true,
    proposalAnswerDays: true,
  },
  audit: { action: 'orders.settingsChanged', resource: { type: 'settings', id: 'orders' } },
})
