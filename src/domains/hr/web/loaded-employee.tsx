import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { EmployeeView } from '../contract.ts'
import { employeeQuery } from './queries.ts'

type Props = { id: string; children: (found: { employee: EmployeeView; workspaceId: string }) => ReactNode }

/** Loads an employee for its own page and for the edit page. */
export function LoadedEmployee({ id, children }: Props) {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="hr" title={t('hr.employees.title')}>
      {(workspaceId) => (
        <Page key={`${workspaceId} ${id}`} workspaceId={workspaceId} id={id}>
          {children}
        </Page>
      )}
    </RequirePermission>
  )
}

function Page({ workspaceId, id, children }: Props & { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(employeeQuery(useSource(), workspaceId, id))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <NotFound />
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={data?.name ?? t('hr.employees.title')} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('hr.employees.failed')} onRetry={() => void refetch()} />}
      {data && <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>{children({ employee: data, workspaceId })}</Suspense>}
    </main>
  )
}
