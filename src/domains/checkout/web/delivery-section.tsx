import { useTranslation } from 'react-i18next'
import type { CartDelivery, CartView } from '#domains/cart/contract.ts'
import { DeliveryChoice } from '#domains/cart/web/index.ts'
import { Section } from './section.tsx'

/** Vendors with methods of their own, one choice each. Nothing where all share the one rule. */
export function DeliverySection({ cart, country }: { cart: CartView; country: string }) {
  const { t } = useTranslation()
  const choices = cart.deliveries.filter(({ methods }) => methods.length > 0)
  if (choices.length === 0) return null
  return (
    <Section title={t('checkout.delivery.title')}>
      <div className="space-y-6">
        {choices.map((delivery) => (
          <DeliveryChoice
            key={delivery.vendor.slug}
            delivery={delivery}
            country={country || null}
            error={leadsTo(delivery, country) ? undefined : t('checkout.delivery.notThere')}
          />
        ))}
      </div>
    </Section>
  )
}

/** Whether everything reaches the country the way it was chosen; true while no country is. */
export function allLeadsTo({ deliveries }: CartView, country: string): boolean {
  return deliveries.every((delivery) => leadsTo(delivery, country))
}

function leadsTo({ methods, chosen }: CartDelivery, country: string): boolean {
  const method = methods.find(({ id }) => id === chosen)
  return country === '' || !method?.countries || method.countries.includes(country)
}
