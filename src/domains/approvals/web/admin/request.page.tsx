import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { LoadedRequest } from '../loaded-request.tsx'
import { usePlatformOrigin } from '../queries.ts'
import type { Route } from './+types/request.page.ts'

export default function PlatformRequestPage({ params: { requestId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('approvals.request')} hidden />
      <LoadedRequest origin={usePlatformOrigin()} requestId={requestId} />
    </>
  )
}
