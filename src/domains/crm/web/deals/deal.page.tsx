import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { CrmPage } from '../crm-page.tsx'
import type { Route } from './+types/deal.page.ts'
import { dealQuery } from './deal-queries.ts'

const DealRecord = lazyPart(() => import('./deal-record.tsx'), { Fallback: SectionLoading })

export default function DealPage({ params: { dealId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return <CrmPage title={t('crm.deals.title')}>{(workspaceId) => <Deal key={dealId} id={dealId} workspaceId={workspaceId} />}</CrmPage>
}

function Deal({ id, workspaceId }: { id: string; workspaceId: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(dealQuery(useSource(), workspaceId, id))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <NotFound />
  if (isPending) return <SectionLoading />
  if (isLoadingError) return <FailedNotice text={t('crm.deals.failed')} onRetry={() => void refetch()} />
  return data ? <DealRecord deal={data} workspaceId={workspaceId} /> : null
}
