import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { payslipDocumentPath } from '../../contract/payroll-limits.ts'
import type { PayrollRunRecord, PayslipView } from '../../contract.ts'
import { employeePath } from '../paths.ts'
import { slipTable } from './queries.ts'
import { SlipLines } from './slip-lines.tsx'

const IDENTITY = { id: ({ id }: PayslipView) => id, name: ({ employee }: PayslipView) => employee.name }

/** The payslips of a run. */
export function SlipTable({ run, workspaceId }: { run: PayrollRunRecord; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const columns: Column<PayslipView>[] = [
    {
      key: 'name',
      title: t('hr.employees.name'),
      cell: ({ employee }) => (
        <Link to={employeePath(employee.id)} className="font-medium underline-offset-4 hover:underline">
          <bdi>{employee.name}</bdi>
        </Link>
      ),
      width: 'min-w-40 max-w-72',
      text: ({ employee }) => employee.name,
    },
    {
      key: 'lines',
      title: t('hr.payroll.lines'),
      cell: ({ lines }) => <SlipLines lines={lines} {...run} />,
      width: 'min-w-64',
    },
    {
      key: 'net',
      title: t('hr.payroll.net'),
      align: 'end',
      cell: ({ net }) => <span className="font-semibold tabular-nums">{formatCharge(net)}</span>,
      text: ({ net }) => net.amountMinor / 100,
    },
    {
      key: 'number',
      title: t('hr.payroll.number'),
      extra: true,
      cell: ({ number }) => formatNumber(number, locale),
      text: ({ number }) => number,
    },
    {
      key: 'pdf',
      title: t('hr.payroll.payslip'),
      cell: ({ id, employee }) => (
        <a
          href={payslipDocumentPath(id)}
          download
          aria-label={t('hr.payroll.payslipOf', { name: employee.name })}
          className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
        >
          <Download aria-hidden className="size-4" />
          {t('hr.payroll.pdf')}
        </a>
      ),
    },
  ]
  return (
    <DataTable
      list="hr.payslips"
      label={t('hr.payroll.slips')}
      query={slipTable(useSource(), workspaceId, run.id)}
      columns={columns}
      identity={IDENTITY}
      search={t('hr.payroll.search')}
      exportAs={`payslips-${run.payPeriod}`}
      failed={t('hr.payroll.slipsFailed')}
      empty={<p className="p-6 text-muted-foreground">{t('hr.payroll.nobody')}</p>}
    />
  )
}
