import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatCharge } from '#platform/web/money.tsx'

type Props = { total: MoneyView; rounding: MoneyView }

/** The total of a run, and how its payslips add up to it. */
export function RunSums({ total, rounding }: Props) {
  const { t } = useTranslation()
  const slips = { ...total, amountMinor: total.amountMinor - rounding.amountMinor }
  const rows = [
    [t('hr.payroll.slipsSum'), slips],
    [t('hr.payroll.rounding'), rounding],
  ] as const
  return (
    <dl className="ms-auto w-full max-w-xs space-y-1">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4 text-muted-foreground">
          <dt>{label}</dt>
          <dd className="tabular-nums">{formatCharge(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t pt-2 text-base font-semibold">
        <dt>{t('hr.payroll.total')}</dt>
        <dd className="tabular-nums">{formatCharge(total)}</dd>
      </div>
    </dl>
  )
}
