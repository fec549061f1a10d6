import { FileText, Truck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Button, buttonClasses } from '#platform/web/ui/button.tsx'
import { CUSTOMER_ORDERS } from '../contract/constants.ts'
import type { SentOrder } from '../contract.ts'
import { customerOrderPath, orderDocumentPath } from './paths.ts'
import { useConfirmCustomerOrder } from './sending-queries.ts'
import { SentOrderContent } from './sent-order.tsx'
import { SentState } from './sent-state.tsx'

const AdviseDialog = lazy(() => import('./advise-dialog.tsx'))

/** An order of a linked customer. Keys: procurement.customers.state.* */
export default function CustomerOrderRecord({ id, order, workspaceId }: { id: string; order: SentOrder; workspaceId: string }) {
  const { t } = useTranslation()
  const [advising, setAdvising] = useState(false)
  const isOpen = order.state !== 'fulfilled' && order.state !== 'cancelled'
  return (
    <RecordPage
      title={t('procurement.confirm.title', { number: order.number, customer: `\u2068${order.customer}\u2069` })}
      list={{ label: t('procurement.customers.title'), path: CUSTOMER_ORDERS }}
      path={customerOrderPath(id)}
      badges={<SentState state={order.state} />}
      actions={
        <>
          {isOpen && order.lines.some(({ qty, advised }) => advised < qty) && (
            <Button look="secondary" onClick={() => setAdvising(true)}>
              <Truck aria-hidden className="size-4.5" />
              {t('procurement.advise.open')}
            </Button>
          )}
          <a href={orderDocumentPath(id)} download className={buttonClasses('secondary')}>
            <FileText aria-hidden className="size-4" />
            {t('procurement.sending.pdf')}
          </a>
        </>
      }
    >
      <SentOrderContent
        order={order}
        operation={useConfirmCustomerOrder(workspaceId, id)}
        draft={`procurement.customerOrders.confirm ${id}`}
      />
      {advising && (
        <Suspense>
          <AdviseDialog id={id} order={order} workspaceId={workspaceId} onClose={() => setAdvising(false)} />
        </Suspense>
      )}
    </RecordPage>
  )
}
