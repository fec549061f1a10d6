import { useTranslation } from 'react-i18next'

/** Tells the shopper which query was searched instead. */
export function Corrected({ typed, meant }: { typed: string; meant: string }) {
  const { t } = useTranslation()
  return (
    <p className="mt-2 text-sm">
      {t('marketplace.corrected.none', { typed })} <span className="font-semibold">{t('marketplace.corrected.instead', { meant })}</span>
    </p>
  )
}
