import { useQuery } from '@tanstack/react-query'
import { Lock, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OtherBusinesses, useWorkspace } from '#domains/workspaces/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { canManageQuery, type PromotionsScope, useVendorPromotions } from '../promotions-scope.ts'

/** Shows the page to members with the permission `growth`, and a notice to others. */
export function GrowthPermission({ children }: { children: (scope: PromotionsScope) => ReactNode }) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  const scope = useVendorPromotions()
  const holdsPermission = workspace?.permissions.includes('growth') ?? false
  const may = useQuery({ ...canManageQuery(scope), enabled: holdsPermission })
  if (!workspace || (holdsPermission && may.isPending)) return <LoadingPage />
  const missing = { icon: Lock, title: t('promotions.title'), text: t('promotions.permissionMissing', { workspace: workspace.name }) }
  return (
    <main key={workspace.id} id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      {!holdsPermission && <Notice headingLevel="h1" {...missing} />}
      {holdsPermission && errorCode(may.error) === 'NOT_FOUND' && <NotSelling />}
      {holdsPermission && errorCode(may.error) !== 'NOT_FOUND' && children(scope)}
    </main>
  )
}

/** Shown if the workspace is not a vendor; links to the user's other workspaces. */
function NotSelling() {
  const { t } = useTranslation()
  return (
    <Notice headingLevel="h1" icon={Store} title={t('promotions.notSelling')} text={t('promotions.notSellingText')}>
      <OtherBusinesses />
    </Notice>
  )
}
