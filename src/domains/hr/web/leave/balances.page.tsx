import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { HrPage } from '../hr-page.tsx'
import { LeaveLinks } from './leave-links.tsx'

const BalancesTable = lazyPart(() => import('./balances-table.tsx'), { Fallback: SectionLoading })

export default function BalancesPage() {
  const { t } = useTranslation()
  return (
    <HrPage title={t('hr.balances.title')} lead={t('hr.balances.lead')}>
      {(workspaceId) => (
        <>
          <LeaveLinks />
          <BalancesTable workspaceId={workspaceId} />
        </>
      )}
    </HrPage>
  )
}
