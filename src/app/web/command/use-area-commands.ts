import { Home } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { MeView } from '#domains/accounts/contract.ts'
import type { Command } from '#platform/web/command/command.ts'
import { AREAS, type Area, type AreaKey, MENU_AREAS, wayRound } from '../../areas.ts'
import { AREA_ICONS } from '../frame/area-icons.ts'
import { TABS } from '../settings/tabs.tsx'

const KEYS: Readonly<Partial<Record<AreaKey, string>>> = {
  dashboard: 'g d',
  marketplace: 'g m',
  profile: 'g p',
  settings: 'g s',
  administration: 'g a',
}

/** Where somebody may go: the areas that are built and theirs, and the tabs of the settings. Keys: app.settings.tab.* */
export function useAreaCommands(me: MeView): Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const areas: readonly (Area & { key: AreaKey })[] = [...AREAS, ...MENU_AREAS]
  const theirs = areas.filter((area) => !area.soon && (!area.for || wayRound(area.for, me, area.path) === null))
  return [
    ...theirs.map(({ key, path }): Command => {
      const keys = KEYS[key]
      return {
        ...{ id: `go.${key}`, group: 'go', title: t(`app.area.${key}.name`), icon: AREA_ICONS[key] },
        ...(keys && { keys }),
        run: () => navigate(path),
      }
    }),
    { id: 'go.home', group: 'go', title: t('app.nav.home'), icon: Home, keys: 'g h', run: () => navigate('/') },
    ...Object.entries(TABS).map(
      ([tab, { icon }]): Command => ({
        ...{
          id: `go.settings.${tab}`,
          group: 'go',
          title: t(`app.settings.tab.${tab}`),
          detail: t('app.settings.title'),
          icon,
          deep: true,
        },
        run: () => navigate(`/settings?tab=${tab}`),
      }),
    ),
  ]
}
