import { useTranslation } from 'react-i18next'

/** The loading text of a page (spec §2). */
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
