import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type PageSlug, pagePath, usePublishedVersion } from '#domains/pages/web/index.ts'
import { Logo } from '#platform/web/ui/logo.tsx'
import { useComingSoon } from '../use-coming-soon.ts'
import { SavedThemeSwitch } from './saved-theme-switch.tsx'

const ITEM = 'inline-flex min-h-11 items-center text-muted-foreground transition hover:text-foreground md:min-h-9'

export function PublicFooter() {
  const { t } = useTranslation()
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
            <li>
              <Link to="/marketplace" className={ITEM}>
                {t('app.nav.marketplace')}
              </Link>
            </li>
            <li>
              <Link to="/blog" className={ITEM}>
                {t('app.nav.blog')}
              </Link>
            </li>
            <PageItem slug="about" label={t('app.footer.aboutUs')} />
            <PageItem slug="contact" label={t('app.footer.contact')} />
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
  return (
    <ul className={className}>
      <PageItem slug="privacy" label={t('app.footer.privacy')} />
      <PageItem slug="terms" label={t('app.footer.terms')} />
      <li>
        <Link to="/transparency" className={ITEM}>
          {t('app.footer.transparency')}
        </Link>
      </li>
    </ul>
  )
}

/** A page that isn't published announces that it is coming. */
function PageItem({ slug, label }: { slug: PageSlug; label: string }) {
  const comingSoon = useComingSoon()
  const isPublished = usePublishedVersion(slug) !== null
  return (
    <li>
      {isPublished ? (
        <Link to={pagePath(slug)} className={ITEM}>
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
