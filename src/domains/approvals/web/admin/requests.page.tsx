import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { usePlatformOrigin } from '../queries.ts'
import { RequestList } from '../request-list.tsx'

/** Requests of the platform, which a second administrator decides. */
export default function PlatformRequestsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('approvals.title')} hidden />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('approvals.adminLead')}</p>
      <RequestList origin={usePlatformOrigin()} />
    </>
  )
}
