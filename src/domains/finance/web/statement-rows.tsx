import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { StatementRow } from '../contract.ts'
import { Amount } from './amount.tsx'
import { NumberLink } from './number-link.tsx'
import { earningPath, payoutPath } from './paths.ts'
import { shortId } from './payout-list.tsx'

/** Each row links to its sale or payout. Keys: finance.type.* */
export function StatementRows({ rows }: { rows: readonly StatementRow[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{t('finance.tab.statement')}</caption>
      <thead className="text-xs text-muted-foreground">
        <tr className="border-b">
          <th className="py-2 pe-3 text-start font-medium">{t('finance.column.what')}</th>
          <th className="hidden py-2 pe-3 text-start font-medium sm:table-cell">{t('finance.column.posted')}</th>
          <th className="py-2 ps-3 text-end font-medium">{t('finance.column.amount')}</th>
          <th className="hidden py-2 ps-3 text-end font-medium sm:table-cell">{t('finance.column.balance')}</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map(({ id, type, part, reference, date, amount, balance }) => (
          <tr key={id}>
            <td className="py-2.5 pe-3">
              <span className="font-medium">{t(`finance.type.${type}`)}</span>
              <span className="block text-xs text-muted-foreground">
                {part ? (
                  <NumberLink to={earningPath(part)}>{part}</NumberLink>
                ) : (
                  <NumberLink to={payoutPath(reference.id)}>{shortId(reference.id)}</NumberLink>
                )}
                <span className="sm:hidden"> · {formatDay(date, locale)}</span>
              </span>
            </td>
            <td className="hidden py-2.5 pe-3 whitespace-nowrap text-muted-foreground sm:table-cell">{formatDay(date, locale)}</td>
            <td className="py-2.5 ps-3 text-end">
              <Amount money={amount} signed />
              <span className="block text-xs text-muted-foreground sm:hidden">
                <Amount money={balance} />
              </span>
            </td>
            <td className="hidden py-2.5 ps-3 text-end text-muted-foreground sm:table-cell">
              <Amount money={balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
