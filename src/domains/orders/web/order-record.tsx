import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { OrderView } from '../contract.ts'
import { privateLink } from './order-link.ts'
import { OrderPart } from './order-part.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { ReorderButton } from './reorder-button.tsx'
import { StatusBadge } from './status-badge.tsx'

const Thanks = lazy(() => import('./thanks.tsx'))
const ClaimPanel = lazy(() => import('./claim-panel.tsx'))
/** The last part of the page. */
const OrderAddress = lazyPart(async () => ({ default: (await import('./order-address.tsx')).OrderAddress }))
const ConfirmPanel = lazy(() => import('./confirm-panel.tsx'))

/** Shows the order. Directly after placement it starts with a thank-you message, later with the order's heading. */
export function OrderRecord({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const justPlaced = privateLink(order.id) !== null && order.parts.every(({ status }) => status === 'Pending')
  return (
    <>
      {justPlaced ? <Thanks order={order} /> : <RecordHead order={order} />}
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          {order.parts.map((part) => (
            <OrderPart key={part.number} order={order} part={part} />
          ))}
        </div>
        <div className="space-y-6">
          {(!order.mayAct || order.confirmUntil !== null) && <ConfirmPanel order={order} />}
          {order.mayAct && order.userId === 'guest' && <ClaimPanel order={order} />}
          <PaymentPanel order={order} />
          <OrderAddress order={order} />
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

function RecordHead({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const me = useMe()
  return (
    <header>
      {me && order.userId === me.id && (
        <Breadcrumbs crumbs={[{ to: '/order-history', label: t('orders.history.title') }, { label: order.id }]} />
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="text-xl font-bold tracking-tight">
              {t('orders.heading')} <bdi dir="ltr">{order.id}</bdi>
            </h1>
            <StatusBadge status={order.status} of={order} />
          </div>
          <p className="mt-1 text-muted-foreground">
            {t('orders.placedOn')} <time dateTime={order.placedAt}>{formatMoment(order.placedAt, locale)}</time>
          </p>
        </div>
        <ReorderButton orderId={order.id} />
      </div>
    </header>
  )
}
