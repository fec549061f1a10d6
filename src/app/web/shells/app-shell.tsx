/** The app layout (spec §2) of the pages behind login. Guests are redirected to login and return here. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { isRouteErrorResponse, Outlet, replace, useLocation, useRouteError } from 'react-router'
import { LoginPrompt, meQuery, ReauthPrompt, useMe } from '#domains/accounts/web/index.ts'
import { CartDrawer } from '#domains/cart/web/index.ts'
import { PresenceBeat } from '#domains/messages/web/index.ts'
import { selectWorkspace, workspacesQuery } from '#domains/workspaces/web/index.ts'
import { loadOtherTranslations } from '#platform/web/i18n/browser.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { browserSource } from '#platform/web/source.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { NavigationProgress } from '#platform/web/ui/navigation-progress.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { Unexpected } from '#platform/web/ui/unexpected.tsx'
import { useFocusOnNewPage } from '#platform/web/ui/use-focus-on-new-page.ts'
import { redirectFor, requiredRole } from '../../access.ts'
import { Sidebar, SidebarHome } from '../frame/sidebar.tsx'
import { useSidebarState } from '../frame/sidebar-state.ts'
import { TopBar } from '../frame/top-bar.tsx'
import { useSessionEnd } from '../frame/use-session-end.ts'
import type { Route } from './+types/app-shell.ts'
import { SavedViewsProvider } from './saved-views-provider.tsx'
import { SkipLink } from './skip-link.tsx'

const AppDrawer = lazy(() => import('../frame/app-drawer.tsx'))
/** The page works without the command palette if loading fails. */
const Commands = lazyPart(() => import('../command/commands.tsx'), { whenMissing: 'nothing' })

/** Runs on every navigation: the session may have ended, and pages require different roles. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const source = browserSource()
  // Awaited below, where a failure shows.
  loadOtherTranslations().catch(() => undefined)
  // Loads both in parallel when a session is likely.
  if (document.documentElement.dataset.viewer === 'member') void source.client.prefetchQuery(workspacesQuery(source))
  const me = await source.client.ensureQueryData({ ...meQuery(source), revalidateIfStale: true })
  const elsewhere = redirectFor(requiredRole(pathname) ?? 'member', me, pathname + search)
  if (elsewhere) throw replace(elsewhere)
  // Pages without a workspace work without it.
  await selectWorkspace(source).catch(() => undefined)
  await loadOtherTranslations()
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
  const me = useMe()
  const sidebar = useSidebarState()
  const { narrow, small } = sidebar
  const { pathname } = useLocation()
  const [drawer, setDrawer] = useState(false)
  useSessionEnd()
  useFocusOnNewPage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes it
  useEffect(() => setDrawer(false), [pathname])
  if (!me) return <LoadingPage />

  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <NavigationProgress />
      <aside
        id="sidebar"
        className={classes(
          'sticky top-0 hidden h-dvh shrink-0 flex-col border-e bg-card transition-[width] ease-calm sm:flex',
          narrow ? 'w-20' : 'w-64',
        )}
      >
        <div className="flex min-h-14 shrink-0 items-center px-4">
          <SidebarHome narrow={narrow} />
        </div>
        <Sidebar me={me} narrow={narrow} />
      </aside>
      <div className="flex min-w-0 grow flex-col">
        <TopBar me={me} sidebar={sidebar} onDrawer={() => setDrawer(true)} />
        <SavedViewsProvider>{children}</SavedViewsProvider>
      </div>
      {drawer && small && (
        <Suspense fallback={null}>
          <AppDrawer me={me} open onOpenChange={setDrawer} />
        </Suspense>
      )}
      <CartDrawer />
      <ReauthPrompt />
      <LoginPrompt />
      <Commands me={me} />
      <PresenceBeat />
    </div>
  )
}
