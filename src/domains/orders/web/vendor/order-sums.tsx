import { useTranslation } from 'react-i18next'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { VendorOrderView } from '../../contract.ts'
import { Sum, Sums } from '../sums.tsx'

/** Totals of the vendor's part. */
export function OrderSums({ order }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('orders.totals')}>
      <Sums of={order} />
      {order.onDelivery && (
        <dl className="mt-2">
          <Sum
            strong
            label={order.onDelivery.collectedAt ? t('orders.sum.collected') : t('orders.sum.toCollect')}
            money={order.onDelivery.amount}
          />
        </dl>
      )}
    </Panel>
  )
}
