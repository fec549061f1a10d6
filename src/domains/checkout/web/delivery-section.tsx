import { useTranslation } from 'react-i18next'
import type { CartDelivery, CartView } from '#domains/cart/contract.ts'
import { DeliveryChoice } from '#domains/cart/web/index.ts'
import { Section } from './section.tsx'

/** One choice per vendor with its own delivery methods. Renders nothing when all use the shared shipping rule. */
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
            error={reachesCountry(delivery, country) ? undefined : t('checkout.delivery.notThere')}
          />
        ))}
      </div>
    </Section>
  )
}

/** Whether all chosen methods deliver to the country; true while no country is selected. */
export function allReachCountry({ deliveries }: CartView, country: string): boolean {
  return deliveries.every((delivery) => reachesCountry(delivery, country))
}

function reachesCountry({ methods, chosen }: CartDelivery, country: string): boolean {
  const method = methods.find(({ id }) => id === chosen)
  return country === '' || !method?.countries || method.countries.includes(country)
}
