/** The app layout (spec §2): what is behind login. Who is nobody is sent to the login and comes back here. */
import { PanelLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Link, Outlet, replace, useLocation, useRouteError } from 'react-router'
import { meQuery, useMe } from '#domains/accounts/web/index.ts'
import { CartButton, CartDrawer } from '#domains/cart/web/index.ts'
import { browserSource } from '#platform/web/source.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { Logo } from '#platform/web/ui/logo.tsx'
import { NavigationProgress } from '#platform/web/ui/navigation-progress.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { ThemeSwitch } from '#platform/web/ui/theme-switch.tsx'
import { Unexpected } from '#platform/web/ui/unexpected.tsx'
import { useFocusOnNewPage } from '#platform/web/ui/use-focus-on-new-page.ts'
import { gateOf, wayRound } from '../../areas.ts'
import { AccountButton } from '../frame/account-button.tsx'
import { Bell } from '../frame/bell.tsx'
import { Sidebar } from '../frame/sidebar.tsx'
import { useSidebarNarrow } from '../frame/sidebar-state.ts'
import { WorkspaceSwitcher } from '../frame/workspace-switcher.tsx'
import type { Route } from './+types/app-shell.ts'
import { SkipLink } from './skip-link.tsx'

const AppDrawer = lazy(() => import('../frame/app-drawer.tsx'))

/** Asked anew on every way through the area: somebody may have signed out meanwhile, and doors differ by role. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const source = browserSource()
  const me = await source.client.ensureQueryData(meQuery(source))
  const elsewhere = wayRound(gateOf(pathname) ?? 'member', me, pathname + search)
  if (elsewhere) throw replace(elsewhere)
  return null
}

export const shouldRevalidate = () => true

export function HydrateFallback() {
  return <LoadingPage />
}

export default function AppShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <Frame>{missing ? <NotFound /> : <Unexpected error={error} />}</Frame>
}

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  const me = useMe()
  const { narrow, toggle } = useSidebarNarrow()
  const { pathname } = useLocation()
  const [drawer, setDrawer] = useState(false)
  useFocusOnNewPage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes it
  useEffect(() => setDrawer(false), [pathname])
  if (!me) return <LoadingPage />

  return (
    <div className="min-h-dvh">
      <SkipLink />
      <NavigationProgress />
      <header className="sticky top-0 z-40 flex min-h-14 items-center gap-1 border-b bg-background/92 px-3 backdrop-blur-md md:px-4">
        <IconButton label={t('app.nav.openMenu')} onClick={() => setDrawer(true)} className="md:hidden">
          <PanelLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <IconButton
          label={narrow ? t('app.sidebar.expand') : t('app.sidebar.collapse')}
          aria-expanded={!narrow}
          onClick={toggle}
          className="max-md:hidden"
        >
          {narrow ? (
            <PanelLeftOpen aria-hidden className="size-5 rtl:-scale-x-100" />
          ) : (
            <PanelLeftClose aria-hidden className="size-5 rtl:-scale-x-100" />
          )}
        </IconButton>
        <Link to="/" aria-label={t('app.nav.logo')} className="inline-flex min-h-11 items-center rounded-md px-1">
          <Logo />
        </Link>
        <div className="ms-auto flex items-center">
          <div className="max-sm:hidden">
            <ThemeSwitch />
          </div>
          <LanguageSwitch />
          <CartButton />
          <Bell />
          <AccountButton me={me} />
        </div>
      </header>
      <div className="flex">
        <aside
          className={classes(
            'sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 overflow-y-auto border-e transition-[width] md:block',
            narrow ? 'w-20' : 'w-64',
          )}
        >
          <div className="p-3 pb-0">
            <WorkspaceSwitcher narrow={narrow} />
          </div>
          <Sidebar me={me} narrow={narrow} />
        </aside>
        <div className="min-w-0 grow">{children}</div>
      </div>
      {drawer && (
        <Suspense fallback={null}>
          <AppDrawer me={me} open onOpenChange={setDrawer} />
        </Suspense>
      )}
      <CartDrawer />
    </div>
  )
}
