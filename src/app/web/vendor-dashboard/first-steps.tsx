import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CheckList, shopQuery } from '#domains/vendors/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { Panel } from '#platform/web/ui/panel.tsx'

const SHOP = '/settings?tab=shop'
const PATHS = { profile: SHOP, payout: SHOP, shipping: SHOP, policies: SHOP, product: '/products/new' }

/** What a new shop still needs; gone once it is ready. */
export function FirstSteps({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(shopQuery(useSource(), workspaceId))
  if (!data || data.checklist.every(({ done }) => done)) return null
  return (
    <Panel title={t('app.vendorDashboard.firstSteps')} lead={t('app.vendorDashboard.firstStepsLead')}>
      <CheckList items={data.checklist} paths={PATHS} />
    </Panel>
  )
}
