import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ChosenUnits } from '../../contract.ts'
import { LineChooser } from '../line-chooser.tsx'
import { VendorRefundPreview } from '../vendor-refund-preview.tsx'
import { vendorRefundPreviewQuery } from './queries.ts'
import { type OrderScope, useStep } from './use-order-scope.ts'

type RefundKind = { number: string; version: number; lines: ChosenUnits[]; reason: string }

const MAX_REASON = 500

/**
 * Cancels unshipped units (all selected initially) or refunds shipped units (none selected initially). Keys: orders.vendor.cancel.*,
 * orders.vendor.refund.*
 */
export default function GiveBackDialog({ desk, what }: { desk: OrderScope; what: 'cancel' | 'refund' }) {
  const { t } = useTranslation()
  const { order, close } = desk
  const source = useSource()
  const lines = order.lines
    .map((line) => ({ line, most: what === 'cancel' ? line.cancellable : line.refundable }))
    .filter(({ most }) => most > 0)
  const all = lines.map(({ line, most }) => ({ position: line.position, quantity: most }))
  const [chosen, setChosen] = useState<ChosenUnits[]>(what === 'cancel' ? all : [])
  const [reason, setReason] = useState('')
  const giveBack = useStep<RefundKind>(desk, (api, input, how) => api[what](input, how))

  function send() {
    giveBack.take({ number: order.number, version: order.version, lines: chosen, reason: reason.trim() }, () => {
      toast({ title: t(`orders.vendor.${what}.done`) })
      close()
    })
  }

  return (
    <Modal open firm width="lg" onOpenChange={close} title={t(`orders.vendor.${what}.title`)} lead={t(`orders.vendor.${what}.lead`)}>
      <div className="space-y-5">
        <div>
          <LineChooser label={t(`orders.vendor.${what}.lines`)} lines={lines} chosen={chosen} onChange={setChosen} />
          <Button look="quiet" size="sm" className="mt-1" onClick={() => setChosen(all)}>
            {t('orders.vendor.chooseAll')}
          </Button>
        </div>
        <TextArea
          dir="auto"
          label={t('orders.vendor.reason')}
          hint={t('orders.vendor.reasonHint')}
          required={false}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <VendorRefundPreview
          lines={chosen}
          query={vendorRefundPreviewQuery(source, desk.workspaceId, order, chosen)}
          owed={order.payment?.status === 'pending'}
        />
        {giveBack.error && <FailureNotice error={giveBack.error} words="orders" />}
      </div>
      <ModalActions>
        <Button look="secondary" onClick={close}>
          {t('platform.cancel')}
        </Button>
        <Button look="destructive" busy={giveBack.isPending} disabled={chosen.length === 0} onClick={send}>
          {t(`orders.vendor.${what}.submit`)}
        </Button>
      </ModalActions>
    </Modal>
  )
}
