import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { Route } from './+types/order-confirmation.page.ts'
import { OrderRecord } from './order-record.tsx'
import { orderQuery } from './queries.ts'

/** Private: the document is an empty frame, the order is asked for by who may see it. */
export default function OrderConfirmationPage({ params: { orderId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const order = useQuery(orderQuery(useSource(), orderId))
  if (order.isLoadingError && codeOf(order.error) === 'NOT_FOUND') return <NotFound />
  return (
    <main id="content" className="page max-w-5xl pt-8 pb-8 md:pt-14">
      <PageHead title={t('orders.title')} hidden />
      {order.isPending && (
        <p role="status" className="py-24 text-center text-muted-foreground">
          {t('platform.loading')}
        </p>
      )}
      {order.isLoadingError && <FailedNotice text={t('orders.loadFailed')} onRetry={() => void order.refetch()} />}
      {order.data && <OrderRecord order={order.data} />}
    </main>
  )
}
