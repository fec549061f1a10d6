import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { CrmPage } from '../crm-page.tsx'
import { NewDeal } from '../deals/new-deal.tsx'

const Pipelines = lazyPart(() => import('./pipelines.tsx'), { Fallback: SectionLoading })

export default function PipelinePage() {
  const { t } = useTranslation()
  return (
    <CrmPage wide title={t('crm.board.title')} lead={t('crm.board.lead')} actions={(workspaceId) => <NewDeal workspaceId={workspaceId} />}>
      {(workspaceId) => <Pipelines workspaceId={workspaceId} />}
    </CrmPage>
  )
}
