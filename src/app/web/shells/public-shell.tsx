import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { LoginPrompt } from '#domains/accounts/web/index.ts'
import { CartDrawer } from '#domains/cart/web/index.ts'
import { publishedPagesQuery } from '#domains/pages/web/index.ts'
import { browserSource, IN_CACHE, serverQueries } from '#platform/web/source.ts'
import { NavigationProgress } from '#platform/web/ui/navigation-progress.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { Unexpected } from '#platform/web/ui/unexpected.tsx'
import { useFocusOnNewPage } from '#platform/web/ui/use-focus-on-new-page.ts'
import { visiblePart } from '#platform/web/visible-part.tsx'
import type { Route } from './+types/public-shell.ts'
import { PublicHeader } from './public-header.tsx'
import { SkipLink } from './skip-link.tsx'

const PublicFooter = visiblePart(() => import('./public-footer.tsx'), { whenMissing: 'keep' })

/** The footer links to the pages that are published, in the first byte too. */
export async function loader({ context }: Route.LoaderArgs) {
  return serverQueries(context, (client, source) => client.fetchQuery(publishedPagesQuery(source)))
}

export async function clientLoader() {
  const source = browserSource()
  void source.client.prefetchQuery(publishedPagesQuery(source))
  return IN_CACHE
}

export default function PublicShell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame state={loaderData.state}>
      <Outlet />
    </Frame>
  )
}

/** A known route without its record (spec §2, architecture «Pages») keeps the shell. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <Frame state={loaderData?.state}>{missing ? <NotFound /> : <Unexpected error={error} />}</Frame>
}

function Frame({ state, children }: { state: DehydratedState | null | undefined; children: React.ReactNode }) {
  useFocusOnNewPage()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <PublicHeader />
      <div className="grow">{children}</div>
      <div>
        <HydrationBoundary state={state}>
          <PublicFooter />
        </HydrationBoundary>
      </div>
      <CartDrawer />
      <LoginPrompt />
    </div>
  )
}
