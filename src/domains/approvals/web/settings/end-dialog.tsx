import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { SubstituteView } from '../../contract.ts'
import { useDeleteSubstitute } from '../operations.ts'

type Props = { workspaceId: string; named: SubstituteView; onClose: () => void }

export default function EndDialog({ workspaceId, named, onClose }: Props) {
  const { t } = useTranslation()
  const end = useDeleteSubstitute(workspaceId)
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('approvals.substitutes.endTitle', { name: named.substitute.name })}
      action={t('approvals.substitutes.endAction')}
      words="approvals"
      onConfirm={async () => {
        await end.mutateAsync(named.id)
        toast({ title: t('approvals.substitutes.ended') })
      }}
    >
      {t('approvals.substitutes.endText')}
    </Confirm>
  )
}
