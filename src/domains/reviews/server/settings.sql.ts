import { defineSettings } from '#platform/server/define-settings.ts'
import type { ReviewSettings } from '../contract.ts'

/** A change applies to reviews written from now on; pending ones stay pending. */
export const reviewSettings = defineSettings<ReviewSettings>({
  table: 'reviews.settings',
  columns: { mode: true },
  audit: { action: 'reviews.settingsChanged', resource: { type: 'settings', id: 'reviews' } },
})
