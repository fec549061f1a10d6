import { useTranslation } from 'react-i18next'
import type { TotalView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'

/** Heard when it changes. */
export function ResultCount({ total, pending }: { total: TotalView | undefined; pending: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <p role="status" className="text-muted-foreground">
      {pending && t('platform.loading')}
      {total && t('marketplace.count', { count: total.count, shown: formatNumber(total.count, language) + (total.exact ? '' : '+') })}
    </p>
  )
}
