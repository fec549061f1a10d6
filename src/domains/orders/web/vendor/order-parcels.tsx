import { ExternalLink, PackageCheck, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button, buttonClasses } from '#platform/web/ui/button.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { VendorOrderView } from '../../contract.ts'
import { DownloadDocument } from '../download-document.tsx'
import { ParcelLots } from '../parcel-lots.tsx'
import { packingSlipPath } from './paths.ts'
import { useEventText } from './use-event-text.tsx'
import type { OrderScope } from './use-order-scope.ts'

type Parcel = VendorOrderView['parcels'][number]

export function OrderParcels({ scope }: { scope: OrderScope }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('orders.vendor.parcels')}>
      <ol className="space-y-4">
        {scope.order.parcels.map((parcel, index) => (
          <ParcelCard key={parcel.id} scope={scope} parcel={parcel} place={index + 1} />
        ))}
      </ol>
    </Panel>
  )
}

/** Keys: orders.vendor.parcelDone.* */
function ParcelCard({ scope: { order, ask }, parcel, place }: { scope: OrderScope; parcel: Parcel; place: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { actorOf, goodsOf } = useEventText(order)
  const { id, carrier, trackingNumber, trackingUrl, deliveredAt, lines, history } = parcel
  const Icon = deliveredAt ? PackageCheck : Truck
  return (
    <li className="rounded-md border p-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Icon aria-hidden className={deliveredAt ? 'mt-0.5 size-5 text-success' : 'flip mt-0.5 size-5 text-muted-foreground'} />
        <div className="min-w-0 grow basis-48">
          <h3 className="font-semibold">{t('orders.vendor.parcel', { shown: formatNumber(place, locale) })}</h3>
          <p>{goodsOf(lines)}</p>
          <ParcelLots lots={parcel.lots} />
          <p className="mt-0.5 text-xs text-muted-foreground">
            {carrier && <bdi>{carrier}</bdi>}
            {carrier && trackingNumber && ' · '}
            {trackingNumber ? (
              <bdi dir="ltr" className="font-mono wrap-anywhere">
                {trackingNumber}
              </bdi>
            ) : (
              !carrier && t('orders.vendor.noTracking')
            )}
          </p>
        </div>
      </div>
      <ol className="mt-3 space-y-1 border-s-2 ps-4 text-xs">
        {history.map((entry) => (
          <li key={`${entry.step} ${entry.at}`}>
            <span className="font-medium">{t(`orders.vendor.parcelDone.${entry.step}`)}</span>{' '}
            <span className="text-muted-foreground">
              <time dateTime={entry.at}>{formatMoment(entry.at, locale)}</time> · {actorOf(entry)}
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        {!deliveredAt && (
          <Button look="secondary" size="sm" onClick={() => ask({ what: 'deliver', parcelId: id })}>
            {t('orders.vendor.deliver.begin')}
          </Button>
        )}
        {!deliveredAt && (
          <Button look="quiet" size="sm" onClick={() => ask({ what: 'track', parcelId: id })}>
            {t('orders.vendor.track.begin')}
          </Button>
        )}
        <DownloadDocument size="sm" path={packingSlipPath(order.number, id)}>
          {t('orders.vendor.slip.title')}
        </DownloadDocument>
        {trackingNumber && !trackingUrl && <CopyButton text={trackingNumber} label={t('orders.parcel.copy')} />}
        {trackingUrl && (
          <a href={trackingUrl} target="_blank" rel="noopener noreferrer" className={buttonClasses('quiet', 'sm')}>
            {t('orders.parcel.track')}
            <ExternalLink aria-hidden className="flip size-4" />
          </a>
        )}
      </div>
    </li>
  )
}
