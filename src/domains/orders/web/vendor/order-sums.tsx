import { useTranslation } from 'react-i18next'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { VendorOrderView } from '../../contract.ts'
import { Sums } from '../sums.tsx'

/** Totals of the vendor's part. */
export function OrderSums({ order }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('orders.totals')}>
      <Sums of={order} />
    </Panel>
  )
}
