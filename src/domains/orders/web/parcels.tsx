import { ExternalLink, PackageCheck, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import type { PartView } from '../contract.ts'
import { ParcelLots } from './parcel-lots.tsx'
import { useUnitsText } from './use-units-text.ts'

const DELIVERED = { parcel: 'orders.parcel.delivered', digital: 'orders.parcel.downloadable', service: 'orders.parcel.provided' } as const

/** Parcels of a part with their tracking. */
export default function Parcels({ part: { parcels, lines } }: { part: PartView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const goodsText = useUnitsText(lines)
  return (
    <ul className="divide-y border-t">
      {parcels.map(({ id, kind, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, lines: units, lots }) => {
        const Icon = deliveredAt ? PackageCheck : Truck
        return (
          <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4">
            <Icon aria-hidden className={deliveredAt ? 'mt-0.5 size-5 text-success' : 'mt-0.5 size-5 text-muted-foreground'} />
            <div className="min-w-0 grow basis-48">
              <p className="font-medium">
                {deliveredAt
                  ? t(DELIVERED[kind], { day: formatDay(deliveredAt, locale) })
                  : t('orders.parcel.shipped', { day: formatDay(shippedAt, locale) })}
              </p>
              <p className="text-xs text-muted-foreground">{goodsText(units)}</p>
              <ParcelLots lots={lots} />
              {(carrier || trackingNumber) && (
                <p className="mt-1 text-xs text-muted-foreground">
                  {carrier && <bdi>{carrier}</bdi>}
                  {carrier && trackingNumber && ' · '}
                  {trackingNumber && (
                    <bdi dir="ltr" className="font-mono wrap-anywhere">
                      {trackingNumber}
                    </bdi>
                  )}
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              {trackingNumber && !trackingUrl && <CopyButton text={trackingNumber} label={t('orders.parcel.copy')} />}
              {trackingUrl && (
                <a href={trackingUrl} target="_blank" rel="noopener noreferrer" className={buttonClasses('secondary', 'sm')}>
                  {t('orders.parcel.track')}
                  <ExternalLink aria-hidden className="flip size-4" />
                </a>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
