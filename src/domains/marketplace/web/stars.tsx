import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber, numberLocale } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { RatingView } from '../contract.ts'

const ALL = [1, 2, 3, 4, 5]

/** Five stars, filled as far as the average goes. Says nothing by itself. */
export function Stars({ average, className = 'size-4' }: { average: number; className?: string }) {
  const row = (filled: boolean) =>
    ALL.map((star) => (
      <Star
        key={star}
        className={`${className} shrink-0 ${filled ? 'fill-warning text-warning' : 'fill-muted text-border'}`}
        strokeWidth={1.5}
      />
    ))
  return (
    <span aria-hidden className="relative inline-flex">
      <span className="flex">{row(false)}</span>
      <span className="absolute inset-y-0 start-0 flex overflow-hidden" style={{ width: `${average * 20}%` }}>
        {row(true)}
      </span>
    </span>
  )
}

/** «★★★★☆ 4.5 (12)» */
export function Rating({ rating: { average, count } }: { rating: RatingView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const shown = new Intl.NumberFormat(numberLocale(locale), { minimumFractionDigits: 1 }).format(average)
  return (
    <span className="inline-flex items-center gap-1.5 text-xs">
      <Stars average={average} className="size-3.5" />
      <span aria-hidden className="tabular-nums">
        <span className="font-medium">{shown}</span> <span className="text-muted-foreground">({formatNumber(count, locale)})</span>
      </span>
      <span className="sr-only">{t('marketplace.card.rating', { average: shown, count, shown: formatNumber(count, locale) })}</span>
    </span>
  )
}
