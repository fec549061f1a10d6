import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { type Origin, requestQuery } from './queries.ts'
import { RequestRecord } from './request-record.tsx'

export default function LoadedRequest({ origin, requestId }: { origin: Origin; requestId: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(requestQuery(origin, requestId))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <MissingRecord />
  if (isLoadingError) return <FailedNotice text={t('approvals.failed')} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton className="h-96 rounded-lg" />
  return <RequestRecord origin={origin} request={data} />
}
