import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CollectionRule } from '#domains/catalog/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { useDebounced } from '#platform/web/use-debounced.ts'
import { type ConditionDraft, isComplete, toCondition } from './collection-draft.ts'
import { type CollectionsScope, previewQuery } from './collections-scope.ts'
import { ProductLine } from './hand-picked.tsx'

const PAUSE_MS = 300

type Props = { scope: CollectionsScope; match: CollectionRule['match']; conditions: readonly ConditionDraft[] }

/** The products that meet the rule as it is typed, once every condition has a value. */
export function RulePreview({ scope, match, conditions }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const typed = { match, conditions: conditions.filter(isComplete).map(toCondition) } satisfies CollectionRule
  const rule = useDebounced(JSON.stringify(typed), PAUSE_MS)
  const asked = JSON.parse(rule) as CollectionRule
  const complete = conditions.every(isComplete)
  const { data, isLoadingError, refetch } = useQuery({
    ...previewQuery(scope, asked),
    enabled: complete && asked.conditions.length > 0,
    placeholderData: keepPreviousData,
  })
  if (!complete) return <p className="text-muted-foreground">{t('products.collections.previewIncomplete')}</p>
  if (isLoadingError) return <FailedNotice text={t('products.collections.previewFailed')} onRetry={() => void refetch()} />
  if (!data) return null
  const { count, exact } = data.total
  const shown = formatNumber(count, locale) + (exact ? '' : '+')
  return (
    <section aria-label={t('products.collections.preview')} className="rounded-md border">
      <p role="status" className="border-b px-3 py-2.5 font-medium tabular-nums">
        {count === 0 ? t('products.collections.noMatches') : t('products.collections.matching', { count, shown })}
      </p>
      <ul className="grid sm:grid-cols-2">
        {data.items.map((product) => (
          <li key={product.id} className="flex min-w-0 items-center gap-3 px-3 py-2">
            <ProductLine product={product} />
          </li>
        ))}
      </ul>
      {count > data.items.length && (
        <p className="border-t px-3 py-2.5 text-xs text-muted-foreground">
          {t('products.collections.more', { shown: formatNumber(count - data.items.length, locale) })}
        </p>
      )}
    </section>
  )
}
