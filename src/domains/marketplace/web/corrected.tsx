import { useTranslation } from 'react-i18next'

/** Nothing has the words as they were typed: says what was looked for instead. */
export function Corrected({ typed, meant }: { typed: string; meant: string }) {
  const { t } = useTranslation()
  return (
    <p className="mt-2 text-sm">
      {t('marketplace.corrected.none', { typed })} <span className="font-semibold">{t('marketplace.corrected.instead', { meant })}</span>
    </p>
  )
}
