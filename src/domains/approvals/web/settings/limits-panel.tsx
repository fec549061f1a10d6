import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { LimitView } from '../../contract.ts'
import { limitsQuery } from '../queries.ts'
import { LimitForm } from './limit-form.tsx'

type Props = { workspaceId: string; isManager: boolean }

/** The amounts above which a second person approves. */
export function LimitsPanel({ workspaceId, isManager }: Props) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(limitsQuery(useSource(), workspaceId))
  return (
    <Panel
      title={t('approvals.limits.title')}
      lead={t('approvals.limits.lead')}
      aside={
        <Link to="/approvals" className="text-sm font-medium underline underline-offset-4">
          {t('approvals.limits.toRequests')}
        </Link>
      }
    >
      {isLoadingError && <FailedNotice text={t('approvals.limits.failed')} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-32 rounded-md" />}
      {data?.length === 0 && <p className="text-muted-foreground">{t('approvals.limits.none')}</p>}
      <ul className="divide-y">
        {data?.map((limit) => (
          <li key={limit.kind} className="py-5 first:pt-0 last:pb-0">
            <Limit limit={limit} workspaceId={workspaceId} isManager={isManager} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Limit({ limit, workspaceId, isManager }: Props & { limit: LimitView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { name, overMinor, deciders, isEffective } = limit
  const names = new Intl.ListFormat(locale).format(deciders.map(({ name }) => `\u2068${name}\u2069`))
  return (
    <section aria-label={name} className="space-y-3">
      <div>
        <h3 className="font-semibold">{name}</h3>
        <p className="mt-1 text-sm text-muted-foreground">{t('approvals.limits.deciders', { names })}</p>
        {!isEffective && <p className="mt-1 text-sm font-medium text-warning">{t('approvals.limits.alone')}</p>}
      </div>
      {isManager ? (
        <LimitForm limit={limit} workspaceId={workspaceId} />
      ) : (
        <p>
          {overMinor === null
            ? t('approvals.limits.never')
            : t('approvals.limits.above', { amount: formatCharge({ amountMinor: overMinor, currency: 'USD' }) })}
        </p>
      )}
    </section>
  )
}
