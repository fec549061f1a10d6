import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { Route } from './+types/order.page.ts'
import { vendorOrderQuery } from './queries.ts'

const VendorOrderRecord = lazy(() => import('./order-record.tsx'))

/** One order of a vendor. */
export default function OrderPage({ params: { orderId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="orders" title={t('orders.vendor.title')}>
      {(workspaceId) => <Order key={`${workspaceId} ${orderId}`} workspaceId={workspaceId} number={orderId} />}
    </RequirePermission>
  )
}

function Order({ workspaceId, number }: { workspaceId: string; number: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(vendorOrderQuery(useSource(), workspaceId, number))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <MissingRecord />
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={data?.number ?? t('orders.vendor.title')} hidden />
      {isLoadingError && <FailedNotice text={t('orders.vendor.failed')} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {data && (
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <VendorOrderRecord workspaceId={workspaceId} order={data} />
        </Suspense>
      )}
    </main>
  )
}
