import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import type { DashboardNumberCard } from '#platform/web/domain.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { numbersQuery } from './queries.ts'

/** One number, which opens its rows. On a phone zero is a number too, as the sentence would not fit beside another card. */
export function NumberCard({ card: { key, label, none, icon: Icon, to } }: { card: DashboardNumberCard }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const workspaceId = useActiveWorkspace()
  const numbers = useQuery({ ...numbersQuery(useSource(), workspaceId ?? ''), enabled: workspaceId !== null })
  if (numbers.isPending) return <CardSkeleton />
  const number = numbers.data?.get(key)
  const shown = number && (number.amount ? formatCharge(number.amount) : formatNumber(number.count, locale) + (number.exact ? '' : '+'))
  return (
    <section
      aria-label={t(label)}
      className="relative flex h-full min-h-30 flex-col gap-4 rounded-lg border bg-card p-4 transition hover:border-input sm:p-5"
    >
      <h2 className="flex items-start justify-between gap-3 text-xs font-semibold text-muted-foreground">
        <Link to={number?.to ?? to} className="after:absolute after:inset-0 after:rounded-lg">
          {t(label)}
        </Link>
        <Icon aria-hidden className="size-5 shrink-0 text-primary" />
      </h2>
      {numbers.isLoadingError && (
        <Button look="secondary" size="sm" className="z-1" onClick={() => void numbers.refetch()}>
          {t('platform.failed.retry')}
        </Button>
      )}
      {number && number.count > 0 && (
        <p className="truncate text-xl leading-none font-bold tabular-nums">
          <bdi>{shown}</bdi>
        </p>
      )}
      {number?.count === 0 && (
        <p className="flex items-center gap-2 text-sm text-muted-foreground">
          <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
          <span className="max-sm:sr-only">{t(none)}</span>
          <span aria-hidden className="text-xl leading-none font-bold tabular-nums sm:hidden">
            {formatNumber(0, locale)}
          </span>
        </p>
      )}
    </section>
  )
}
