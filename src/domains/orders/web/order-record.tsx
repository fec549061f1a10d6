import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Totals } from '#domains/cart/web/index.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { OrderView } from '../contract.ts'
import { OrderAddress } from './order-address.tsx'
import { OrderPart } from './order-part.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { PrivateLink } from './private-link.tsx'

export function OrderRecord({ order }: { order: OrderView }) {
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
        <p className="mt-1 text-muted-foreground">{t('orders.payOnDelivery')}</p>
      </header>
      <PrivateLink orderId={order.id} />
      <div className="mt-10 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-6">
          {order.parts.map((part) => (
            <OrderPart key={part.number} part={part} />
          ))}
        </div>
        <div className="space-y-6">
          <section aria-label={t('orders.totals')} className="rounded-lg border bg-card p-5">
            <Totals totals={order} />
          </section>
          <OrderAddress order={order} />
          <OrderTimeline history={order.history} />
        </div>
      </div>
      <div className="mt-10 flex justify-center">
        <ButtonLink to="/marketplace" look="secondary">
          {t('orders.continue')}
        </ButtonLink>
      </div>
    </>
  )
}
