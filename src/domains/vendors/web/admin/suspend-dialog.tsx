import { useTranslation } from 'react-i18next'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { VendorRecord } from '../../contract.ts'
import { useSuspendVendor } from './operations.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export default function SuspendDialog({ vendor: { id, name, suspension }, onClose }: { vendor: VendorRecord; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      id={id}
      draft={`vendors.admin.vendors.suspend ${id}`}
      operation={useSuspendVendor()}
      title={t('vendors.admin.suspendTitle', { name })}
      lead={t('vendors.admin.suspendText')}
      action={t('vendors.admin.suspend')}
      begin={suspension?.reason ?? ''}
      onDone={() => toast({ title: t('vendors.admin.suspended', { name }), description: t('vendors.admin.suspendedText') })}
      onClose={onClose}
    />
  )
}
