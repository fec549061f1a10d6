import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { LoginPrompt } from '#domains/accounts/web/index.ts'
import { CartDrawer } from '#domains/cart/web/index.ts'
import { NavigationProgress } from '#platform/web/ui/navigation-progress.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { Unexpected } from '#platform/web/ui/unexpected.tsx'
import { useFocusOnNewPage } from '#platform/web/ui/use-focus-on-new-page.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { SkipLink } from './skip-link.tsx'

export default function PublicShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** A known route without its record (spec §2, architecture «Pages») keeps the shell. */
export function ErrorBoundary() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <Frame>{missing ? <NotFound /> : <Unexpected error={error} />}</Frame>
}

function Frame({ children }: { children: React.ReactNode }) {
  useFocusOnNewPage()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <PublicHeader />
      <div className="grow">{children}</div>
      <PublicFooter />
      <CartDrawer />
      <LoginPrompt />
    </div>
  )
}
