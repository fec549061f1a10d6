import { Home } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { MeView } from '#domains/accounts/contract.ts'
import type { Command } from '#platform/web/command/command.ts'
import { mayOpen } from '../../access.ts'
import { goScreens } from '../../screens.ts'
import { SCREEN_ICONS } from '../frame/screen-icons.ts'
import { TABS } from '../settings/tabs.ts'
import { SETTINGS_PANELS } from './settings-panels.ts'

/** Translation keys of what people look for on a screen whose name does not say it. */
const ALSO_KNOWN_AS: Readonly<Record<string, readonly string[]>> = {
  '/orders': ['orders.dashboard.toShip', 'orders.dashboard.returns'],
  '/vendor/finances': ['finance.admin.payouts', 'finance.dashboard.title'],
  '/inventory': ['products.dashboard.title'],
}

/** Navigation commands: the screens that the member may open, and the settings by tab and panel. Keys: app.settings.tab.* */
export function useScreenCommands(me: MeView): Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return [
    ...goScreens
      .filter(({ access }) => mayOpen(access, me))
      .map(({ path, label, icon, shortcut, adminSection }): Command => {
        const Icon = SCREEN_ICONS[icon]
        return {
          id: `go.${path}`,
          group: 'go',
          title: t(label),
          ...(Icon && { icon: Icon }),
          ...(shortcut && { keys: shortcut }),
          words: (ALSO_KNOWN_AS[path] ?? []).map((word) => t(word)),
          ...(adminSection && { detail: t('app.area.administration.name'), deep: true }),
          run: () => navigate(path),
        }
      }),
    { id: 'go.home', group: 'go', title: t('app.nav.home'), icon: Home, keys: 'g h', run: () => navigate('/') },
    ...TABS.flatMap(({ key, icon }) => {
      const tab = t(`app.settings.tab.${key}`)
      const toTab = (id: string, title: string, detail: string): Command => ({
        id: `go.settings.${id}`,
        group: 'go',
        title,
        detail,
        icon,
        deep: true,
        run: () => navigate(`/settings?tab=${key}`),
      })
      return [toTab(key, tab, t('app.settings.title')), ...(SETTINGS_PANELS[key] ?? []).map((panel) => toTab(panel, t(panel), tab))]
    }),
  ]
}
