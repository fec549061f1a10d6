import { HandCoins, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FREE_SHIPPING_OVER, SHIPPING_FEE } from '#domains/cart/web/index.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'

export function DeliveryPromise() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <ul className="divide-y rounded-md border">
      <li className="flex items-center gap-3 px-4 py-3">
        <Truck aria-hidden className="flip size-5 shrink-0 text-muted-foreground" />
        {t('marketplace.product.delivery', { over: formatMoney(FREE_SHIPPING_OVER, locale), fee: formatMoney(SHIPPING_FEE, locale) })}
      </li>
      <li className="flex items-center gap-3 px-4 py-3">
        <HandCoins aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        {t('marketplace.product.payOnDelivery')}
      </li>
    </ul>
  )
}
