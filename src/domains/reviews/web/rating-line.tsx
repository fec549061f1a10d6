import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatStars, Stars } from '#platform/web/ui/stars.tsx'

/** Average and number of reviews in one line. */
export default function RatingLine({ average, count }: { average: number; count: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Stars value={average} />
      <span aria-hidden className="font-semibold tabular-nums">
        {formatStars(average, locale)}
      </span>
      <span className="text-muted-foreground">{t('reviews.count', { count, shown: formatNumber(count, locale) })}</span>
    </span>
  )
}
