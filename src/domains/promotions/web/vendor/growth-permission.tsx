import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OtherBusinesses, RequirePermission } from '#domains/workspaces/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { canManageQuery, type PromotionsScope, useVendorPromotions } from '../promotions-scope.ts'

type Props = { children: (scope: PromotionsScope) => ReactNode }

/** Shows the page to members of a vendor with the permission `growth`, and a notice to others. */
export function GrowthPermission({ children }: Props) {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="growth" title={t('promotions.title')}>
      {(workspaceId) => <OfVendor key={workspaceId}>{children}</OfVendor>}
    </RequirePermission>
  )
}

function OfVendor({ children }: Props) {
  const scope = useVendorPromotions()
  const may = useQuery(canManageQuery(scope))
  if (may.isPending) return <LoadingPage />
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      {errorCode(may.error) === 'NOT_FOUND' ? <NotSelling /> : children(scope)}
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
