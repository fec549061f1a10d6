import type { SettingsTab } from '#platform/web/domain.ts'
import { webDomains } from '../domains.ts'

/** The tabs of the settings, in display order. */
export const TABS: readonly SettingsTab[] = webDomains
  .flatMap(({ settingsTabs = [] }) => settingsTabs)
  .sort((a, b) => a.position - b.position)
