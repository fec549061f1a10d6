import { useTranslation } from 'react-i18next'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { QueuedApplication } from '../../contract.ts'
import { useReject } from './operations.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export default function RejectDialog({ application: { id, name }, onClose }: { application: QueuedApplication; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      id={id}
      draft={`vendors.admin.applications.refuse ${id}`}
      operation={useReject()}
      title={t('vendors.admin.refuseTitle', { name })}
      lead={t('vendors.admin.refuseText')}
      action={t('vendors.admin.refuse')}
      onDone={() => toast({ title: t('vendors.admin.refused', { name }) })}
      onClose={onClose}
    />
  )
}
