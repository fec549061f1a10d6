import { useTranslation } from 'react-i18next'
import { useVariantLabel } from '#domains/catalog/web/index.ts'
import { directionOf } from '#platform/shared/language.ts'
import { formatDay, formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { VendorOrderView } from '../../contract.ts'
import { AddressLines } from '../order-address.tsx'
import { PaperHead } from '../paper-head.tsx'

type Props = { order: VendorOrderView; parcel: VendorOrderView['parcels'][number] | null }

/** Units of one parcel, or all that are still to be sent; no prices: it may be a present. */
export function PackingSlip({ order, parcel }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const language = useLanguage()
  const variantOf = useVariantLabel()
  const { number, vendor, shippingAddress, delivery, buyersNote, placedAt } = order
  const packed = order.lines.flatMap((line) => {
    const quantity = parcel ? (parcel.lines.find(({ position }) => position === line.position)?.quantity ?? 0) : line.cancellable
    return quantity > 0 ? [{ line, quantity }] : []
  })
  const units = packed.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article
      data-slip
      lang={language}
      dir={directionOf(language)}
      aria-labelledby="packing-slip"
      className="rounded-lg border p-6 shadow-sm sm:p-10"
    >
      <PaperHead id="packing-slip" title={t('orders.desk.slip.title')} vendor={vendor.name} number={number} />
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        <div>
          <h2 className="text-xs font-semibold text-muted-foreground">{t('orders.desk.slip.shipTo')}</h2>
          <AddressLines address={shippingAddress} className="mt-1 text-base" />
        </div>
        <dl className="grid h-min grid-cols-[auto_1fr] gap-x-6 gap-y-1 sm:justify-self-end">
          <dt className="text-muted-foreground">{t('orders.placedOn')}</dt>
          <dd className="text-end">{formatDay(placedAt, locale)}</dd>
          {delivery && (
            <>
              <dt className="text-muted-foreground">{t('orders.desk.delivery')}</dt>
              <dd className="text-end">
                <bdi>{delivery.name}</bdi>
              </dd>
            </>
          )}
          {parcel?.trackingNumber && (
            <>
              <dt className="text-muted-foreground">{t('orders.desk.ship.tracking')}</dt>
              <dd className="text-end">
                <bdi dir="ltr" className="font-mono">
                  {parcel.trackingNumber}
                </bdi>
              </dd>
            </>
          )}
        </dl>
      </div>
      {packed.length === 0 ? (
        <p className="mt-8 border-t pt-6">{t('orders.desk.slip.nothing')}</p>
      ) : (
        <table className="mt-8 w-full">
          <caption className="sr-only">{t('orders.desk.goods')}</caption>
          <thead>
            <tr className="border-b text-xs text-muted-foreground">
              <th scope="col" className="w-10 py-2">
                <span className="sr-only">{t('orders.desk.slip.packed')}</span>
              </th>
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {t('orders.invoice.item')}
              </th>
              <th scope="col" className="py-2 ps-4 text-end font-semibold">
                {t('orders.invoice.quantity')}
              </th>
            </tr>
          </thead>
          <tbody>
            {packed.map(({ line, quantity }) => (
              <tr key={line.position} className="border-b align-top">
                <td className="py-3.5">
                  <span aria-hidden className="block size-5 rounded-sm border-2" />
                </td>
                <td className="py-3 pe-4">
                  <bdi className="block font-medium">{line.name}</bdi>
                  <span className="block text-xs text-muted-foreground">
                    {variantOf(line) && <>{variantOf(line)} · </>}
                    <bdi dir="ltr">{line.sku}</bdi>
                  </span>
                </td>
                <td className="py-3 ps-4 text-end text-base font-semibold tabular-nums">{formatNumber(quantity, locale)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <td className="py-3 pe-4 text-muted-foreground">{t('orders.desk.slip.units')}</td>
              <td className="py-3 ps-4 text-end text-base font-bold tabular-nums">{formatNumber(units, locale)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {buyersNote && (
        <p className="mt-6 border-t pt-4">
          <span className="block text-xs font-semibold text-muted-foreground">{t('orders.desk.buyersNote')}</span>
          <q dir="auto" className="whitespace-pre-line">
            {buyersNote}
          </q>
        </p>
      )}
      <p className="mt-8 text-muted-foreground">{t('orders.desk.slip.thanks', { vendor: vendor.name })}</p>
    </article>
  )
}
