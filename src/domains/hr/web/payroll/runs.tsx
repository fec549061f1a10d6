import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatUtcDay, formatUtcMonth } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RUN_STATUSES } from '../../contract/payroll-limits.ts'
import type { PayrollRun } from '../../contract.ts'
import { NEW_RUN, runPath } from './paths.ts'
import { runTable } from './queries.ts'
import { RunBadge } from './run-badge.tsx'

const IDENTITY = {
  id: ({ id }: PayrollRun) => id,
  name: ({ payPeriod }: PayrollRun) => payPeriod,
  href: ({ id }: PayrollRun) => runPath(id),
}

/** The payroll runs of the workspace. Keys: hr.payroll.status.* */
export default function Runs({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const columns: Column<PayrollRun>[] = [
    {
      key: 'period',
      title: t('hr.payroll.period'),
      cell: ({ id, payPeriod }) => (
        <Link to={runPath(id)} className="font-medium underline-offset-4 hover:underline">
          {formatUtcMonth(payPeriod, locale)}
        </Link>
      ),
      width: 'min-w-48',
      text: ({ payPeriod }) => payPeriod,
    },
    {
      key: 'status',
      title: t('hr.payroll.statusTitle'),
      cell: ({ status }) => <RunBadge status={status} />,
      text: ({ status }) => t(`hr.payroll.status.${status}`),
    },
    {
      key: 'people',
      title: t('hr.payroll.people'),
      align: 'end',
      cell: ({ people }) => <span className="tabular-nums">{formatNumber(people, locale)}</span>,
      text: ({ people }) => people,
    },
    {
      key: 'total',
      title: t('hr.payroll.total'),
      align: 'end',
      cell: ({ total }) => <span className="tabular-nums">{formatCharge(total)}</span>,
      text: ({ total }) => total.amountMinor / 100,
    },
    {
      key: 'paymentDate',
      title: t('hr.payroll.paymentDate'),
      cell: ({ paymentDate }) => formatUtcDay(paymentDate, locale),
      width: 'whitespace-nowrap',
      text: ({ paymentDate }) => paymentDate,
    },
    {
      key: 'by',
      title: t('hr.payroll.createdBy'),
      extra: true,
      cell: ({ createdBy }) => createdBy && <bdi>{createdBy}</bdi>,
      text: ({ createdBy }) => createdBy ?? '',
    },
  ]
  return (
    <DataTable
      list="hr.payroll"
      label={t('hr.payroll.title')}
      query={runTable(useSource(), workspaceId)}
      columns={columns}
      identity={IDENTITY}
      filters={[
        {
          key: 'status',
          title: t('hr.payroll.statusTitle'),
          kind: 'choice',
          options: RUN_STATUSES.map((value) => ({ value, label: t(`hr.payroll.status.${value}`) })),
        },
      ]}
      exportAs="payroll"
      failed={t('hr.payroll.listFailed')}
      empty={
        <Notice icon={Wallet} title={t('hr.payroll.none')} text={t('hr.payroll.noneText')}>
          <ButtonLink to={NEW_RUN}>{t('hr.payroll.new')}</ButtonLink>
        </Notice>
      }
    />
  )
}
