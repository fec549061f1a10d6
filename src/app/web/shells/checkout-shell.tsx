/** The layout of the checkout: nothing leads away from the order but the cart and what the law asks for. */
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, Link, Outlet, useRouteError } from 'react-router'
import { LoginPrompt, useMe, useSavePreferences } from '#domains/accounts/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { Logo } from '#platform/web/ui/logo.tsx'
import { NavigationProgress } from '#platform/web/ui/navigation-progress.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { Unexpected } from '#platform/web/ui/unexpected.tsx'
import { useFocusOnNewPage } from '#platform/web/ui/use-focus-on-new-page.ts'
import { LegalLinks } from './public-footer.tsx'
import { SavedThemeSwitch } from './saved-theme-switch.tsx'
import { SkipLink } from './skip-link.tsx'

export default function CheckoutShell() {
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
  const keep = useSavePreferences()
  const keepLanguage = (language: Language) => me && keep({ language })
  useFocusOnNewPage()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <header className="sticky top-0 z-40 border-b bg-background/92 backdrop-blur-md">
        <div className="page flex min-h-16 items-center gap-3">
          <Link to="/" aria-label={t('app.nav.logo')} className="inline-flex min-h-11 items-center rounded-md">
            <Logo />
          </Link>
          <p className="inline-flex items-center gap-1.5 text-xs text-muted-foreground">
            <Lock aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{t('app.checkout.secure')}</span>
          </p>
          <div className="ms-auto flex items-center">
            <Link to="/cart" className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-primary hover:underline">
              {t('app.checkout.back')}
            </Link>
            <LanguageSwitch onChoose={keepLanguage} />
          </div>
        </div>
      </header>
      <div className="grow">{children}</div>
      <footer className="mt-16 border-t">
        <div className="page flex flex-wrap items-center justify-between gap-4 py-2 text-xs">
          <nav aria-label={t('app.footer.legal')}>
            <LegalLinks className="flex flex-wrap gap-x-5" />
          </nav>
          <SavedThemeSwitch />
        </div>
      </footer>
      <LoginPrompt />
    </div>
  )
}
