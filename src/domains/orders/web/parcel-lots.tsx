import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { ParcelLot } from '../contract.ts'

/** The batches and serial numbers in a parcel. */
export function ParcelLots({ lots }: { lots: readonly ParcelLot[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (lots.length === 0) return null
  return (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-2 text-xs text-muted-foreground">
      <span>{t('orders.parcel.lots')}</span>
      <ul className="flex flex-wrap gap-x-3">
        {lots.map(({ variantId, number, expiresOn }) => (
          <li key={`${variantId} ${number}`}>
            <bdi dir="ltr" className="font-mono wrap-anywhere text-foreground">
              {number}
            </bdi>
            {expiresOn && ` (${t('orders.parcel.lotExpires', { day: formatUtcDay(expiresOn, locale) })})`}
          </li>
        ))}
      </ul>
    </div>
  )
}
