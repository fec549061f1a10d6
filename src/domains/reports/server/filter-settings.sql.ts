import { defineSettings } from '#platform/server/define-settings.ts'
import type { FilterSettings } from '../contract.ts'

/** A change applies to texts that are written from now on. */
export const filterSettings = defineSettings<FilterSettings>({
  table: 'reports.filter_settings',
  columns: {
    wholeWords: true,
    wordParts: true,
    wordsAction: true,
    blockedSites: true,
    sitesAction: true,
    newAccountDays: true,
    newAccountLinks: true,
    linksAction: true,
  },
  audit: { action: 'reports.filterChanged', resource: { type: 'settings', id: 'textFilter' } },
})
