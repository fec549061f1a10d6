import { useTranslation } from 'react-i18next'
import type { TotalView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'

/** Announced to screen readers when it changes. */
export function ResultCount({ total, pending }: { total: TotalView | undefined; pending: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <p role="status" className="text-muted-foreground">
      {pending && t('platform.loading')}
      {total && t('marketplace.count', { count: total.count, shown: formatNumber(total.count, locale) + (total.exact ? '' : '+') })}
    </p>
  )
}
