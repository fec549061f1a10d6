import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { errorCode } from '#platform/web/failure.ts'
import { pageContext } from '#platform/web/page-context.ts'
import { useSource } from '#platform/web/source.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { Route } from './+types/order-confirmation.page.ts'
import { OrderRecord } from './order-record.tsx'
import { orderQuery } from './queries.ts'

/** Checks only whether the visitor can see the order, so that a missing order gets a real 404 status. */
export async function loader({ context, params: { orderId } }: Route.LoaderArgs) {
  await context
    .get(pageContext)
    .api.orders.get({ orderId })
    .catch((error: unknown) => {
      throw errorCode(error) === 'NOT_FOUND' ? data(null, { status: 404 }) : error
    })
  return null
}

export function clientLoader() {
  return null
}

/** The document holds no private data; the browser requests the order with the visitor's authorization. */
export default function OrderConfirmationPage({ params: { orderId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const order = useQuery(orderQuery(useSource(), orderId))
  const loading = (
    <p role="status" className="py-24 text-center text-muted-foreground">
      {t('platform.loading')}
    </p>
  )
  if (order.isLoadingError && errorCode(order.error) === 'NOT_FOUND') return <NotFound />
  return (
    <main id="content" className="page min-h-dvh max-w-5xl pt-8 pb-8 md:pt-14">
      <PageHead title={t('orders.title')} hidden />
      {order.isPending && loading}
      {order.isLoadingError && <FailedNotice text={t('orders.loadFailed')} onRetry={() => void order.refetch()} />}
      {order.data && (
        <Suspense fallback={loading}>
          <OrderRecord order={order.data} />
        </Suspense>
      )}
    </main>
  )
}
