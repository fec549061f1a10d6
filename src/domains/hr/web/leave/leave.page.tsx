import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { HrPage } from '../hr-page.tsx'
import { LeaveLinks } from './leave-links.tsx'
import { RequestLeave } from './request-leave.tsx'
import { SheetButton } from './sheet-button.tsx'

const CalendarSheet = lazy(() => import('./calendar-sheet.tsx'))
const LeaveTable = lazyPart(() => import('./leave-table.tsx'), { Fallback: SectionLoading })

export default function LeavePage() {
  const { t } = useTranslation()
  return (
    <HrPage
      title={t('hr.leave.title')}
      lead={t('hr.leave.lead')}
      actions={(workspaceId) => (
        <>
          <SheetButton label={t('hr.calendar.title')} workspaceId={workspaceId} Sheet={CalendarSheet} />
          <RequestLeave workspaceId={workspaceId} />
        </>
      )}
    >
      {(workspaceId) => (
        <>
          <LeaveLinks />
          <LeaveTable workspaceId={workspaceId} add={<RequestLeave workspaceId={workspaceId} />} />
        </>
      )}
    </HrPage>
  )
}
