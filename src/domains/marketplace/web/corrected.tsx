import { useTranslation } from 'react-i18next'
import { textLocale } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'

/** Tells the shopper which query was searched instead, and which words were left out of it. */
export function Corrected({ typed, meant, without = [] }: { typed: string; meant: string; without?: readonly string[] | undefined }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const words = new Intl.ListFormat(textLocale(locale), { type: 'unit' }).format(without.map((word) => `\u2068${word}\u2069`))
  return (
    <p className="mt-2 text-sm">
      {t('marketplace.corrected.none', { typed })} <span className="font-semibold">{t('marketplace.corrected.instead', { meant })}</span>
      {without.length > 0 && <span className="text-muted-foreground"> {t('marketplace.corrected.without', { words: words })}</span>}
    </p>
  )
}
