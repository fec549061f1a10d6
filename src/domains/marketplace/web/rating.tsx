import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatStars, Stars } from '#platform/web/ui/stars.tsx'
import type { RatingView } from '../contract.ts'

/** «★★★★☆ 4.5 (12)» */
export function Rating({ rating: { average, count } }: { rating: RatingView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const shown = formatStars(average, locale)
  return (
    <span className="inline-flex items-center gap-1.5 text-xs">
      <span aria-hidden className="inline-flex">
        <Stars value={average} />
      </span>
      <span aria-hidden className="tabular-nums">
        <span className="font-medium">{shown}</span> <span className="text-muted-foreground">({formatNumber(count, locale)})</span>
      </span>
      <span className="sr-only">{t('marketplace.card.rating', { average: shown, count, shown: formatNumber(count, locale) })}</span>
    </span>
  )
}
