import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { QueuedApplication } from '../../contract.ts'
import { useApprove } from './operations.ts'

type Props = { application: Pick<QueuedApplication, 'id' | 'name'>; onClose: () => void }

export default function ApproveDialog({ application: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const approve = useApprove()
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('vendors.admin.approveTitle', { name })}
      action={t('vendors.admin.approve')}
      words="vendors"
      onConfirm={async () => {
        await approve.mutateAsync({ id })
        toast({ title: t('vendors.admin.approved', { name }) })
      }}
    >
      <p>{t('vendors.admin.approveText')}</p>
    </Confirm>
  )
}
