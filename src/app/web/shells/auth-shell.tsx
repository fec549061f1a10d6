/** The auth layout (spec §2): a centered card whose only link away is the logo. It hands the published terms to the registration. */
import { HydrationBoundary } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useRouteError } from 'react-router'
import { RegistrationTerms } from '#domains/accounts/web/index.ts'
import { Agreement, publishedPagesQuery, usePublishedVersion, useRefreshPublished } from '#domains/pages/web/index.ts'
import { browserSource, IN_CACHE, serverQueries } from '#platform/web/source.ts'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { Logo } from '#platform/web/ui/logo.tsx'
import { NavigationProgress } from '#platform/web/ui/navigation-progress.tsx'
import { ThemeSwitch } from '#platform/web/ui/theme-switch.tsx'
import { Unexpected } from '#platform/web/ui/unexpected.tsx'
import { useFocusOnNewPage } from '#platform/web/ui/use-focus-on-new-page.ts'
import type { Route } from './+types/auth-shell.ts'
import { SkipLink } from './skip-link.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return serverQueries(context, (client, source) => client.fetchQuery(publishedPagesQuery(source)))
}

export async function clientLoader() {
  const source = browserSource()
  void source.client.prefetchQuery(publishedPagesQuery(source))
  return IN_CACHE
}

export default function AuthShell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      <main id="content" className="mx-auto flex w-full max-w-lg grow flex-col justify-center px-4 pt-4 pb-16 sm:pb-24">
        <div className="rounded-lg border bg-card p-6 shadow-md sm:p-10">
          <HydrationBoundary state={loaderData.state}>
            <WithTerms>
              <Outlet />
            </WithTerms>
          </HydrationBoundary>
        </div>
      </main>
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <Unexpected error={useRouteError()} />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  useFocusOnNewPage()
  return (
    <div className="flex min-h-dvh flex-col bg-muted/40">
      <SkipLink />
      <NavigationProgress />
      <header className="page flex min-h-16 items-center justify-between">
        <Link to="/" aria-label={t('app.nav.logo')} className="inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </Link>
        <div className="flex items-center">
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </header>
      {children}
    </div>
  )
}

const agreement = <Agreement by="registering" />

function WithTerms({ children }: { children: React.ReactNode }) {
  const version = usePublishedVersion('terms')
  const refresh = useRefreshPublished()
  return <RegistrationTerms value={{ version, agreement, refresh }}>{children}</RegistrationTerms>
}
