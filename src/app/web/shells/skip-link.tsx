import { useTranslation } from 'react-i18next'

/** The first focusable link: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#content"
      className="sr-only z-60 rounded-md bg-primary px-4 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
    >
      {t('app.shell.skip')}
    </a>
  )
}
