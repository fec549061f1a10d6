import { Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CartView } from '../contract.ts'
import { useDeliveryText } from './delivery-text.ts'

type Props = { delivery: CartView['deliveries'][number]; totals: CartView['totals'] }

/** One line about a vendor's delivery. */
export function VendorDelivery({ delivery: { methods, chosen, shipping }, totals }: Props) {
  const { t } = useTranslation()
  const words = useDeliveryText()
  const shared = totals.rows.find((row) => row.rule === 'sharedShipping')
  const method = methods.find(({ id }) => id === chosen)
  const own = method && words.fee(shipping ?? method.fee)
  // Shown even when promotions pay it.
  const fee = shared?.amount.amountMinor && totals.toFreeShipping ? words.fee(shared.amount) : null
  const sharing = shared && shared.vendors.length > 1
  const text = method
    ? [method.name, method.estimate ? t('cart.delivery.feeFrom', { fee: own }) : own, words.days(method)].join(' · ')
    : fee === null
      ? t('cart.delivery.sharedFree')
      : sharing
        ? t('cart.delivery.sharedFee', { fee })
        : t('cart.delivery.alone', { fee })
  return (
    <p className="mt-1 flex items-center gap-2 text-xs text-muted-foreground">
      <Truck aria-hidden className="flip size-3.5 shrink-0" />
      {text}
    </p>
  )
}
