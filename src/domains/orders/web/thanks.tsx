import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrderView } from '../contract.ts'
import { PrivateLink } from './private-link.tsx'

/** Thank-you message after placement, with the private link, which only this tab knows. */
export default function Thanks({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  return (
    <>
      <header className="flex flex-col items-center text-center">
        <span className="flex size-16 items-center justify-center rounded-full bg-success text-success-foreground">
          <Check aria-hidden className="size-8" />
        </span>
        <h1 className="mt-5 text-xl font-bold tracking-tight">{t('orders.thanks', { name: order.shippingAddress.name })}</h1>
        <p className="mt-2 text-muted-foreground">
          {t('orders.number')}{' '}
          <bdi dir="ltr" className="font-semibold text-foreground">
            {order.id}
          </bdi>
        </p>
        <p className="mt-1 text-muted-foreground">
          {order.payment?.method === 'delivery' ? t('orders.payOnDelivery') : t('orders.setAside')}
        </p>
        {order.confirmUntil === null && (
          <p className="mt-1 text-muted-foreground wrap-anywhere">{t('orders.mailed', { email: `\u2066${order.email}\u2069` })}</p>
        )}
      </header>
      <PrivateLink orderId={order.id} />
    </>
  )
}
