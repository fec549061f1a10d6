import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatUtcDay, formatUtcMonth } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { payslipDocumentPath } from '../../contract/payroll-limits.ts'
import { SlipLines } from './slip-lines.tsx'

/** The payslips of the person who is signed in, of all who employ them. */
export default function MyPayslips() {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const slips = useInfiniteQuery({
    queryKey: [source.language, 'hr.myPayslips'],
    queryFn: ({ pageParam }) => source.api.hr.myPayslips.list({ limit: 12, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const items = slips.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Panel title={t('hr.payroll.mine')} lead={t('hr.payroll.mineLead')}>
      {slips.isPending && <Skeleton className="h-24 rounded-md" />}
      {slips.isLoadingError && <FailedNotice text={t('hr.payroll.slipsFailed')} onRetry={() => void slips.refetch()} />}
      {slips.data && items.length === 0 && <p className="text-muted-foreground">{t('hr.payroll.mineNone')}</p>}
      <ul className="divide-y">
        {items.map(({ id, employer, payPeriod, paymentDate, net, lines, ...days }) => (
          <li key={id} className="grid gap-x-8 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-[14rem_minmax(0,1fr)_8rem]">
            <div className="min-w-0">
              <p className="font-medium">{formatUtcMonth(payPeriod, locale)}</p>
              <p className="text-muted-foreground">
                <bdi>{employer}</bdi> · {formatUtcDay(paymentDate, locale)}
              </p>
              <a
                href={payslipDocumentPath(id)}
                download
                className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
              >
                <Download aria-hidden className="size-4" />
                {t('hr.payroll.payslip')}
              </a>
            </div>
            <SlipLines lines={lines} {...days} />
            <p className="font-semibold tabular-nums sm:text-end">{formatCharge(net)}</p>
          </li>
        ))}
      </ul>
      <LoadMore more={slips.hasNextPage} busy={slips.isFetchingNextPage} error={slips.error} onMore={() => void slips.fetchNextPage()} />
    </Panel>
  )
}
