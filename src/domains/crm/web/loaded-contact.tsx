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
import type { ContactView } from '../contract.ts'
import { contactQuery } from './queries.ts'

type Props = { id: string; children: (found: { contact: ContactView; workspaceId: string }) => ReactNode }

/** Loads a contact for its own page and for the edit page. */
export function LoadedContact({ id, children }: Props) {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="crm" title={t('crm.title')}>
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
  const { data, error, isPending, isLoadingError, refetch } = useQuery(contactQuery(useSource(), workspaceId, id))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <NotFound />
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={data?.name ?? t('crm.title')} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('crm.failed')} onRetry={() => void refetch()} />}
      {data && <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>{children({ contact: data, workspaceId })}</Suspense>}
    </main>
  )
}
