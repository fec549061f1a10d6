import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { Route } from './+types/request.page.ts'
import { LoadedRequest } from './loaded-request.tsx'
import { useWorkspaceOrigin } from './queries.ts'

export default function RequestPage({ params: { requestId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('approvals.request')} hidden />
      <LoadedRequest origin={useWorkspaceOrigin()} requestId={requestId} />
    </main>
  )
}
