import { Home } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { MeView } from '#domains/accounts/contract.ts'
import type { Command } from '#platform/web/command/command.ts'
import { mayOpen } from '../../access.ts'
import { goScreens } from '../../screens.ts'
import { SCREEN_ICONS } from '../frame/screen-icons.ts'
import { TABS } from '../settings/tabs.ts'

/** Navigation commands: the screens that the member may open, and the settings tabs. Keys: app.settings.tab.* */
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
          ...(adminSection && { detail: t('app.area.administration.name'), deep: true }),
          run: () => navigate(path),
        }
      }),
    { id: 'go.home', group: 'go', title: t('app.nav.home'), icon: Home, keys: 'g h', run: () => navigate('/') },
    ...TABS.map(
      ({ key, icon }): Command => ({
        id: `go.settings.${key}`,
        group: 'go',
        title: t(`app.settings.tab.${key}`),
        detail: t('app.settings.title'),
        icon,
        deep: true,
        run: () => navigate(`/settings?tab=${key}`),
      }),
    ),
  ]
}
