import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { HrPage } from './hr-page.tsx'
import { LEAVE } from './leave/leave-paths.ts'
import { CHART, CHECKLISTS, LIST, NEW } from './paths.ts'
import { PAYROLL } from './payroll/paths.ts'

const OverviewContent = lazyPart(() => import('./overview-content.tsx'), { Fallback: SectionLoading })

export default function OverviewPage() {
  const { t } = useTranslation()
  return (
    <HrPage
      title={t('hr.title')}
      lead={t('hr.lead')}
      actions={() => (
        <>
          <ButtonLink to={CHART} look="secondary">
            {t('hr.chart.title')}
          </ButtonLink>
          <ButtonLink to={LEAVE} look="secondary">
            {t('hr.leave.title')}
          </ButtonLink>
          <ButtonLink to={PAYROLL} look="secondary">
            {t('hr.payroll.title')}
          </ButtonLink>
          <ButtonLink to={CHECKLISTS} look="secondary">
            {t('hr.checklists.title')}
          </ButtonLink>
          <ButtonLink to={LIST} look="secondary">
            {t('hr.employees.title')}
          </ButtonLink>
          <ButtonLink to={NEW}>
            <Plus aria-hidden className="size-4.5" />
            {t('hr.employees.add')}
          </ButtonLink>
        </>
      )}
    >
      {(workspaceId) => <OverviewContent workspaceId={workspaceId} />}
    </HrPage>
  )
}
