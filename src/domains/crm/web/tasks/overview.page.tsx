import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { CrmPage } from '../crm-page.tsx'
import { PIPELINE } from '../deals/deal-paths.ts'
import { NewDeal } from '../deals/new-deal.tsx'

const OverviewContent = lazyPart(() => import('./overview-content.tsx'), { Fallback: SectionLoading })

export default function OverviewPage() {
  const { t } = useTranslation()
  return (
    <CrmPage
      title={t('crm.title')}
      lead={t('crm.overview.lead')}
      actions={(workspaceId) => (
        <>
          <ButtonLink to={PIPELINE} look="secondary">
            <Columns3 aria-hidden className="size-4.5" />
            {t('crm.board.title')}
          </ButtonLink>
          <NewDeal workspaceId={workspaceId} />
        </>
      )}
    >
      {(workspaceId) => <OverviewContent workspaceId={workspaceId} />}
    </CrmPage>
  )
}
