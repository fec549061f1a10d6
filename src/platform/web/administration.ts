/** What a domain brings to the pages of administrators, declared in its `web/administration.ts`. */
import type { LucideIcon } from 'lucide-react'
import type { LoadComponent } from './domain.ts'

/** A panel of `/admin/settings`; the headings of the groups are `app.admin.settings.<group>`. */
export type PlatformSettingsPanel = { key: string; group: 'people' | 'shopping' | 'money'; position: number; load: LoadComponent }

/** `data` is undefined until the number is known. */
export type CountQuery = { data: number | undefined; isError: boolean; refetch: () => unknown }

/** Open work of administrators: shown with its count on `/admin`, and as a number at the section of `section`. */
export type AdminTask = {
  key: string
  /** Translation key: “Disputes to resolve”. */
  label: string
  href: string
  /** Path of the admin section that shows the count in the navigation. */
  section?: string
  icon: LucideIcon
  position: number
  alarming?: true
  /** A hook that asks for the number of open items. */
  useCount: () => CountQuery
}

export type Administration = { settings?: readonly PlatformSettingsPanel[]; tasks?: readonly AdminTask[] }

export function defineAdministration(administration: Administration): Administration {
  return administration
}
