import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { CrmPage } from '../crm-page.tsx'
import { PIPELINE } from './deal-paths.ts'
import { NewDeal } from './new-deal.tsx'

const DealsTable = lazyPart(() => import('./deals-table.tsx'), { Fallback: SectionLoading })

export default function DealsPage() {
  const { t } = useTranslation()
  return (
    <CrmPage
      title={t('crm.deals.title')}
      lead={t('crm.deals.lead')}
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
      {(workspaceId) => <DealsTable workspaceId={workspaceId} />}
    </CrmPage>
  )
}
