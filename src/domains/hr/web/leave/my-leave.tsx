import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatYear } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { BALANCE_TYPES } from '../../contract/leave-limits.ts'
import type { MyLeaveRequest } from '../../contract.ts'
import { LeaveBadge } from './leave-badge.tsx'
import { myBalancesQuery, myLeaveListKey, useCancelMyLeave } from './my-leave-queries.ts'
import { useLeaveText } from './use-leave-text.ts'

const MyLeaveSheet = lazy(() => import('./my-leave-sheet.tsx'))

/** The balances and requests of the member as an employee of one employer. Keys: hr.leave.type.* */
export function MyLeave({ employee }: { employee: { id: string; name: string } }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <Panel title={t('hr.leave.title')}>
      <MyBalances employeeId={employee.id} />
      <div className="my-4">
        <Button onClick={() => setAsking(true)}>
          <Plus aria-hidden className="size-4.5" />
          {t('hr.leave.request')}
        </Button>
      </div>
      <MyRequests employeeId={employee.id} />
      {asking && (
        <Suspense>
          <MyLeaveSheet employee={employee} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  )
}

function MyBalances({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { dayCount } = useLeaveText()
  const { data, isLoadingError, refetch } = useQuery(myBalancesQuery(useSource(), employeeId))
  if (isLoadingError) return <FailedNotice text={t('hr.balances.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  return data.years.map(({ year, carried, ...balances }) => (
    <section key={year} aria-label={formatYear(year, locale)} className="mt-4 first:mt-0">
      <h3 className="mb-2 font-medium tabular-nums">{formatYear(year, locale)}</h3>
      <dl className="grid grid-cols-2 gap-3 sm:max-w-md">
        {BALANCE_TYPES.map((type) => (
          <div key={type} className="rounded-lg border p-3">
            <dt className="text-muted-foreground">{t(`hr.leave.type.${type}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{dayCount(balances[type].free)}</dd>
            <dd className="text-xs text-muted-foreground">{t('hr.balances.pending', { days: dayCount(balances[type].pending) })}</dd>
            <dd className="text-xs text-muted-foreground">{t('hr.me.used', { days: dayCount(balances[type].used) })}</dd>
            {type === 'annual' && carried && (
              <dd className="text-xs text-muted-foreground">
                {t('hr.me.carried', { days: dayCount(carried.days), date: formatUtcDay(carried.until, locale) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  ))
}

function MyRequests({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const requests = useInfiniteQuery({
    queryKey: myLeaveListKey(source, employeeId),
    queryFn: ({ pageParam }) => source.api.hr.myLeave.list({ employeeId, limit: 10, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
  const items = requests.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section aria-label={t('hr.leave.requests')}>
      <h3 className="font-medium">{t('hr.leave.requests')}</h3>
      {requests.isPending && <Skeleton className="mt-2 h-24" />}
      {requests.isLoadingError && <FailedNotice text={t('hr.me.leaveFailed')} onRetry={() => void requests.refetch()} />}
      {requests.data && items.length === 0 && <p className="mt-1 text-muted-foreground">{t('hr.me.noLeave')}</p>}
      <ul className="divide-y">
        {items.map((leave) => (
          <MyRequest key={leave.id} leave={leave} employeeId={employeeId} />
        ))}
      </ul>
      <LoadMore
        more={requests.hasNextPage}
        busy={requests.isFetchingNextPage}
        error={requests.error}
        onMore={() => void requests.fetchNextPage()}
      />
    </section>
  )
}

function MyRequest({ leave, employeeId }: { leave: MyLeaveRequest; employeeId: string }) {
  const { t } = useTranslation()
  const { dayCount, span } = useLeaveText()
  const [ending, setEnding] = useState(false)
  const cancel = useCancelMyLeave()
  const { id, type, days, status, reason, decidedBy, decisionNote, mayCancel } = leave
  const isPending = status === 'Pending'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{span(leave)}</p>
        <p className="text-muted-foreground">
          {t(`hr.leave.type.${type}`)} · {dayCount(days)}
        </p>
        {reason && (
          <p dir="auto" className="whitespace-pre-line text-muted-foreground">
            {reason}
          </p>
        )}
        {decidedBy && (
          <p className="text-muted-foreground">
            {t('hr.leave.decided')}: <bdi>{decidedBy}</bdi>
          </p>
        )}
        {decisionNote && (
          <p dir="auto" className="whitespace-pre-line">
            {decisionNote}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <LeaveBadge status={status} />
        {mayCancel && (
          <Button look="secondary" size="sm" onClick={() => setEnding(true)}>
            {t(isPending ? 'hr.me.withdraw' : 'hr.leave.cancelAction')}
          </Button>
        )}
      </div>
      <Confirm
        open={ending}
        onOpenChange={setEnding}
        title={t(isPending ? 'hr.me.withdrawTitle' : 'hr.me.cancelTitle')}
        action={t(isPending ? 'hr.me.withdraw' : 'hr.leave.cancelAction')}
        danger
        words="hr"
        onConfirm={async () => {
          await cancel.mutateAsync({ employeeId, requestId: id })
          toast({ title: t(isPending ? 'hr.me.withdrawn' : 'hr.leave.cancelled') })
        }}
      >
        <p>{t(isPending ? 'hr.me.withdrawText' : 'hr.leave.cancelText')}</p>
      </Confirm>
    </li>
  )
}
