import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { TagView } from '../../contract.ts'
import { useSaving } from '../operations.ts'

export default function DeleteTag({ workspaceId, tag, onClose }: { workspaceId: string; tag: TagView; onClose: () => void }) {
  const { t } = useTranslation()
  const remove = useSaving<string, object>(workspaceId, (api, tagId, how) => api.tags.delete({ tagId }, how))
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('records.tags.deleteTitle', { name: tag.name })}
      action={t('records.tags.delete')}
      words="records"
      onConfirm={async () => {
        await remove.mutateAsync(tag.id)
        toast({ title: t('records.tags.deleted') })
      }}
    >
      <p>{t('records.tags.deleteText')}</p>
    </Confirm>
  )
}
