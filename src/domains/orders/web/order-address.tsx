import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { AddressLines } from '#platform/web/inputs/address-text.tsx'
import type { OrderView } from '../contract.ts'

export function OrderAddress({ order: { shippingAddress, email, terms } }: { order: OrderView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section aria-label={t('orders.address')} className="rounded-lg border bg-card p-5">
      <h2 className="font-semibold">{t('orders.address')}</h2>
      <AddressLines address={shippingAddress} className="mt-2 text-muted-foreground" />
      <p className="mt-3 border-t pt-3 text-muted-foreground">
        <span className="block break-words">
          <bdi dir="ltr">{email}</bdi>
        </span>
        {shippingAddress.phone && (
          <span className="block">
            <bdi dir="ltr">{shippingAddress.phone}</bdi>
          </span>
        )}
      </p>
      {terms && (
        <p className="mt-3 border-t pt-3 text-xs text-muted-foreground">
          {t('orders.acceptedTerms', { number: formatNumber(terms.version, locale), date: formatMoment(terms.acceptedAt, locale) })}
        </p>
      )}
    </section>
  )
}
