import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** Shows a record once it is loaded; a missing one is not found. */
export function LoadedCrmRecord<View>({ query, children }: { query: UseQueryResult<View>; children: (record: View) => ReactNode }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = query
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <NotFound />
  if (isPending) return <Skeleton className="h-96 rounded-lg" />
  if (isLoadingError) return <FailedNotice text={t('crm.failed')} onRetry={() => void refetch()} />
  return data === undefined ? null : children(data)
}
