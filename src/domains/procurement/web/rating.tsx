import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Stars } from '#platform/web/ui/stars.tsx'
import type { SupplierView } from '../contract.ts'

/** The rating and whether it was measured. */
export default function Rating({ supplier: { rating, measured } }: { supplier: SupplierView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Stars value={rating} />
      <span className="tabular-nums">{formatNumber(rating, locale)}</span>
      {!measured && <span className="text-xs text-muted-foreground">{t('procurement.noData')}</span>}
    </span>
  )
}
