import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ChosenUnits, OrderView, PartView } from '../contract.ts'
import { LineChooser } from './line-chooser.tsx'
import { useCancel } from './queries.ts'
import { RefundPreview } from './refund-preview.tsx'

/** All unshipped units are selected initially. */
export default function CancelDialog({ order, part, onClose }: { order: OrderView; part: PartView; onClose: () => void }) {
  const { t } = useTranslation()
  const cancel = useCancel()
  const lines = part.lines.filter(({ cancellable }) => cancellable > 0).map((line) => ({ line, most: line.cancellable }))
  const [chosen, setChosen] = useState<ChosenUnits[]>(lines.map(({ line, most }) => ({ position: line.position, quantity: most })))
  const units = { orderId: order.id, number: part.number, lines: chosen }

  function send() {
    cancel.mutate(units, {
      onSuccess: () => {
        toast({ title: t('orders.cancel.done') })
        onClose()
      },
    })
  }

  return (
    <Modal
      open
      onOpenChange={onClose}
      firm
      width="lg"
      title={t('orders.cancel.title')}
      lead={t('orders.cancel.lead', { vendor: part.vendor.name })}
    >
      <div className="space-y-5">
        <LineChooser label={t('orders.cancel.lines')} lines={lines} chosen={chosen} onChange={setChosen} />
        <RefundPreview units={units} payment={order.payment} />
        {cancel.error && <FailureNotice error={cancel.error} words="orders" />}
      </div>
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('orders.cancel.keep')}
        </Button>
        <Button look="destructive" busy={cancel.isPending} disabled={chosen.length === 0} onClick={send}>
          {t('orders.cancel.submit')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
