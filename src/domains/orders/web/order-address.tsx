import { useTranslation } from 'react-i18next'
import { formatMoment, formatNumber, textLocale } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { Address, OrderView } from '../contract.ts'

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

/** Address lines in the order of a shipping label. */
export function AddressLines({ address, className = '' }: { address: Address; className?: string }) {
  const { name, line1, line2, postalCode, city, region, country } = address
  const names = new Intl.DisplayNames(textLocale(useLanguage()), { type: 'region' })
  // Nothing was delivered: only the name is known.
  const countryName = country && names.of(country)
  const lines = [name, line1, line2, [postalCode, city].filter(Boolean).join(' '), region, countryName].filter(Boolean)
  return (
    <address className={classes('not-italic', className)}>
      {lines.map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
