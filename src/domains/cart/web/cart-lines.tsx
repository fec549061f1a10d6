import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CartView } from '../contract.ts'
import { byVendor } from './by-vendor.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { QuotedLine } from './quote-lines.tsx'
import { VendorDelivery } from './vendor-delivery.tsx'

/** Lines by vendor with their delivery; `choosing` allows changing the delivery method. */
export function CartLines({ cart: { lines, deliveries, totals, quote }, choosing = false }: { cart: CartView; choosing?: boolean }) {
  const { t } = useTranslation()
  return byVendor(lines).map(({ vendor, lines: own }) => {
    const delivery = deliveries.find((of) => of.vendor.slug === vendor.slug)
    const choice = choosing && delivery !== undefined && delivery.methods.length > 0
    return (
      <section
        key={vendor.slug}
        aria-label={t('cart.fromVendor', { vendor: vendor.name })}
        className="border-t py-4 first-of-type:border-t-0"
      >
        <h2 className="flex items-center gap-2 text-xs font-medium text-muted-foreground">
          <Store aria-hidden className="size-3.5" />
          <bdi>{vendor.name}</bdi>
        </h2>
        {delivery && !choice && <VendorDelivery delivery={delivery} totals={totals} />}
        <ul className="divide-y">
          {own.map((line) => (quote ? <QuotedLine key={line.id} line={line} /> : <CartLineRow key={line.id} line={line} />))}
        </ul>
        {choice && (
          <div className="mt-2">
            <DeliveryChoice delivery={delivery} />
          </div>
        )}
      </section>
    )
  })
}
