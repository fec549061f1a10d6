import { useTranslation } from 'react-i18next'
import type { Area } from '#platform/shared/areas.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import type { SeatRole } from '../contract.ts'

/** What somebody is entrusted with, in words. Keys: workspaces.area.* */
export function useAreasText(): (seat: { role: SeatRole; areas: readonly Area[] }) => string {
  const { t } = useTranslation()
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit' })
  return ({ role, areas }) => {
    if (role !== 'staff') return t('workspaces.areas.all')
    return areas.length === 0 ? t('workspaces.areas.none') : list.format(areas.map((area) => t(`workspaces.area.${area}`)))
  }
}
