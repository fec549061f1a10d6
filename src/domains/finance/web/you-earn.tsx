import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import { commissionFor } from '../contract/commission.ts'
import { previewQuery, useBusiness } from './queries.ts'

type Props = { priceMinor: number; costMinor: number | null; currency: string; categorySlug: string }

/** Shows earnings of a price under today's rules. The rate is requested once per category, whatever price is entered. */
export default function YouEarn({ priceMinor, costMinor, currency, categorySlug }: Props) {
  const { t } = useTranslation()
  // A select without a choice has no value before its options have loaded.
  const { data } = useQuery({ ...previewQuery(useBusiness(), { category: categorySlug, priceMinor: 0 }), enabled: Boolean(categorySlug) })
  if (!data) return null
  const earned = priceMinor - commissionFor(data.rate, priceMinor)
  const money = (amountMinor: number) => formatCharge({ amountMinor, currency })
  return (
    <p className="mt-3 text-xs text-muted-foreground">
      {t('finance.youEarn', { amount: money(earned) })}
      {costMinor !== null && ` ${t('finance.profit', { amount: money(earned - costMinor) })}`}
    </p>
  )
}
