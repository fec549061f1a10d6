import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { BillView } from '../contract.ts'

/** What doesn't match, item by item. Keys: procurement.bills.exception.* */
export function BillExceptions({ bill: { status, lines, otherTooHigh, total } }: { bill: BillView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { currency } = total
  if (status === 'Void') return null
  const wrong = lines.flatMap((line) => line.exceptions.map((exception) => ({ line, exception })))
  if (wrong.length === 0 && !otherTooHigh) return null
  return (
    <ul className="mt-2 space-y-1 border-s-2 border-warning ps-3 text-sm">
      {wrong.map(({ line, exception }) => (
        <li key={`${line.lineId} ${exception}`} className="wrap-anywhere">
          <bdi className="font-medium">{line.name}</bdi>:{' '}
          {t(`procurement.bills.exception.${exception}`, {
            billed: formatNumber(line.billed, locale),
            received: formatNumber(line.received, locale),
            price: formatCharge({ amountMinor: line.priceMinor, currency }),
            ordered: formatCharge({ amountMinor: line.orderedPriceMinor, currency }),
          })}
        </li>
      ))}
      {otherTooHigh && <li>{t('procurement.bills.otherTooHigh')}</li>}
    </ul>
  )
}
