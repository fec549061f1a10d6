/** The app layout (spec §2): what is behind login. Who is nobody is sent to the login and comes back here. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { isRouteErrorResponse, Outlet, replace, useLocation, useRouteError } from 'react-router'
import { meQuery, ProofPrompt, useMe } from '#domains/accounts/web/index.ts'
import { CartDrawer } from '#domains/cart/web/index.ts'
import { settleWorkspace, workspacesQuery } from '#domains/workspaces/web/index.ts'
import { browserSource } from '#platform/web/source.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { NavigationProgress } from '#platform/web/ui/navigation-progress.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { Unexpected } from '#platform/web/ui/unexpected.tsx'
import { useFocusOnNewPage } from '#platform/web/ui/use-focus-on-new-page.ts'
import { gateOf, wayRound } from '../../areas.ts'
import { LateCommands } from '../command/late-commands.tsx'
import { Sidebar, SidebarHome } from '../frame/sidebar.tsx'
import { useSidebarState } from '../frame/sidebar-state.ts'
import { TopBar } from '../frame/top-bar.tsx'
import { useSessionEnd } from '../frame/use-session-end.ts'
import type { Route } from './+types/app-shell.ts'
import { SkipLink } from './skip-link.tsx'
import { ViewsHome } from './views-home.tsx'

const AppDrawer = lazy(() => import('../frame/app-drawer.tsx'))

/** Asked anew on every way through the area: somebody may have signed out meanwhile, and doors differ by role. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const source = browserSource()
  // Both are asked at once where a session is likely.
  if (document.documentElement.dataset.viewer === 'member') void source.client.prefetchQuery(workspacesQuery(source))
  const me = await source.client.ensureQueryData({ ...meQuery(source), revalidateIfStale: true })
  const elsewhere = wayRound(gateOf(pathname) ?? 'member', me, pathname + search)
  if (elsewhere) throw replace(elsewhere)
  // Pages that are about no business do without.
  await settleWorkspace(source).catch(() => undefined)
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
        <ViewsHome>{children}</ViewsHome>
      </div>
      {drawer && small && (
        <Suspense fallback={null}>
          <AppDrawer me={me} open onOpenChange={setDrawer} />
        </Suspense>
      )}
      <CartDrawer />
      <ProofPrompt />
      <LateCommands me={me} />
    </div>
  )
}
