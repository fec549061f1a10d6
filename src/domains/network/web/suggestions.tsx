import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import FollowButton from './follow-button.tsx'
import { usePersonAct } from './operations.ts'
import { PersonMenu } from './person-menu.tsx'
import { PersonName } from './person-name.tsx'
import { suggestionsQuery } from './queries.ts'

/** People whom the member may know, each with the reason. */
export default function Suggestions() {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(suggestionsQuery(useSource()))
  if (isPending) return <Skeleton className="h-64 rounded-lg" />
  if (isLoadingError) return <FailedNotice text={t('network.failed')} onRetry={() => void refetch()} />
  if (data.items.length === 0)
    return <Empty icon={Sparkles} title={t('network.empty.suggestions.title')} text={t('network.empty.suggestions.mine')} />
  return (
    <ul aria-label={t('network.tab.suggestions')} className="grid gap-3 md:grid-cols-2">
      {data.items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border bg-card p-4">
          <Suggestion item={item} />
        </li>
      ))}
    </ul>
  )
}

type Item =
  NonNullable<ReturnType<typeof suggestionsQuery>['queryFn']> extends (...args: never[]) => infer Reply
    ? Awaited<Reply> extends { items: (infer One)[] }
      ? One
      : never
    : never

/** Keys: network.reason.* */
function Suggestion({ item }: { item: Item }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { act, busy } = usePersonAct(item.id)
  const { reason, mutuals, mutualCount } = item
  const [first, second] = mutuals
  const others = mutualCount - mutuals.length
  const words = reason !== 'mutual' ? reason : !second ? 'mutualOne' : others > 0 ? 'mutualMany' : 'mutualTwo'
  const line = t(`network.reason.${words}`, { first, second, count: others, shown: formatNumber(others, locale) })
  return (
    <>
      <span className="min-w-0 grow basis-56">
        <PersonName person={item} line={line} />
      </span>
      <span className="flex items-center gap-1">
        <FollowButton person={item} size="sm" />
        <Button look="quiet" size="sm" busy={busy} onClick={() => void act({ kind: 'dismiss' })}>
          {t('network.dismiss')}
          <span className="sr-only">{item.name}</span>
        </Button>
        <PersonMenu person={item} />
      </span>
    </>
  )
}
