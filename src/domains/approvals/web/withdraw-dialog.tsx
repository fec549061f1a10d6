import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ApprovalRequestRecord } from '../contract.ts'
import { useWithdraw } from './operations.ts'
import type { Origin } from './queries.ts'

type Props = { origin: Origin; request: ApprovalRequestRecord; onClose: () => void }

export default function WithdrawDialog({ origin, request: { id, what }, onClose }: Props) {
  const { t } = useTranslation()
  const withdraw = useWithdraw(origin)
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('approvals.withdraw.title', { what })}
      action={t('approvals.withdraw.begin')}
      words="approvals"
      onConfirm={async () => {
        await withdraw.mutateAsync(id)
        toast({ title: t('approvals.withdraw.done') })
      }}
    >
      {t('approvals.withdraw.lead')}
    </Confirm>
  )
}
