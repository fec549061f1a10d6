import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { HrPage } from './hr-page.tsx'

const OrgChart = lazyPart(() => import('./org-chart.tsx'), { Fallback: SectionLoading })

export default function OrgChartPage() {
  const { t } = useTranslation()
  return (
    <HrPage title={t('hr.chart.title')} lead={t('hr.chart.lead')}>
      {(workspaceId) => <OrgChart workspaceId={workspaceId} />}
    </HrPage>
  )
}
