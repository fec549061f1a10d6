/** The top bar of the signed-in area. */
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { MeView } from '#domains/accounts/contract.ts'
import { useSavePreferences } from '#domains/accounts/web/index.ts'
import { CartButton } from '#domains/cart/web/index.ts'
import { InboxButton } from '#domains/messages/web/index.ts'
import { Bell } from '#domains/notifications/web/index.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { SearchButton } from '#platform/web/command/search-button.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { ThemeSwitch } from '#platform/web/ui/theme-switch.tsx'
import { findLabelledScreen } from '../../screens.ts'
import { AccountButton } from './account-button.tsx'
import type { SidebarState } from './sidebar-state.ts'

export function TopBar({ me, sidebar, onDrawer }: { me: MeView; sidebar: SidebarState; onDrawer: () => void }) {
  const { t } = useTranslation()
  const keep = useSavePreferences()
  const Icon = sidebar.small ? Menu : sidebar.narrow ? PanelLeftOpen : PanelLeftClose
  return (
    <header className="sticky top-0 z-40 flex min-h-14 items-center gap-1 border-b bg-background/92 px-2 backdrop-blur-md md:px-4">
      {sidebar.small ? (
        <IconButton label={t('app.nav.openMenu')} aria-haspopup="dialog" onClick={onDrawer}>
          <Icon aria-hidden className="size-5" />
        </IconButton>
      ) : (
        <IconButton
          label={sidebar.narrow ? t('app.sidebar.expand') : t('app.sidebar.collapse')}
          aria-expanded={!sidebar.narrow}
          aria-controls="sidebar"
          onClick={sidebar.toggle}
        >
          <Icon aria-hidden className="flip size-5 text-muted-foreground" />
        </IconButton>
      )}
      <CurrentScreen />
      <div className="ms-auto flex shrink-0 items-center">
        <SearchButton />
        <div className="max-sm:hidden">
          <ThemeSwitch />
        </div>
        <div className="max-sm:hidden">
          <LanguageSwitch onChoose={(language) => keep({ language })} />
        </div>
        <CartButton />
        <InboxButton />
        <Bell />
        <AccountButton me={me} />
      </div>
    </header>
  )
}

/** The current screen, preceded by the workspace. */
function CurrentScreen() {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  const screen = findLabelledScreen(useLocation().pathname)
  if (!screen) return null
  return (
    <p className="flex min-w-0 items-center gap-2 px-1 text-sm">
      {screen.permission && workspace && (
        <>
          <bdi className="truncate text-muted-foreground max-sm:hidden">{workspace.name}</bdi>
          <span aria-hidden className="text-muted-foreground max-sm:hidden">
            /
          </span>
        </>
      )}
      <Link to={screen.path} className="flex min-h-11 min-w-0 items-center rounded-sm font-semibold">
        <span className="truncate">{t(screen.label)}</span>
      </Link>
    </p>
  )
}
