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
        {choices.map((delivery) => {
          const refusal = refusalOf(delivery, country)
          return (
            <DeliveryChoice
              key={delivery.vendor.slug}
              delivery={delivery}
              country={country || null}
              error={refusal === null ? undefined : t(`checkout.delivery.${refusal}`)}
            />
          )
        })}
      </div>
    </Section>
  )
}

/** Whether all chosen methods deliver there; true while no country is selected. */
export function allReachCountry({ deliveries }: CartView, country: string): boolean {
  return deliveries.every((delivery) => refusalOf(delivery, country) === null)
}

/** Why the chosen method doesn't deliver, as a text of `checkout.delivery`. */
function refusalOf({ methods, chosen }: CartDelivery, country: string): 'notThere' | 'notToAddress' | 'notThisParcel' | null {
  const method = methods.find(({ id }) => id === chosen)
  if (method?.refused === 'parcel') return 'notThisParcel'
  if (country === '' || !method) return null
  if (method.countries?.includes(country) === false) return 'notThere'
  return method.refused === 'place' ? 'notToAddress' : null
}
