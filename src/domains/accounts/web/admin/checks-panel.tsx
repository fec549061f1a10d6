import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { checksQuery } from './queries.ts'

/** Result of the last check of the invariants. */
export function ChecksPanel() {
  const { t } = useTranslation()
  const { data, isLoadingError } = useQuery(checksQuery(useSource()))
  if (isLoadingError) return null
  if (!data) return <Skeleton className="h-32 rounded-lg" />
  const open = data.violations.filter(({ resolvedAt }) => resolvedAt === null)
  const Icon = open.length > 0 ? TriangleAlert : ShieldCheck
  return (
    <Panel
      danger={open.length > 0}
      title={t('accounts.checks.title')}
      lead={data.checkedAt ? <CheckedText at={data.checkedAt} count={data.invariants} /> : t('accounts.checks.never')}
      aside={
        <Icon
          aria-hidden
          className={classes('size-6', open.length > 0 ? 'text-destructive' : data.checkedAt ? 'text-success' : 'text-muted-foreground')}
        />
      }
    >
      {data.checkedAt && open.length === 0 && <p className="font-medium">{t('accounts.checks.whole')}</p>}
      {data.violations.length > 0 && (
        <ul className="divide-y">
          {data.violations.map(({ invariant, resource, found, expected, firstSeenAt, resolvedAt }) => (
            <li key={`${invariant} ${resource}`} className={resolvedAt ? 'py-3 opacity-70' : 'py-3'}>
              <p className="font-medium wrap-anywhere" dir="ltr" lang="en">
                {invariant}
              </p>
              <p className="mt-1 text-xs text-muted-foreground wrap-anywhere">
                <bdi>{resource}</bdi> · {t('accounts.checks.difference', { found, expected })} ·{' '}
                {resolvedAt ? t('accounts.checks.resolved') : <RelativeTime iso={firstSeenAt} />}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function CheckedText({ at, count }: { at: string; count: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      {t('accounts.checks.checked', { count, shown: formatNumber(count, locale) })} · <RelativeTime iso={at} />
    </>
  )
}
