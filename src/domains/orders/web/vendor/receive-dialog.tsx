import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useEventText } from './use-event-text.tsx'
import { type OrderScope, useStep } from './use-order-scope.ts'

/** Receives a return: refunds it and optionally restocks the items. */
export default function ReceiveDialog({ scope, returnId }: { scope: OrderScope; returnId: string }) {
  const { t } = useTranslation()
  const { order, close } = scope
  const { goodsOf } = useEventText(order)
  const [restock, setRestock] = useState(true)
  const row = order.returns.find(({ id }) => id === returnId)
  const receive = useStep<{ returnId: string; version: number; restock: boolean }>(scope, (api, input, how) =>
    api.returns.receive(input, how),
  )

  return (
    <Modal open firm onOpenChange={close} title={t('orders.vendor.receive.title')} lead={goodsOf(row?.lines ?? [])}>
      {row && (
        <p className="rounded-md bg-muted p-4">
          {t('orders.vendor.receive.money')} <span className="font-semibold tabular-nums">{formatCharge(row.refund.total)}</span>
        </p>
      )}
      <div className="mt-3">
        <SwitchField
          label={t('orders.vendor.receive.restock')}
          hint={t('orders.vendor.receive.restockHint')}
          checked={restock}
          onChange={setRestock}
        />
      </div>
      {receive.error && (
        <div className="mt-5 -mb-5">
          <FailureNotice error={receive.error} words="orders" />
        </div>
      )}
      <ModalActions>
        <Button look="secondary" onClick={close}>
          {t('platform.cancel')}
        </Button>
        <Button
          busy={receive.isPending}
          onClick={() =>
            receive.take({ returnId, version: order.version, restock }, () => {
              toast({ title: t('orders.vendor.receive.done') })
              close()
            })
          }
        >
          {t('orders.vendor.receive.submit')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
