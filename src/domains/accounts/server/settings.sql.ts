import type { Db } from '#platform/server/db.ts'
import { defineSettings } from '#platform/server/define-settings.ts'
import type { PlatformSettings } from '../contract.ts'

export const platformSettings = defineSettings<PlatformSettings>({
  table: 'accounts.settings',
  columns: { registration: true },
  audit: { action: 'accounts.settingsChanged', resource: { type: 'settings', id: 'accounts' } },
})

export async function registrationIsOpen(db: Db): Promise<boolean> {
  return (await platformSettings.load(db)).registration === 'open'
}
