import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { GroupSummary } from '../../contract.ts'
import { useGroupOperation } from '../operations.ts'

/** Says who owns the group afterwards. */
export default function LeaveDialog({ group: { id, name, role, isPublic }, onClose }: { group: GroupSummary; onClose: () => void }) {
  const { t } = useTranslation()
  const operation = useGroupOperation(id)
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('groups.leave.title', { name })}
      action={t('groups.leave.submit')}
      danger
      words="groups"
      onConfirm={async () => {
        await operation.mutateAsync({ kind: 'leave' })
        toast({ title: t('groups.done.leave') })
      }}
    >
      <p>{t(role === 'owner' ? 'groups.leave.owner' : isPublic ? 'groups.leave.public' : 'groups.leave.private')}</p>
    </Confirm>
  )
}
