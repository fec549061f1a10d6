import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { HeldSaleView } from '../../contract.ts'
import { useConfirmSale } from './queries.ts'

/** Keys: finance.held.failure.* */
export default function ConfirmSaleDialog({ sale: { part, vendor, payable }, onClose }: { sale: HeldSaleView; onClose: () => void }) {
  const { t } = useTranslation()
  const confirm = useConfirmSale(() => {
    toast({ title: t('finance.held.done') })
    onClose()
  })
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('finance.held.confirmTitle', { part })}
      lead={t('finance.held.confirmLead', { vendor: vendor.name, amount: formatCharge(payable) })}
    >
      {confirm.isError && <FailureNotice error={confirm.error} words="finance.held" />}
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('platform.cancel')}
        </Button>
        <Button busy={confirm.isPending} onClick={() => confirm.mutate({ part })}>
          {t('finance.held.submit')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
