import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber, formatYear } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { BALANCE_TYPES } from '../../contract/leave-limits.ts'
import type { EmployeeBalances } from '../../contract.ts'
import { employeePath } from '../paths.ts'
import { balanceTable } from './calendar-queries.ts'

const IDENTITY = {
  id: ({ employee }: EmployeeBalances) => employee.id,
  name: ({ employee }: EmployeeBalances) => employee.name,
  href: ({ employee }: EmployeeBalances) => employeePath(employee.id),
}

/** The page of an employee shows the entries behind the numbers. Keys: hr.leave.type.* */
export default function BalancesTable({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const thisYear = new Date().getFullYear()
  const number = (days: number) => formatNumber(Math.round(days * 100) / 100, locale)
  const columns: Column<EmployeeBalances>[] = [
    {
      key: 'employee',
      title: t('hr.leave.field.employeeId'),
      cell: ({ employee }) => (
        <Link to={employeePath(employee.id)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{employee.name}</bdi>
        </Link>
      ),
      width: 'min-w-48 max-w-96',
      text: ({ employee }) => employee.name,
    },
    {
      key: 'department',
      title: t('hr.employees.department'),
      cell: ({ employee }) => <bdi>{employee.department}</bdi>,
      text: ({ employee }) => employee.department,
    },
    ...BALANCE_TYPES.flatMap((type): Column<EmployeeBalances>[] => [
      {
        key: `${type}Free`,
        title: t('hr.balances.freeOf', { type: t(`hr.leave.type.${type}`) }),
        align: 'end',
        cell: (row) => <span className="font-medium">{number(row[type].free)}</span>,
        text: (row) => row[type].free,
      },
      {
        key: `${type}Pending`,
        title: t('hr.balances.pendingOf', { type: t(`hr.leave.type.${type}`) }),
        align: 'end',
        cell: (row) => number(row[type].pending),
        text: (row) => row[type].pending,
      },
    ]),
  ]
  return (
    <DataTable
      list="hr.leaveBalances"
      label={t('hr.balances.title')}
      query={balanceTable(useSource(), workspaceId)}
      columns={columns}
      identity={IDENTITY}
      search={t('hr.balances.search')}
      exportAs="leave-balances"
      filters={[
        {
          key: 'year',
          title: t('hr.balances.year'),
          kind: 'choice',
          options: [thisYear - 1, thisYear, thisYear + 1].map((year) => ({ value: String(year), label: formatYear(year, locale) })),
        },
      ]}
      failed={t('hr.balances.failed')}
      empty={<Notice icon={Users} title={t('hr.employees.none')} text={t('hr.employees.noneText')} />}
    />
  )
}
