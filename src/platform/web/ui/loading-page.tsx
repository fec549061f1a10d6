import { useTranslation } from 'react-i18next'

/** A page that is not there yet says so in a word (spec §2). */
export function LoadingPage() {
  const { t } = useTranslation()
  return (
    <>
      <title>{t('platform.title')}</title>
      <p role="status" className="grid min-h-dvh place-items-center text-muted-foreground">
        {t('platform.loading')}
      </p>
    </>
  )
}
