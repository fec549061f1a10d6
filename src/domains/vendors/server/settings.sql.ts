import { defineSettings } from '#platform/server/define-settings.ts'
import type { VendorSettings } from '../contract.ts'

/** Pending applications stay pending when the settings change. */
export const vendorSettings = defineSettings<VendorSettings>({
  table: 'vendors.settings',
  columns: { approval: true },
  audit: { action: 'vendors.settingsChanged', resource: { type: 'settings', id: 'vendors' } },
})
