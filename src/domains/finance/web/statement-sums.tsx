import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { EntryType } from '../contract.ts'
import { Amount } from './amount.tsx'

type Props = { opening: MoneyView; closing: MoneyView; totals: readonly { type: EntryType; count: number; amount: MoneyView }[] }

/** Keys: finance.type.* */
export function StatementSums({ opening, closing, totals }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <dl className="divide-y rounded-lg border bg-card px-5 py-1.5">
      <Line label={t('finance.statement.opening')} money={opening} />
      {totals.map(({ type, count, amount }) => (
        <Line key={type} label={t(`finance.type.${type}`)} count={formatNumber(count, locale)} money={amount} signed />
      ))}
      <Line label={t('finance.statement.closing')} money={closing} strong />
    </dl>
  )
}

type LineProps = { label: string; count?: string; money: MoneyView; signed?: boolean; strong?: boolean }

function Line({ label, count, money, signed = false, strong = false }: LineProps) {
  return (
    <div className={strong ? 'flex justify-between gap-4 py-3 font-semibold' : 'flex justify-between gap-4 py-2.5'}>
      <dt className={strong ? '' : 'text-muted-foreground'}>
        {label}
        {count !== undefined && <span className="ms-2 text-xs tabular-nums">× {count}</span>}
      </dt>
      <dd>
        <Amount money={money} signed={signed} />
      </dd>
    </div>
  )
}
