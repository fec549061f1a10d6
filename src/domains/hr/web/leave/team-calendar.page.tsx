import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { HrPage } from '../hr-page.tsx'
import { LeaveLinks } from './leave-links.tsx'
import { SheetButton } from './sheet-button.tsx'

const TeamCalendar = lazyPart(() => import('./team-calendar.tsx'), { Fallback: SectionLoading })
const FeedDialog = lazy(() => import('./feed-dialog.tsx'))

export default function TeamCalendarPage() {
  const { t } = useTranslation()
  return (
    <HrPage
      title={t('hr.team.title')}
      lead={t('hr.team.lead')}
      actions={(workspaceId) => <SheetButton label={t('hr.team.subscribe')} workspaceId={workspaceId} Sheet={FeedDialog} />}
    >
      {(workspaceId) => (
        <>
          <LeaveLinks />
          <TeamCalendar workspaceId={workspaceId} />
        </>
      )}
    </HrPage>
  )
}
