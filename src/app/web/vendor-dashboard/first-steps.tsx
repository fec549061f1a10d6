import { useTranslation } from 'react-i18next'
import type { Checklist } from '#domains/vendors/contract.ts'
import { CheckList } from '#domains/vendors/web/index.ts'
import { Panel } from '#platform/web/ui/panel.tsx'

const SHOP = '/settings?tab=shop'
const PATHS = { profile: SHOP, payout: SHOP, shipping: SHOP, policies: SHOP, product: '/products/new' }

/** The checklist of a new shop; hidden once it is complete. */
export function FirstSteps({ checklist }: { checklist: Checklist }) {
  const { t } = useTranslation()
  if (checklist.every(({ done }) => done)) return null
  return (
    <Panel title={t('app.vendorDashboard.firstSteps')} lead={t('app.vendorDashboard.firstStepsLead')}>
      <CheckList items={checklist} paths={PATHS} />
    </Panel>
  )
}
