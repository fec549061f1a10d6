import { Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CartDelivery } from '../contract.ts'
import { useDeliveryWords } from './delivery-words.ts'

/** How one vendor's goods come, in a line. */
export function VendorDelivery({ delivery: { methods, chosen, shipping } }: { delivery: CartDelivery }) {
  const { t } = useTranslation()
  const words = useDeliveryWords()
  const method = methods.find(({ id }) => id === chosen)
  return (
    <p className="mt-1 flex items-center gap-2 text-xs text-muted-foreground">
      <Truck aria-hidden className="flip size-3.5 shrink-0" />
      {method ? [method.name, words.fee(shipping ?? method.price), words.days(method)].join(' · ') : t('cart.delivery.shared')}
    </p>
  )
}
