import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePagePaths } from '#domains/pages/web/index.ts'
import { Logo } from '#platform/web/ui/logo.tsx'
import { useComingSoon } from '../use-coming-soon.ts'
import { SavedThemeSwitch } from './saved-theme-switch.tsx'

const ITEM = 'inline-flex min-h-11 items-center text-muted-foreground transition hover:text-foreground md:min-h-9'

export default function PublicFooter() {
  const { t } = useTranslation()
  const pageAt = usePagePaths()
  return (
    <footer className="mt-16 border-t bg-card">
      <div className="page grid gap-10 py-12 md:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-4 text-muted-foreground">{t('app.footer.about')}</p>
        </div>
        <nav aria-label={t('app.footer.quick')}>
          <h2 className="mb-2 font-semibold">{t('app.footer.quick')}</h2>
          <ul>
            <Item to="/marketplace" label={t('app.nav.marketplace')} />
            <Item to={pageAt('about')} label={t('app.footer.aboutUs')} />
            <Item to={pageAt('contact')} label={t('app.footer.contact')} />
          </ul>
        </nav>
        <nav aria-label={t('app.footer.legal')}>
          <h2 className="mb-2 font-semibold">{t('app.footer.legal')}</h2>
          <LegalLinks />
        </nav>
      </div>
      <div className="border-t">
        <div className="page flex items-center justify-between gap-4 py-4 text-xs text-muted-foreground">
          <p>{t('app.footer.selfHosted')}</p>
          <SavedThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

/** Also all that the checkout's footer has. */
export function LegalLinks({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const pageAt = usePagePaths()
  return (
    <ul className={className}>
      <Item to={pageAt('privacy')} label={t('app.footer.privacy')} />
      <Item to={pageAt('terms')} label={t('app.footer.terms')} />
      <Item to="/transparency" label={t('app.footer.transparency')} />
    </ul>
  )
}

type ItemProps = { to: string | null; label: string }

/** Without an address it announces that the page is coming. */
function Item({ to, label }: ItemProps) {
  const comingSoon = useComingSoon()
  return (
    <li>
      {to ? (
        <Link to={to} className={ITEM}>
          {label}
        </Link>
      ) : (
        <button type="button" onClick={comingSoon} className={ITEM}>
          {label}
        </button>
      )}
    </li>
  )
}
