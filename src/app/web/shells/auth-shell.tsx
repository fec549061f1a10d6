/** The auth layout (spec §2): a centered card whose only link away is the logo. */
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useRouteError } from 'react-router'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { Logo } from '#platform/web/ui/logo.tsx'
import { NavigationProgress } from '#platform/web/ui/navigation-progress.tsx'
import { ThemeSwitch } from '#platform/web/ui/theme-switch.tsx'
import { Unexpected } from '#platform/web/ui/unexpected.tsx'
import { useFocusOnNewPage } from '#platform/web/ui/use-focus-on-new-page.ts'
import { SkipLink } from './skip-link.tsx'

export default function AuthShell() {
  return (
    <Frame>
      <main id="content" className="mx-auto flex w-full max-w-lg grow flex-col justify-center px-4 pt-4 pb-16 sm:pb-24">
        <div className="rounded-lg border bg-card p-6 shadow-md sm:p-10">
          <Outlet />
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
