import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { commissionQuery } from './queries.ts'

const CommissionEditor = lazy(() => import('./commission-editor.tsx'))

export default function CommissionPage() {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(commissionQuery(useSource()))
  return (
    <>
      <PageHead title={t('finance.commission.title')} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('finance.failed')} onRetry={() => void refetch()} />}
      {data && (
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <CommissionEditor commission={data} />
        </Suspense>
      )}
    </>
  )
}
