import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '#domains/accounts/web/index.ts'
import { cartQuery, useScreenBroughtBack } from '#domains/cart/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import { OrderSummary } from './order-summary.tsx'
import { usePlaceOrder } from './queries.ts'

/** The form's machinery comes while the cart is being asked for. */
const CheckoutForm = lazy(() => import('./checkout-form.tsx'))

export default function CheckoutPage() {
  const { t } = useTranslation()
  const source = useSource()
  const cart = useQuery(cartQuery(source))
  const me = useQuery(meQuery(source))
  const bringingBack = useScreenBroughtBack(Boolean(me.data))
  const place = usePlaceOrder()
  // While an order is on its way its emptied cart is no news.
  const leaving = place.isPending || place.isSuccess
  const empty = cart.data?.lines.length === 0 && !leaving && !bringingBack
  const ready = cart.data !== undefined && !me.isPending && !bringingBack
  return (
    <main id="content" className="page min-h-dvh pt-8 pb-8 md:pt-12">
      <PageHead title={t('checkout.title')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('checkout.title')}</h1>
      {!ready && !cart.isLoadingError && <CheckoutSkeleton />}
      {cart.isLoadingError && <FailedNotice text={t('cart.loadFailed')} onRetry={() => void cart.refetch()} />}
      {empty && <EmptyCheckout place={place} />}
      {ready && !empty && (
        <div className="mt-6 grid gap-x-14 gap-y-6 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="z-20 max-lg:sticky max-lg:top-18 lg:order-2">
            <OrderSummary cart={cart.data} />
          </div>
          <Suspense fallback={<FieldsSkeleton />}>
            <CheckoutForm cart={cart.data} me={me.data ?? null} place={place} />
          </Suspense>
        </div>
      )}
    </main>
  )
}

function CheckoutSkeleton() {
  return (
    <div className="mt-8 grid gap-14 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <FieldsSkeleton />
      <Skeleton className="hidden h-80 rounded-lg lg:block" />
    </div>
  )
}

function FieldsSkeleton() {
  return (
    <div className="space-y-5">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  )
}
