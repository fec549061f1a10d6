import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { HrPage } from '../hr-page.tsx'
import { RequestLeave } from './request-leave.tsx'

const LeaveTable = lazyPart(() => import('./leave-table.tsx'), { Fallback: SectionLoading })

export default function LeavePage() {
  const { t } = useTranslation()
  return (
    <HrPage title={t('hr.leave.title')} lead={t('hr.leave.lead')} actions={(workspaceId) => <RequestLeave workspaceId={workspaceId} />}>
      {(workspaceId) => <LeaveTable workspaceId={workspaceId} add={<RequestLeave workspaceId={workspaceId} />} />}
    </HrPage>
  )
}
