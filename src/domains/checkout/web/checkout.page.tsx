import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '#domains/accounts/web/index.ts'
import type { CartView } from '#domains/cart/contract.ts'
import { cartQuery, resetCart, usePageRestored } from '#domains/cart/web/index.ts'
import { preloadModule } from '#platform/web/preload-module.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { PricedCart } from './checkout-form.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import { checkoutQuery, useGoToOrder, usePlaceOrder } from './queries.ts'
import { Section } from './section.tsx'
import { clearCheckoutId } from './stored-checkout-id.ts'

const CheckoutForm = lazy(() => import('./checkout-form.tsx'))
const OrderSummary = lazy(() => import('./order-summary.tsx'))
const ExpiredCheckout = lazy(() => import('./expired-checkout.tsx'))
const PaymentProgress = lazy(() => import('./payment-progress.tsx'))

// They come while the page is hydrated and the cart is asked for.
if (!import.meta.env.SSR) {
  preloadModule(() => import('./checkout-form.tsx'))
  preloadModule(() => import('./order-summary.tsx'))
}

export default function CheckoutPage() {
  const { t } = useTranslation()
  const source = useSource()
  const client = useQueryClient()
  const cart = useQuery(cartQuery(source))
  const me = useQuery(meQuery(source))
  const underway = useQuery(checkoutQuery(source))
  const bringingBack = usePageRestored(Boolean(me.data))
  const place = usePlaceOrder()
  const goToOrder = useGoToOrder()
  const [fresh, setFresh] = useState(false)
  const [priced, setPriced] = useState<PricedCart | null>(null)
  const checkout = underway.data ?? null
  const { status, orderId, link } = checkout ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: being placed is the event
  useEffect(() => {
    if (status === 'placed' && orderId && link) void goToOrder(orderId, link)
  }, [status])

  // While an order is being placed, the emptied cart is expected.
  const leaving = place.isPending || place.isSuccess || status === 'placed'
  const paying = status === 'paying'
  const ready = cart.data !== undefined && !me.isPending && !underway.isPending && !bringingBack
  const empty = ready && cart.data.lines.length === 0 && !leaving && !paying && status !== 'expired'
  const look = () => void underway.refetch()
  const again = () => {
    clearCheckoutId()
    client.setQueryData(checkoutQuery(source).queryKey, null)
    void resetCart(client)
  }
  return (
    <main id="content" className="page min-h-dvh pt-8 pb-8 md:pt-12">
      <PageHead title={t('checkout.title')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('checkout.title')}</h1>
      {!ready && !cart.isLoadingError && <CheckoutSkeleton />}
      {cart.isLoadingError && <FailedNotice text={t('cart.loadFailed')} onRetry={() => void cart.refetch()} />}
      {checkout && status === 'expired' && (
        <Suspense fallback={<FieldsSkeleton rows={5} />}>
          <ExpiredCheckout checkout={checkout} onAgain={again} />
        </Suspense>
      )}
      {empty && <EmptyCheckout place={place} />}
      {ready && !empty && status !== 'expired' && (
        <div className="mt-6 grid gap-x-14 gap-y-6 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="z-20 max-lg:sticky max-lg:top-18 lg:order-2">
            <Suspense fallback={<SummarySkeleton />}>
              <OrderSummary cart={priced?.cart ?? cart.data} method={priced?.method ?? null} />
            </Suspense>
          </div>
          <div className="min-w-0">
            {checkout && paying && (
              <Suspense fallback={<FieldsSkeleton rows={5} />}>
                <PaymentProgress checkout={checkout} fresh={fresh} answeredAt={underway.dataUpdatedAt} onOver={look} />
              </Suspense>
            )}
            <Suspense fallback={<FormSkeleton cart={cart.data} />}>
              <CheckoutForm
                cart={cart.data}
                onPriced={setPriced}
                me={me.data ?? null}
                place={place}
                checkout={status === 'open' ? checkout : null}
                answeredAt={underway.dataUpdatedAt}
                onBegun={() => setFresh(true)}
                onOver={look}
              />
            </Suspense>
          </div>
        </div>
      )}
    </main>
  )
}

function CheckoutSkeleton() {
  return (
    <div className="mt-6 grid gap-x-14 gap-y-6 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="lg:order-2">
        <SummarySkeleton />
      </div>
      <FormSkeleton />
    </div>
  )
}

/** The first sections of the form. Whether it asks for an address is known with the cart. */
function FormSkeleton({ cart }: { cart?: CartView }) {
  const { t } = useTranslation()
  return (
    <div className="space-y-10">
      <Section title={t('checkout.contact.title')} aside={<Skeleton className="my-3 h-5 w-40" />}>
        <div className="pb-2">
          <Skeleton className="h-24" />
        </div>
      </Section>
      {cart ? (
        <Section title={t(cart.needsAddress ? 'checkout.address.title' : 'checkout.buyer.title')}>
          <FieldsSkeleton rows={cart.needsAddress ? 5 : 1} />
        </Section>
      ) : (
        <div>
          <Skeleton className="mb-4 h-7 w-40" />
          <FieldsSkeleton rows={5} />
        </div>
      )}
    </div>
  )
}

/** On a phone as high as the summary that shows the total only. */
const SummarySkeleton = () => <Skeleton className="min-h-14 rounded-lg lg:h-80" />

function FieldsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="space-y-5">
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
        <Skeleton key={key} className="h-12" />
      ))}
    </div>
  )
}
