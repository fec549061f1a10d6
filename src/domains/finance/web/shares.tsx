import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import type { EarningRecord } from '../contract.ts'
import { Amount } from './amount.tsx'
import { categoriesQuery } from './queries.ts'
import { useRateText } from './use-rate-text.ts'

/** The commission rules and rates as applied at the sale. Keys: finance.rule.* */
export function Shares({ shares }: { shares: EarningRecord['shares'] }) {
  const { t } = useTranslation()
  const rateText = useRateText()
  const { data: categories = [] } = useQuery(categoriesQuery(useSource()))
  const nameOf = (slug: string) => categories.find((category) => category.slug === slug)?.name ?? slug
  return (
    <ul className="divide-y">
      {shares.map(({ rule, type, value, base, commission, categories: taken }) => (
        <li key={taken.join()} className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
          <p className="min-w-0">
            <span className="font-medium">{taken.map(nameOf).join(', ')}</span>
            <span className="block text-xs text-muted-foreground">
              {t(`finance.rule.${rule}`)} · {rateText({ type, value })} × <Amount money={base} />
            </span>
          </p>
          <Amount money={{ ...commission, amountMinor: -commission.amountMinor }} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}
